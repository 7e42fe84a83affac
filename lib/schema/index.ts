export { type Breach, type BreachCode, breachSchema } from './breach';
export * from './limits';
export * from './list';
export * from './primitives';
export * from './report';
export * from './roster';
export * from './system';
export * from './vocabulary';
export * from './waiver';
