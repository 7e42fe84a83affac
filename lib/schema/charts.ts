import * as z from 'zod';
import { citeSchema, idSchema } from './primitives';

/** Figures that a system holds already, of which a chart is made: they are not typed twice. */
export const CHART_SOURCES = ['missiles', 'hit-on', 'ranges', 'moves'] as const;

/** A table of the rules that players look at during a game: its cells as they are read, a dash where there is nothing. */
export const chartSchema = z
  .strictObject({
    id: idSchema,
    title: z.string().min(1),
    cite: citeSchema,
    corner: z.string().min(1).describe('what the first column is about'),
    columns: z.array(z.string().min(1)).min(1).describe('the headings of the other columns'),
    rows: z
      .array(z.array(z.string().min(1)))
      .default([])
      .describe('each with its own heading first'),
    from: z.enum(CHART_SOURCES).optional().describe('in place of rows: the figures of which they are made'),
    notes: z.array(z.string().min(1)).describe('what else to know, in our own words'),
    completed: z
      .strictObject({ cite: citeSchema, says: z.string().min(1) })
      .optional()
      .describe('what is not in the printed chart, and from which rule it was worked out'),
  })
  .refine(({ rows, columns }) => rows.every((row) => row.length === columns.length + 1), {
    error: 'expected a cell for each column in every row',
    path: ['rows'],
  })
  .refine(({ rows, from }) => (rows.length === 0) !== (from === undefined), {
    error: 'expected rows, or where they come from',
    path: ['rows'],
  });
export type Chart = z.infer<typeof chartSchema>;

export const chartsSchema = z.strictObject({
  system: idSchema.describe('whose charts they are'),
  charts: z.array(chartSchema).min(1).describe('in the order of a turn'),
});
export type Charts = z.infer<typeof chartsSchema>;
