import type { Advice, Breach, Lapsed, Verdict } from '@/lib/schema';
import type { Length } from './length';

/** What the sheet says that is not in the roster: when it was made, from which data, and where it is shared. */
export interface SheetExtra {
  date?: Date;
  dataVersion?: string;
  link?: string;
  /** In which distances are told; left out: inches. */
  length?: Length;
}

/** A labelled line of a unit: its Move, its saves, its options. */
export interface Fact {
  id: string;
  label: string;
  value: string;
}

/** A row of figures; a figure that the source does not print is a dash. */
export interface ProfileRow {
  name: string;
  cells: string[];
}

/** Boxes to tick: `models` models of this name with `wounds` wounds each. */
export interface WoundTrack {
  name: string;
  models: number;
  wounds: number;
}

/** A term of the army's kit or rules, looked up. */
export interface Term {
  name: string;
  summary: string;
  cite: string;
}

/** The groups in which terms are looked up, by the names of their messages under `rules.groups`. */
export const REFERENCE_GROUPS = [
  'weapons',
  'armour',
  'command',
  'rules',
  'troops',
  'arms',
  'tactics',
] as const;
export type ReferenceGroupId = (typeof REFERENCE_GROUPS)[number];

export interface TermGroup {
  title: string;
  terms: Term[];
}

export interface SheetUnit {
  /** Its place in the roster, counted from 1. */
  number: number;
  title: string;
  /** The entry that it is, or its medieval kind; undefined where the title says it. */
  kind?: string;
  /** The category in which it is counted. */
  category?: string;
  /** How many of what can vary: `15`, told as `15 models`. */
  size: number;
  /** Set for a character, who marches at the end of the column (A:947). */
  character?: true;
  count: string;
  /** Null where it cannot be priced. */
  points: number | null;
  /** Points of one of those that are counted, with its options. */
  each: number | null;
  /** How the points add up; empty where there is nothing to add. */
  sum: string;
  profiles: ProfileRow[];
  facts: Fact[];
  wounds: WoundTrack[];
  note?: string;
  /** What a reader of the text could not tell from it: keys of the roster file, as JSON. */
  exact?: string;
  breaches: Breach[];
}

/** What a category has against what it may or must have. */
export interface SheetCategory {
  name: string;
  points: number;
  limit: string;
  /** The units that are counted in it: `1-4, 7`. */
  units: string;
}

/** How a category or the army adds up: `135 + 55 = 190`, and its shares: `at most a quarter of 1,200 = 300`. */
export interface SheetSum {
  name: string;
  /** Empty where there are not two addends. */
  added: string;
  shares: string[];
}

/** A roster sheet as data, ready to be written; every name on it is clean text. */
export interface Sheet {
  name: string;
  list: string;
  points: { spent: number; agreed: number };
  verdict: Verdict;
  /** `legal`, `legal, 1 breach waived` or `illegal, 2 breaches`. */
  verdictText: string;
  date?: string;
  dataVersion?: string;
  link?: string;
  /** Ways of counting that differ from the usual. */
  settings: string[];
  /** What a reader of the text could not tell from its heading: keys of the roster file, as JSON. */
  exact?: string;
  columns: { id: string; name: string }[];
  units: SheetUnit[];
  categories: SheetCategory[];
  sums: SheetSum[];
  /** Their messages say which of them the opponent has agreed to. */
  breaches: Breach[];
  /** Waivers that cover nothing any more. */
  lapsed: Lapsed[];
  advice: Advice[];
  glossary: TermGroup[];
}
