import type { Breach, BreachCode } from '@/lib/schema';
import type { Values, Words } from '@/lib/words';
import type { BreachFact } from './fact';
import { shareText } from './numbers';
import { capital, plainWords } from './text';

/** What the words of a breach are made with: names for the ids that it holds. */
export interface Names {
  readonly words: Words;
  /** What shares are taken of: `1,200`, or `the 729 spent`. */
  base: string;
  /** The categories that a share adds up, by its first one and its fraction: `Horse and oddities`. */
  sharers(category: string, share: string): string;
  /** The categories whose units are counted: `Special units`. */
  counted(category: string): string;
  /** The categories whose units limit those of this one: `legionaries and auxiliaries`. */
  against(category: string): string;
  /** The name of an entry or option; where the id is unknown, the id itself. */
  entry(id: string, list?: string): string;
  option(id: string, unit?: number): string;
  command(id: string): string;
  variant(id: string): string;
  list(id: string): string;
  /** `Unit 3, Onager: 4 crew of at least 5: 1 too few.` */
  ofUnit(at: number, saying: string): string;
  /** `crew`, `models`: what the size of a unit counts. */
  noun(at: number, count: number): string;
  /** `4 crew`, `1 model`: what the size of a unit counts. */
  models(at: number, count: number): string;
}

type Fact<C extends BreachCode> = Extract<BreachFact, { code: C }>;
type Gaps<C extends BreachCode> = (fact: Fact<C>, names: Names) => Values;

/** What fills the gaps of each code's message (`breach` in the catalogue): every message carries its arithmetic. */
const GAPS: { [C in BreachCode]: Gaps<C> } = {
  empty: () => ({}),
  'total-over': ({ have, limit, by }, { words }) => ({
    have: words.amount(have),
    limit: words.points(limit),
    by: words.points(by),
  }),
  'category-over': shareGaps,
  'category-under': shareGaps,
  'units-over': ({ where, have, limit, by }, names) => ({
    ...countGaps({ limit, by }, names),
    have,
    categories: names.counted(where.category),
    against: names.against(where.category),
  }),
  'entry-over': ({ where, have, limit, by }, names) => ({
    ...countGaps({ limit, by }, names),
    have: names.words.points(have),
    entry: names.entry(where.entry, where.list),
  }),
  'upgrade-over': ({ where, have, limit, by }, names) => ({
    ...countGaps({ limit, by }, names),
    have,
    option: capital(names.option(where.option)),
  }),
  'size-under': sizeGaps,
  'size-over': sizeGaps,
  'entry-unknown': ({ entry }) => ({ entry }),
  'entry-excluded': ({ entry, variant }, names) => ({
    entry: names.entry(entry),
    variant: names.variant(variant),
  }),
  'option-excluded': ({ where, option, variant }, names) => ({
    option: names.option(option, where.unit),
    variant: names.variant(variant),
  }),
  'ally-excluded': ({ list }, names) => ({ list: names.list(list) }),
  'option-unknown': ({ option }) => ({ option }),
  'command-unknown': ({ command }, names) => ({ command: names.command(command) }),
  'option-twice': ({ where, option }, names) => ({ option: names.option(option, where.unit) }),
  'command-twice': ({ command }, names) => ({ command: names.command(command) }),
  'options-exclusive': ({ where, options: [first, second] }, names) => ({
    first: names.option(first, where.unit),
    second: names.option(second, where.unit),
  }),
  'option-needs': ({ where, option, needs }, names) => ({
    option: names.option(option, where.unit),
    needs: names.words.say(`breachPart.need.${needs}`),
  }),
};

function shareGaps(fact: Fact<'category-over' | 'category-under'>, names: Names): Values {
  const { where, have, limit, by, share } = fact;
  const { words } = names;
  return {
    categories: names.sharers(where.category, share),
    have: words.points(have),
    limit: words.amount(limit),
    by: words.points(by),
    share: shareText(share, words),
    base: names.base,
  };
}

function sizeGaps({ where, have, limit, by }: Fact<'size-under' | 'size-over'>, names: Names): Values {
  return { ...countGaps({ limit, by }, names), have: names.models(where.unit, have) };
}

function countGaps({ limit, by }: { limit: number; by: number }, { words }: Names): Values {
  return { limit: words.points(limit), by: words.points(by) };
}

/** A breach with its sentence. The casts: a code's own gaps, and a fact with its message, are beyond the compiler. */
export function withMessage(fact: BreachFact, names: Names): Breach {
  const gaps = GAPS[fact.code] as (fact: BreachFact, names: Names) => Values;
  const saying = names.words.say(`breach.${fact.code}`, gaps(fact, names));
  const message = 'unit' in fact.where ? names.ofUnit(fact.where.unit, saying) : saying;
  return { ...fact, message: plainWords(message) } as Breach;
}
