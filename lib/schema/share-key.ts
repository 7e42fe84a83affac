import * as z from 'zod';

/** A secret of at least 20 letters; whoever makes it should draw it at random. */
export const shareKeySchema = z.string().regex(/^[\w-]{20,100}$/);
