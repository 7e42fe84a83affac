export type { FixKind } from './candidate';
export { applyEdits, type Edit, originsOf } from './edit';
export { breachKey } from './identity';
export type { Phrase } from './says';
export { type Fix, fixer, suggestFixes } from './suggest';
