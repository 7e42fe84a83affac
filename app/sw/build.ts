/** In which a page's answer says of which build it is, so that a worker keeps none of another. */
export const BUILD_HEADER = 'x-muster-build';

/** What a page may ask of the worker, and the worker answers on the port that comes with it. */
export type Asked =
  /** Which build are you of? Answer: its name. */
  | { type: 'BUILD' }
  /** Fetch the pages afresh, since the language is another. Answer: whether they are. */
  | { type: 'PAGES' };
