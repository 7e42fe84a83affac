import * as z from 'zod';
import { citeSchema, idSchema, versionSchema } from './primitives';
import { ARMOURS, ARMS, CATEGORIES, DENSITIES, ITEM_KINDS, NEEDS, QUALITIES, SAVE_SLOTS } from './vocabulary';

/** A term that a player can look up: what it does in one to three sentences of our own. */
const termShape = {
  name: z.string().min(1).describe('as it stands within a sentence, so mostly in small letters'),
  summary: z.string().min(1).describe('one to three sentences in our own words'),
  cite: citeSchema,
};

export const ruleSchema = z.strictObject(termShape);
export type Rule = z.infer<typeof ruleSchema>;

const saveSchema = z.strictObject({
  slot: z.enum(SAVE_SLOTS).describe('only the best item of a slot counts; slots add up'),
  better: z.int().min(1).max(6).describe('by how much the needed die falls'),
  closeOnly: z
    .literal(true)
    .optional()
    .describe('counts hand to hand only, and against missiles in skirmish order'),
});

/** Something a unit carries, rides or has learnt; an option of a list is always the id of an item. */
export const itemSchema = z.strictObject({
  ...termShape,
  kind: z.enum(ITEM_KINDS),
  save: saveSchema.optional(),
  slows: z
    .strictObject({ by: z.int().min(1), with: z.array(idSchema).optional() })
    .optional()
    .describe('takes this off Move; where `with` is given, only if one of those items is carried too'),
  move: z.int().min(0).optional().describe('the Move, in inches, that it gives when bought as an option'),
  twoHanded: z.literal(true).optional().describe('loses the shield hand to hand'),
  counts: z.array(idSchema).optional().describe('items as which this one counts in the rules'),
  grants: z.array(idSchema).optional().describe('special rules that come with it'),
  range: z.string().optional().describe('range, for missile weapons, with its sign: 16"'),
  strength: z.string().optional(),
});
export type Item = z.infer<typeof itemSchema>;

export const commandModelSchema = z.strictObject({
  ...termShape,
  leadership: z.int().optional().describe("added to the unit's own Leadership"),
});
export type CommandModel = z.infer<typeof commandModelSchema>;

const systemShape = {
  id: idSchema,
  version: versionSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  scale: z.union([z.literal(1), z.literal(2), z.literal(4)]).describe('smallest units of money in one point'),
  commonTotals: z.array(z.int().min(1)).min(1).describe('totals that are offered at a click'),
};

/** A system of army lists: entries with prices (kind `catalogue`). */
export const catalogueSystemSchema = z.strictObject({
  ...systemShape,
  kind: z.literal('catalogue'),
  battle: z
    .strictObject({ points: z.int().min(1), cite: citeSchema })
    .describe('about the smallest total for a proper battle; below it there is advice'),
  characteristics: z.array(z.strictObject({ id: z.string(), name: z.string() })).min(1),
  saveFrom: z.strictObject({
    die: z.int().describe('the needed die is this less the protection; no protection is no save'),
    cite: citeSchema,
  }),
  commands: z.record(idSchema, commandModelSchema),
  items: z.record(idSchema, itemSchema),
  rules: z.record(idSchema, ruleSchema),
});
export type CatalogueSystem = z.infer<typeof catalogueSystemSchema>;

const rangeSchema = z.strictObject({ close: z.int().min(1), long: z.int().min(1) }).describe('inches');
const moveSchema = z.strictObject({
  move: z.int().min(1).describe('inches'),
  flight: z
    .string()
    .regex(/^\d+d6$/)
    .describe('dice for rout and evade'),
  cite: citeSchema,
});

/** What an option does to the price, what it needs, and what it gives. */
export const formulaOptionSchema = z.strictObject({
  ...termShape,
  kind: z.enum(['missile', 'melee', 'special']),
  times: fractionTimes().optional().describe('multiplies the cost of a figure'),
  plus: z.int().min(1).optional().describe('points added to a figure after every multiplier'),
  needs: z.array(z.enum(NEEDS)).describe('one breach for each need that is not met'),
  range: rangeSchema.optional(),
  shields: z.literal(true).optional().describe('missile troops with it carry shields'),
  advice: z
    .array(
      z.strictObject({
        option: idSchema.optional(),
        arms: z.enum(ARMS).optional(),
        says: z.string().min(1),
        cite: citeSchema,
      }),
    )
    .optional()
    .describe('advice where the unit also has that option, or those arms'),
});
export type FormulaOption = z.infer<typeof formulaOptionSchema>;

function fractionTimes() {
  return z.tuple([z.int().min(1), z.int().min(1)]);
}

/** A system in which quality, armour and training make the price (kind `formula`). */
export const formulaSystemSchema = z.strictObject({
  ...systemShape,
  kind: z.literal('formula'),
  qualities: z.array(
    z.strictObject({
      ...termShape,
      id: z.enum(QUALITIES),
      value: z.int().min(1).describe('points of a figure, and its morale'),
      special: z.boolean().describe('whether it may use special weapons and tactics'),
    }),
  ),
  armours: z.array(
    z.strictObject({
      ...termShape,
      code: z.enum(ARMOURS),
      id: idSchema,
      cost: z.int().min(0),
      hitOn: z.int().describe('the die that hits it, before modifiers'),
    }),
  ),
  densities: z.array(
    z.strictObject({
      ...termShape,
      code: z.enum(DENSITIES),
      id: idSchema,
      base: z.int().min(1).describe('figures on a base'),
    }),
  ),
  categories: z.array(
    z.strictObject({
      ...termShape,
      code: z.enum(CATEGORIES),
      id: idSchema,
      mounted: z.boolean(),
      times: z.int().min(1),
    }),
  ),
  arms: z.array(
    z.strictObject({
      ...termShape,
      id: z.enum(ARMS),
      times: z.int().min(1),
      melee: z.boolean(),
      missile: z.boolean(),
    }),
  ),
  command: z.strictObject({
    ...termShape,
    perQuality: z.int().min(0).describe('points of a unit for each level of quality'),
  }),
  champion: z.strictObject({
    ...termShape,
    times: z.int().min(1),
    density: z.enum(DENSITIES),
    wounds: z.strictObject({ F: z.int().min(1), M: z.int().min(1) }),
  }),
  options: z
    .record(idSchema, formulaOptionSchema)
    .refine((options) => Object.keys(options).length <= 30, 'at most 30 options'),
  oneOf: z.array(z.array(idSchema).min(2)).describe('groups of options of which a unit has at most one'),
  moves: z.record(z.string().regex(/^[CLO][FM]$/), moveSchema).describe('by density and category'),
  moveLimits: z
    .record(z.string().regex(/^[UPAME][FM]$/), moveSchema)
    .describe('upper limits, by armour and category'),
  bows: z.strictObject({
    F: z.strictObject({ ...termShape, range: rangeSchema }),
    M: z.strictObject({ ...termShape, range: rangeSchema }),
  }),
  battle: z.strictObject({ points: z.int().min(1), cite: citeSchema }).optional(),
});
export type FormulaSystem = z.infer<typeof formulaSystemSchema>;

/** A rule system: what every army list of it shares. */
export const systemSchema = z.discriminatedUnion('kind', [catalogueSystemSchema, formulaSystemSchema]);
export type System = z.infer<typeof systemSchema>;
