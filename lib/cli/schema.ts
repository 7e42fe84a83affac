import { listJsonSchema, rosterJsonSchema } from '@/lib/schema/json';
import type { SchemaName } from './forms';

const MAKERS: Record<SchemaName, () => object> = { roster: rosterJsonSchema, list: listJsonSchema };

/** A JSON Schema to print. */
export function schemaText(name: SchemaName): string {
  return `${JSON.stringify(MAKERS[name](), null, 2)}\n`;
}
