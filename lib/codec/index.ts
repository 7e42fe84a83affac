export { canonicalRoster, tidyRoster } from './canonical';
export { DamagedCode, decodeRoster, encodeRoster } from './code';
export { MAX_LINK, moveLink, rosterOfLink } from './link';
