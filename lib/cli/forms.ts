import { FORMATS } from '@/lib/formats/formats';

/** The forms in which a sheet can be written. */
export const FORMS = FORMATS.map(({ id }) => id);

/** What there is a JSON Schema of. */
export const SCHEMAS = ['roster', 'list'] as const;
export type SchemaName = (typeof SCHEMAS)[number];
