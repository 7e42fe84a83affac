import { resolve } from 'node:path';
import * as z from 'zod';
import { parseWith } from '@/lib/schema/parse';

const DEFAULT_URL = 'file:./muster.db';

const envSchema = z.object({
  DATABASE_URL: z
    .string()
    .regex(/^file:[^?]/, 'a SQLite file is expected, such as file:./muster.db')
    .default(DEFAULT_URL),
});

/**
 * The database file that the environment names; a relative one is seen from the project's folder.
 * @throws {ParseError} if it names something else
 */
export function databaseFile(env: NodeJS.ProcessEnv = process.env): string {
  const { DATABASE_URL } = parseWith(envSchema, { DATABASE_URL: env.DATABASE_URL || undefined });
  const file = DATABASE_URL.replace(/^file:/, '').replace(/\?.*$/, '');
  return resolve(/* turbopackIgnore: true */ process.cwd(), file);
}
