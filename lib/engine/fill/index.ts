export { filled } from './changes';
export { fillChoices } from './choices';
export { fillUp, MOST_MONEY, WAYS } from './fill';
export type { FillChange, FillChoice, FillRefusal, FillRequest, FillResult, FillWay } from './types';
export type { Progress } from './ways';
