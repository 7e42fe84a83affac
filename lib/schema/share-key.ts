import * as z from 'zod';

/** The header in which whoever shares an army gives the key that withdraws it. */
export const SHARE_KEY_HEADER = 'Muster-Share-Key';

/** A secret of at least 20 letters; whoever makes it should draw it at random. */
export const shareKeySchema = z.string().regex(/^[\w-]{20,100}$/);
