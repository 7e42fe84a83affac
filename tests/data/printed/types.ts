import type { Entry } from '@/lib/schema';

/** M, WS, BS, S, T, W, I, A, Ld in the order of print; null where there is a dash, n/a or nothing. */
export const CHARACTERISTICS = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'] as const;

export interface PrintedProfile {
  name: string;
  figures: (number | null)[];
  /** The option without which the row does not apply. */
  when?: string;
}

export interface PrintedOption {
  id: string;
  price: number;
  per: 'each' | 'unit';
  replaces: string[];
  /** Taking it is allowed, with advice. */
  advised?: true;
}

export interface PrintedEntry {
  id: string;
  /** First and last line of the entry in the source. */
  lines: readonly [number, number];
  /** Lines outside the entry that print figures of it. */
  elsewhere?: number[];
  category: string;
  kind: Entry['kind'];
  /** 0-1 is 1. */
  max?: number;
  general?: true;
  price: { unit?: number; each: number };
  size: { min: number; max?: number; adviseBelow?: number };
  profiles: PrintedProfile[];
  /** Arms and armour whose ids the contract fixes. */
  kit: string[];
  /** The rest of the equipment, in the words of the source. */
  also: string[];
  /** What a machine shoots: range, and Strength at the first target. */
  shot?: { range: string; strength: number };
  skirmish?: 'may' | 'must';
  options: PrintedOption[];
  oneOf?: string[][];
  command: Record<string, number>;
  /** Special rules that the entry itself names. */
  rules: string[];
  /** Special rules that follow from its kind; the entry may name them or leave it to the kind. */
  implied?: string[];
  fixedMove?: true;
  fixedSaves?: { front: number | null; other: number | null };
}

export interface PrintedShare {
  of: string[];
  min?: readonly [number, number];
  max?: readonly [number, number];
}

export interface PrintedList {
  id: string;
  categories: string[];
  shares: PrintedShare[];
  counts: { of: string[]; atMost: string[] }[];
  upgrades: { option: string; max: number }[];
  allies: { list: string; category: string }[];
  /** An army without its general gets advice. */
  wantsGeneral: boolean;
  variants: {
    id: string;
    withoutEntries: string[];
    withoutOptions: string[];
    moves: Record<string, string>;
    shares: PrintedShare[];
  }[];
  entries: PrintedEntry[];
}

export function profile(name: string, figures: (number | null)[], when?: string): PrintedProfile {
  return when ? { name, figures, when } : { name, figures };
}

/** An option that is paid for every model, crewman or chariot. */
export function each(id: string, price: number, replaces: string[] = []): PrintedOption {
  return { id, price, per: 'each', replaces };
}

/** An option that is paid once. */
export function once(id: string, price: number): PrintedOption {
  return { id, price, per: 'unit', replaces: [] };
}
