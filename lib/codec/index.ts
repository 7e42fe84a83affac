export { canonicalRoster, tidyRoster } from './canonical';
export { decodeRoster, encodeRoster } from './code';
export { MAX_LINK, moveLink, rosterOfLink } from './link';
