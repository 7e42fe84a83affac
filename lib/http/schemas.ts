import { listJsonSchema, reportJsonSchema, rosterJsonSchema } from '@/lib/schema/json';

const SCHEMAS = new Map([
  ['roster', rosterJsonSchema],
  ['list', listJsonSchema],
  ['report', reportJsonSchema],
]);

/** A published JSON Schema by its name, or undefined. */
export function jsonSchema(name: string): object | undefined {
  return SCHEMAS.get(name)?.();
}
