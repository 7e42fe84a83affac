import * as z from 'zod';

/** An id as data files write it: small letters, digits and single hyphens. */
export const idSchema = z
  .string()
  .max(60)
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'expected an id: small letters, digits and hyphens');

/** Where a figure is printed: the source's letter and one or more line numbers, `A:1202` or `A:604-618`. */
export const citeSchema = z
  .string()
  .regex(/^[A-Z]:\d+(-\d+)?(, \d+(-\d+)?)*$/, 'expected a citation such as A:1202 or A:604-618, 713');

/** A fraction of the points, as numerator and denominator. */
export const fractionSchema = z
  .tuple([z.int().min(1), z.int().min(1)])
  .refine(([part, whole]) => part <= whole, 'expected a fraction of at most one');
export type Fraction = z.infer<typeof fractionSchema>;

/** Which edition of a data file this is: the day of its last change, and a number where there are several of a day. */
export const versionSchema = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}(\.[1-9]\d*)?$/, 'expected a version such as 2026-11-30 or 2026-11-30.2');
