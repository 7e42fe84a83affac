import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The project's folder. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** A path within the project. */
export const inRoot = (...parts) => join(root, ...parts);

/** A path among what is built and never committed. */
export const inBuild = (...parts) => join(root, '.build', ...parts);
