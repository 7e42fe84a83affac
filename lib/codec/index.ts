export { canonicalRoster, tidyRoster } from './canonical';
export { decodeRoster, encodeRoster } from './code';
