export * from './army';
export * from './draft';
export * from './errors';
export * from './history';
export type { DataNews, Scales, Seen, Weighed } from './news';
export * from './open-army';
export * from './shelf';
export * from './typed';
