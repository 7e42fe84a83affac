import * as z from 'zod';
import { armyWhere, type Breach, breachSchema, categoryWhere, message, unitWhere } from './breach';
import { VERDICTS } from './vocabulary';
import { waiverSchema } from './waiver';

/** Advice has the form of a breach and never changes the verdict. */
export const adviceSchema = z.strictObject({
  code: z.string(),
  where: z.union([armyWhere, categoryWhere, unitWhere]),
  message,
});
export type Advice = z.infer<typeof adviceSchema>;
export type Where = Breach['where'] | Advice['where'];

const die = z.int().nullable().describe('the die that is needed, or null for no save');

export const statsSchema = z.strictObject({
  move: z.number().nullable().describe('inches'),
  leadership: z.int().optional(),
  saves: z
    .union([
      z.strictObject({ missile: die, combat: die, skirmish: die.optional() }),
      z.strictObject({ front: die, other: die, crew: die }),
    ])
    .optional(),
  hitOn: z.int().optional().describe('medieval: the die that hits it, before modifiers'),
  flight: z.string().optional().describe('medieval: dice for rout and evade'),
  range: z.strictObject({ close: z.int(), long: z.int() }).optional().describe('medieval: inches'),
});
export type UnitStats = z.infer<typeof statsSchema>;

export const unitReportSchema = z.strictObject({
  points: z.number().nullable().describe('null: it cannot be priced, and counts nothing'),
  each: z.number().nullable().describe('points of one counted model, with its options'),
  stats: statsSchema.nullable(),
});
export type UnitReport = z.infer<typeof unitReportSchema>;

export const categoryReportSchema = z.strictObject({
  category: z.string(),
  points: z.number(),
  min: z.number().nullable().describe('the smallest number of points that is enough'),
  max: z.number().nullable().describe('the largest number of points that is allowed'),
});
export type CategoryReport = z.infer<typeof categoryReportSchema>;

/** A waiver that covers no breach any more. */
export const lapsedSchema = z.strictObject({
  waiver: waiverSchema,
  why: z.enum(['gone', 'changed']).describe('there is no such breach, or its numbers are not those agreed'),
  message,
});
export type Lapsed = z.infer<typeof lapsedSchema>;

/** What a check of one roster gives. Points are whole or exact halves and quarters. */
export const reportSchema = z.strictObject({
  verdict: z.enum(VERDICTS),
  points: z.strictObject({ spent: z.number(), agreed: z.number() }),
  units: z.array(unitReportSchema),
  categories: z.array(categoryReportSchema),
  breaches: z.array(breachSchema),
  advice: z.array(adviceSchema),
  lapsed: z
    .array(lapsedSchema)
    .min(1)
    .optional()
    .describe('waivers that cover nothing any more; left out: none'),
});
export type Report = z.infer<typeof reportSchema>;
