/** The field that filters the list of entries. */
export const FILTER_ID = 'picker-filter';
