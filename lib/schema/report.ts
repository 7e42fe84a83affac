import * as z from 'zod';
import { NEEDS, VERDICTS } from './vocabulary';

const unitWhere = z.strictObject({ unit: z.int().min(0) }).describe('a unit of the roster, counted from 0');
const armyWhere = z.strictObject({ army: z.literal(true) });
const categoryWhere = z.strictObject({ category: z.string() });

const message = z.string().describe('one sentence with its arithmetic');
const measured = {
  have: z.number(),
  limit: z.number(),
  by: z.number().describe('by how much the limit is missed, always more than 0'),
  message,
};
const share = z.string().describe('the share as a fraction: 1/4');

/** A rule that the army breaks: its code, where, and the numbers. */
export const breachSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('empty'), where: armyWhere, message }),
  z.strictObject({ code: z.literal('total-over'), where: armyWhere, ...measured }),
  z.strictObject({ code: z.literal('category-over'), where: categoryWhere, ...measured, share }),
  z.strictObject({ code: z.literal('category-under'), where: categoryWhere, ...measured, share }),
  z.strictObject({ code: z.literal('units-over'), where: categoryWhere, ...measured }),
  z.strictObject({
    code: z.literal('entry-over'),
    where: z.strictObject({ entry: z.string(), list: z.string() }),
    ...measured,
  }),
  z.strictObject({
    code: z.literal('upgrade-over'),
    where: z.strictObject({ option: z.string() }),
    ...measured,
  }),
  z.strictObject({ code: z.literal('size-under'), where: unitWhere, ...measured }),
  z.strictObject({ code: z.literal('size-over'), where: unitWhere, ...measured }),
  z.strictObject({ code: z.literal('entry-unknown'), where: unitWhere, entry: z.string(), message }),
  z.strictObject({
    code: z.literal('entry-excluded'),
    where: unitWhere,
    entry: z.string(),
    variant: z.string(),
    message,
  }),
  z.strictObject({
    code: z.literal('option-excluded'),
    where: unitWhere,
    option: z.string(),
    variant: z.string(),
    message,
  }),
  z.strictObject({ code: z.literal('ally-excluded'), where: unitWhere, list: z.string(), message }),
  z.strictObject({ code: z.literal('option-unknown'), where: unitWhere, option: z.string(), message }),
  z.strictObject({ code: z.literal('command-unknown'), where: unitWhere, command: z.string(), message }),
  z.strictObject({ code: z.literal('option-twice'), where: unitWhere, option: z.string(), message }),
  z.strictObject({ code: z.literal('command-twice'), where: unitWhere, command: z.string(), message }),
  z.strictObject({
    code: z.literal('options-exclusive'),
    where: unitWhere,
    options: z.tuple([z.string(), z.string()]),
    message,
  }),
  z.strictObject({
    code: z.literal('option-needs'),
    where: unitWhere,
    option: z.string(),
    needs: z.enum([...NEEDS]),
    message,
  }),
]);
export type Breach = z.infer<typeof breachSchema>;
export type BreachCode = Breach['code'];

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

/** What a check of one roster gives. Points are whole or exact halves and quarters. */
export const reportSchema = z.strictObject({
  verdict: z.enum(VERDICTS),
  points: z.strictObject({ spent: z.number(), agreed: z.number() }),
  units: z.array(unitReportSchema),
  categories: z.array(categoryReportSchema),
  breaches: z.array(breachSchema),
  advice: z.array(adviceSchema),
});
export type Report = z.infer<typeof reportSchema>;
