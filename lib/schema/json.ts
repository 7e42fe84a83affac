import * as z from 'zod';
import { armyListSchema } from './list';
import { reportSchema } from './report';
import { rosterSchema } from './roster';

type JsonSchema = Record<string, unknown>;

/** The JSON Schema of the roster file, made from the Zod schema. */
export function rosterJsonSchema(): JsonSchema {
  return { title: 'Muster roster', ...z.toJSONSchema(rosterSchema) };
}

/** The JSON Schema of an army list. */
export function listJsonSchema(): JsonSchema {
  return { title: 'Muster army list', ...z.toJSONSchema(armyListSchema) };
}

/** The JSON Schema of a report. */
export function reportJsonSchema(): JsonSchema {
  return { title: 'Muster report', ...z.toJSONSchema(reportSchema) };
}
