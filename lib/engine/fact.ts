import type { Breach } from '@/lib/schema';

type WithoutMessage<T> = T extends unknown ? Omit<T, 'message' | 'waived' | 'note'> : never;

/** A breach as data; its words are made last, in `words.ts`. */
export type BreachFact = WithoutMessage<Breach>;

/** Takes what a rule finds. */
export type Tell = (fact: BreachFact) => void;
