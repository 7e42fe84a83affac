import * as z from 'zod';
import { citeSchema, fractionSchema, idSchema, versionSchema } from './primitives';
import { itemSchema, ruleSchema } from './system';
import { ENTRY_KINDS } from './vocabulary';

const points = z.int().min(0).describe('whole points');

/** A row of figures; null is a figure that the source does not print, or a dash there. */
export const profileSchema = z.strictObject({
  name: z.string().min(1),
  of: z
    .enum(['model', 'mount', 'crew', 'machine', 'vehicle', 'beast'])
    .describe('whose figures; the first row is the unit’s own'),
  when: idSchema.optional().describe('only with this option; of kind `model` it then is the unit’s own row'),
  leads: z.literal(true).optional().describe('its Leadership is the unit’s'),
  values: z.record(z.string(), z.int().nullable()),
  cite: citeSchema,
});
export type Profile = z.infer<typeof profileSchema>;

export const optionSchema = z.strictObject({
  id: idSchema.describe('the id of an item of the system or of this list'),
  price: points,
  per: z.enum(['each', 'unit']).describe('paid for each counted model, or once'),
  replaces: z.array(idSchema).optional().describe('what it takes the place of: items of the equipment'),
  advice: z
    .strictObject({ says: z.string().min(1), cite: citeSchema })
    .optional()
    .describe('advice when it is taken'),
  cite: citeSchema,
});
export type EntryOption = z.infer<typeof optionSchema>;

export const entrySchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1).describe('as a heading, in capitals where a title would have them'),
  category: idSchema,
  kind: z.enum(ENTRY_KINDS).describe('a character is not counted as a unit'),
  cite: citeSchema,
  max: z
    .strictObject({ count: z.int().min(1), cite: citeSchema })
    .optional()
    .describe('how often the army may take it'),
  general: z.literal(true).optional().describe('is the army’s general'),
  size: z
    .strictObject({
      noun: z.tuple([z.string(), z.string()]).describe('what `size` counts: singular and plural'),
      min: z.int().min(0),
      max: z.int().min(1).optional(),
      advise: z
        .strictObject({ min: z.int(), says: z.string().min(1), cite: citeSchema })
        .optional()
        .describe('fewer than this is allowed, with advice'),
      cite: citeSchema,
    })
    .describe('the number that can vary'),
  price: z.strictObject({
    unit: points.optional().describe('once for the unit'),
    unitName: z.string().optional().describe('what the price of the unit buys: scorpio, elephant and mahout'),
    each: points.describe('for each counted model'),
    cite: citeSchema,
  }),
  profiles: z.array(profileSchema).min(1),
  equipment: z.array(idSchema).describe('items in the price'),
  options: z.array(optionSchema).max(30),
  oneOf: z
    .array(z.array(idSchema).min(2))
    .optional()
    .describe('groups of options of which at most one is had'),
  command: z.array(z.strictObject({ id: idSchema, price: points, cite: citeSchema })).max(30),
  rules: z.array(idSchema),
  skirmish: z.enum(['may', 'must']).optional(),
  fixedMove: z
    .strictObject({ cite: citeSchema })
    .optional()
    .describe('its printed Move stands whatever it buys'),
  fixedSaves: z
    .strictObject({ front: z.int().nullable(), other: z.int().nullable(), cite: citeSchema })
    .optional()
    .describe('saves of the beast itself; its crew’s come from their kit'),
  notes: z.array(z.strictObject({ says: z.string().min(1), cite: citeSchema })).optional(),
});
export type Entry = z.infer<typeof entrySchema>;

export const shareSchema = z
  .strictObject({
    of: z.array(idSchema).min(1).describe('categories whose points are added up'),
    min: fractionSchema.optional(),
    max: fractionSchema.optional(),
    cite: citeSchema,
  })
  .refine((share) => share.min || share.max, 'a share has a min or a max');
export type Share = z.infer<typeof shareSchema>;

export const countSchema = z
  .strictObject({ of: z.array(idSchema).min(1), atMost: z.array(idSchema).min(1), cite: citeSchema })
  .describe('no more units of the first categories than of the second');

export const variantSchema = z.strictObject({
  id: idSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  cite: citeSchema,
  withoutEntries: z.array(idSchema),
  withoutOptions: z.array(idSchema).describe('options that no unit of the army may have'),
  moves: z.record(idSchema, idSchema).describe('entries that change their category'),
  shares: z.array(shareSchema).describe('the shares in place of the list’s own'),
  categories: z.array(idSchema).describe('all categories that are shown, in order'),
});
export type Variant = z.infer<typeof variantSchema>;

export const armyListSchema = z.strictObject({
  id: idSchema,
  version: versionSchema,
  system: idSchema,
  name: z.string().min(1),
  summary: z.string().min(1),
  cite: citeSchema,
  categories: z.array(
    z.strictObject({
      id: idSchema,
      name: z.string().min(1),
      variantOnly: z.literal(true).optional(),
      cite: citeSchema,
    }),
  ),
  shares: z.array(shareSchema),
  counts: z.array(countSchema),
  upgrades: z
    .array(z.strictObject({ option: idSchema, max: z.int().min(1), cite: citeSchema }))
    .describe('options that only so many units of the army may have'),
  allies: z.array(
    z.strictObject({
      list: idSchema,
      category: idSchema.describe('where their points are counted'),
      summary: z.string().min(1),
      cite: citeSchema,
    }),
  ),
  wantsGeneral: z
    .strictObject({ says: z.string().min(1), cite: citeSchema })
    .optional()
    .describe('advice when the army has no general'),
  variants: z.array(variantSchema),
  rules: z.array(idSchema).describe('rules of the whole army'),
  ownRules: z.record(idSchema, ruleSchema).describe('rules that only this list knows'),
  ownItems: z.record(idSchema, itemSchema).describe('items that only this list knows'),
  entries: z.array(entrySchema).min(1),
});
/** What may be taken: the entries of one army with their prices, options and limits. */
export type ArmyList = z.infer<typeof armyListSchema>;
