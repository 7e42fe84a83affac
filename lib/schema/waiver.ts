import * as z from 'zod';
import { breachSchema } from './breach';
import { MAX_NAME, MAX_NOTE, MAX_UNIT_ID } from './limits';
import { NEEDS } from './vocabulary';

const id = z.string().min(1).max(MAX_NAME);

/** What a unit may be called by: it stays with the unit wherever that stands in the roster. */
export const unitIdSchema = z
  .string()
  .max(MAX_UNIT_ID)
  .regex(/^[A-Za-z0-9_-]+$/, 'expected a short id: letters, digits, hyphens and underscores')
  .describe('names the unit within the roster');

const whereSchema = z
  .union(
    [
      z.strictObject({ army: z.literal(true) }),
      z.strictObject({ category: id }),
      z.strictObject({ entry: id, list: id }),
      z.strictObject({ option: id }),
      z.strictObject({ unit: unitIdSchema }),
    ],
    { error: 'expected an army, a category, an entry and its list, an option, or the id of a unit' },
  )
  .describe('as a breach has it, but a unit is named by its id');

/**
 * A breach to which the opponent has agreed. Code and place alone cover every breach of that code there. Whatever
 * else it says must be as the breach has it: a waiver that covers none has lapsed.
 */
export const waiverSchema = z.strictObject({
  code: z.enum(breachSchema.options.map(({ shape }) => shape.code.value)),
  where: whereSchema,
  note: z.string().max(MAX_NOTE).optional().describe('what was agreed'),
  option: id.optional(),
  command: id.optional(),
  options: z.tuple([id, id]).optional().describe('two options, in either order'),
  needs: z.enum([...NEEDS]).optional(),
  entry: id.optional(),
  list: id.optional(),
  variant: id.optional(),
  share: id.optional(),
  have: z.number().optional().describe('the number to which the opponent agreed'),
  limit: z.number().optional().describe('the limit at that time'),
});
export type Waiver = z.infer<typeof waiverSchema>;
