import { z } from 'zod';

/** What a roster's `arms` may say (medieval): with which weapons its troops are trained. */
export const ARMS = ['melee', 'missile', 'cross-trained'] as const;
export const QUALITIES = ['peasant', 'levy', 'average', 'elite', 'fanatic'] as const;
export const DENSITIES = ['C', 'L', 'O'] as const;
export const ARMOURS = ['U', 'P', 'A', 'M', 'E'] as const;
export const CATEGORIES = ['F', 'M'] as const;
export const SHARE_BASES = ['agreed', 'spent'] as const;
export const HALVES = ['exact', 'up'] as const;
export const VERDICTS = ['legal', 'illegal'] as const;

/** What a medieval option can need of its unit; the order is the order of its breaches. */
export const NEEDS = [
  'levy-or-better',
  'not-cross-trained',
  'missile-arms',
  'melee-arms',
  'foot',
  'close-order',
  'open-order',
  'shields',
] as const;

export type Arms = (typeof ARMS)[number];
export type Quality = (typeof QUALITIES)[number];
export type Need = (typeof NEEDS)[number];
export type ShareBasis = (typeof SHARE_BASES)[number];
export type Verdict = (typeof VERDICTS)[number];

/** An id as data files write it: small letters, digits and single hyphens. */
export const idSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id: small letters, digits and hyphens');

/** Where a figure is printed: the source's letter and one or more line numbers, `A:1202` or `A:604-618`. */
export const citeSchema = z
  .string()
  .regex(/^[A-Z]:\d+(-\d+)?(, \d+(-\d+)?)*$/, 'a citation such as A:1202 or A:604-618, 713');

/** A fraction of the points, as numerator and denominator. */
export const fractionSchema = z
  .tuple([z.int().min(1), z.int().min(1)])
  .refine(([part, whole]) => part <= whole, 'a fraction of at most one');
export type Fraction = z.infer<typeof fractionSchema>;
