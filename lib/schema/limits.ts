/** The limits of a roster, apart from the schemas so that a page can know them without loading a parser. */
export const MAX_POINTS = 1_000_000;
export const MAX_SIZE = 10_000;
export const MAX_NAME = 200;
export const MAX_NOTE = 2_000;
export const MAX_UNITS = 2_000;
export const MAX_CHOICES = 200;
export const MAX_WAIVERS = 500;
export const MAX_UNIT_ID = 40;
