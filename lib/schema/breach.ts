import * as z from 'zod';
import { NEEDS } from './vocabulary';

export const unitWhere = z
  .strictObject({ unit: z.int().min(0) })
  .describe('a unit of the roster, counted from 0');
export const armyWhere = z.strictObject({ army: z.literal(true) });
export const categoryWhere = z.strictObject({ category: z.string() });

export const message = z.string().describe('one sentence with its arithmetic');
const saying = {
  message,
  waived: z.literal(true).optional().describe('the opponent has agreed to it'),
  note: z.string().optional().describe('what was agreed, where that was written down'),
};
const measured = {
  have: z.number(),
  limit: z.number(),
  by: z.number().describe('by how much the limit is missed, always more than 0'),
  ...saying,
};
const share = z.string().describe('the share as a fraction: 1/4');

/** A rule that the army breaks: its code, where, and the numbers. */
export const breachSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.literal('empty'), where: armyWhere, ...saying }),
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
  z.strictObject({ code: z.literal('entry-unknown'), where: unitWhere, entry: z.string(), ...saying }),
  z.strictObject({
    code: z.literal('entry-excluded'),
    where: unitWhere,
    entry: z.string(),
    variant: z.string(),
    ...saying,
  }),
  z.strictObject({
    code: z.literal('option-excluded'),
    where: unitWhere,
    option: z.string(),
    variant: z.string(),
    ...saying,
  }),
  z.strictObject({ code: z.literal('ally-excluded'), where: unitWhere, list: z.string(), ...saying }),
  z.strictObject({ code: z.literal('option-unknown'), where: unitWhere, option: z.string(), ...saying }),
  z.strictObject({ code: z.literal('command-unknown'), where: unitWhere, command: z.string(), ...saying }),
  z.strictObject({ code: z.literal('option-twice'), where: unitWhere, option: z.string(), ...saying }),
  z.strictObject({ code: z.literal('command-twice'), where: unitWhere, command: z.string(), ...saying }),
  z.strictObject({
    code: z.literal('options-exclusive'),
    where: unitWhere,
    options: z.tuple([z.string(), z.string()]),
    ...saying,
  }),
  z.strictObject({
    code: z.literal('option-needs'),
    where: unitWhere,
    option: z.string(),
    needs: z.enum([...NEEDS]),
    ...saying,
  }),
]);
export type Breach = z.infer<typeof breachSchema>;
export type BreachCode = Breach['code'];
