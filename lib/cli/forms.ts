/** The forms in which a sheet can be written. */
export const FORMS = ['text', 'markdown', 'html'] as const;
export type Form = (typeof FORMS)[number];

/** What there is a JSON Schema of. */
export const SCHEMAS = ['roster', 'list'] as const;
export type SchemaName = (typeof SCHEMAS)[number];
