/** The header in which whoever shares an army gives the key that withdraws it. */
export const SHARE_KEY_HEADER = 'Muster-Share-Key';
