import * as z from 'zod';
import { parseWith } from '@/lib/schema/parse';

const envSchema = z.object({
  /** How many shares a client may make in a minute. */
  SHARE_LIMIT: z.coerce.number('a whole number is expected').int().min(1).max(1_000_000).default(30),
  /** How many reverse proxies stand before the server; with none, forwarded headers are not believed. */
  TRUST_PROXY: z.coerce.number('a number of proxies is expected').int().min(0).max(10).default(0),
  /** The address that players use, where a proxy hides it. */
  PUBLIC_URL: z.url({ protocol: /^https?$/, error: 'an http or https address is expected' }).optional(),
  /** Anything but nothing: browsers keep no pages for use without a network, and forget those that they kept. */
  MUSTER_NO_SW: z.string().optional(),
});

export type HttpEnv = z.infer<typeof envSchema>;

/**
 * What the environment says of serving; an empty value counts as none.
 * @throws {ParseError} if a value cannot be understood
 */
export function httpEnv(env: NodeJS.ProcessEnv = process.env): HttpEnv {
  const read = Object.keys(envSchema.shape).map((name) => [name, env[name] || undefined]);
  return parseWith(envSchema, Object.fromEntries(read));
}
