import * as z from 'zod';
import { grouped } from './grouped';
import { MAX_CHOICES, MAX_NAME, MAX_NOTE, MAX_POINTS, MAX_SIZE, MAX_UNITS, MAX_WAIVERS } from './limits';
import { idSchema } from './primitives';
import { ARMS, HALVES, QUALITIES, SHARE_BASES } from './vocabulary';
import { unitIdSchema, waiverSchema } from './waiver';

/** An id that a roster names. It need not exist: what a list does not offer is a breach, not an error. */
const named = z.string().min(1).max(MAX_NAME);
const choices = z.array(named).max(MAX_CHOICES);

const name = z.string().max(MAX_NAME);
const note = z.string().max(MAX_NOTE);
const size = whole(0, MAX_SIZE);

/** A whole number; whatever is wrong with it, both of its limits are told. */
function whole(min: number, max: number) {
  const told = `expected a whole number from ${min} to ${grouped(max)}`;
  return z.int(told).min(min, told).max(max, told);
}

/** A unit of a catalogue army: an entry of a list, how many, and what it carries. */
export const catalogueUnitSchema = z.strictObject({
  id: unitIdSchema.optional(),
  entry: named,
  list: named.optional().describe("the list it comes from, where that is not the army's own"),
  size: size.optional().describe('models, chariots, crew or hounds; left out: 1'),
  command: choices.optional(),
  options: choices.optional(),
  name: name.optional(),
  note: note.optional(),
});
export type CatalogueUnit = z.infer<typeof catalogueUnitSchema>;

/** A unit of a formula army, designed by its player. */
export const formulaUnitSchema = z.strictObject({
  id: unitIdSchema.optional(),
  name: name.optional(),
  quality: z.enum(QUALITIES),
  code: z
    .string()
    .regex(/^[CLO][UPAME][FM]$/, 'expected density C, L or O, armour U, P, A, M or E, then F or M'),
  size: size.optional().describe('figures; left out: 1'),
  arms: z.enum(ARMS).optional().describe('left out: melee'),
  options: choices.optional(),
  champion: z.boolean().optional(),
  note: note.optional(),
});
export type FormulaUnit = z.infer<typeof formulaUnitSchema>;

const format = z.literal('muster/1');
const waivers = z.array(waiverSchema).max(MAX_WAIVERS).optional();

/** The units of an army; ids that units carry are told apart. */
function unitsOf<T extends { id?: string | undefined }>(unit: z.ZodType<T>) {
  return z
    .array(unit)
    .max(MAX_UNITS)
    .superRefine((units, context) => {
      const ids = new Set<string>();
      units.forEach(({ id }, at) => {
        if (id === undefined) return;
        if (ids.has(id)) context.addIssue({ code: 'custom', path: [at, 'id'], message: DOUBLED });
        ids.add(id);
      });
    });
}

const DOUBLED = 'expected an id that no other unit has';

export const catalogueRosterSchema = z.strictObject({
  format,
  system: z.literal('ancient'),
  list: idSchema,
  variant: idSchema.optional(),
  name: name.optional(),
  points: whole(1, MAX_POINTS).describe('the agreed total'),
  settings: z.strictObject({ shares: z.enum(SHARE_BASES).optional() }).optional(),
  units: unitsOf(catalogueUnitSchema),
  waivers,
});
export type CatalogueRoster = z.infer<typeof catalogueRosterSchema>;

const HALVES_TOLD = {
  error: `expected whole or half points, more than 0 and at most ${grouped(MAX_POINTS)}`,
  abort: true,
};

/** Whole or half points. A multiple is tested with a tolerance, under which 1e-300 would pass: hence exactly, too. */
const halves = z
  .number(HALVES_TOLD)
  .positive(HALVES_TOLD)
  .max(MAX_POINTS, HALVES_TOLD)
  .multipleOf(0.5, HALVES_TOLD)
  .refine((points) => Number.isInteger(points * 2), HALVES_TOLD);

export const formulaRosterSchema = z.strictObject({
  format,
  system: z.literal('medieval'),
  name: name.optional(),
  points: halves.describe('the agreed total'),
  settings: z
    .strictObject({ shares: z.enum(SHARE_BASES).optional(), halves: z.enum(HALVES).optional() })
    .optional(),
  units: unitsOf(formulaUnitSchema),
  waivers,
});
export type FormulaRoster = z.infer<typeof formulaRosterSchema>;

export const rosterSchema = z.discriminatedUnion('system', [catalogueRosterSchema, formulaRosterSchema], {
  error: ({ code }) => (code === 'invalid_union' ? 'expected "ancient" or "medieval"' : undefined),
});
/** What was taken: one army, legal or not. */
export type Roster = z.infer<typeof rosterSchema>;
export type Unit = CatalogueUnit | FormulaUnit;
