import type { Breach, BreachCode, Need } from '@/lib/schema';
import type { BreachFact } from './fact';
import { counted, pointsText, shareText } from './numbers';
import { capital, plainWords } from './text';

/** What the words of a breach are made with: names for the ids that it holds. */
export interface Names {
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
  /** `Unit 3, Onager`. */
  unit(at: number): string;
  /** `crew`, `models`: what the size of a unit counts. */
  noun(at: number, count: number): string;
}

type Fact<C extends BreachCode> = Extract<BreachFact, { code: C }>;
type Template<C extends BreachCode> = (fact: Fact<C>, names: Names) => string;

const NEED_WORDS: Record<Need, string> = {
  'levy-or-better': 'troops of levy quality or better',
  'not-cross-trained': 'troops that are not cross-trained',
  'missile-arms': 'missile or cross-trained troops',
  'melee-arms': 'melee or cross-trained troops',
  foot: 'troops on foot',
  'close-order': 'close order',
  'open-order': 'open order',
  shields: 'troops with shields',
};

/** One template a code, beside its code; every message carries its arithmetic. */
const TEMPLATES: { [C in BreachCode]: Template<C> } = {
  empty: () => 'Nothing is chosen yet: an army needs at least one unit.',
  'total-over': ({ have, limit, by }) =>
    `${amount(have)} of at most ${pointsText(limit)}: ${pointsText(by)} over.`,
  'category-over': ({ where, have, limit, by, share }, names) =>
    `${names.sharers(where.category, share)} ${pointsText(have)} of at most ${amount(limit)}, ` +
    `${shareText(share)} of ${names.base}: ${pointsText(by)} over.`,
  'category-under': ({ where, have, limit, by, share }, names) =>
    `${names.sharers(where.category, share)} ${pointsText(have)} of at least ${amount(limit)}, ` +
    `${shareText(share)} of ${names.base}: ${pointsText(by)} short.`,
  'units-over': ({ where, have, limit, by }, names) =>
    `${names.counted(where.category)}: ${units(have)} of at most ${pointsText(limit)}, ` +
    `as many as there are of ${names.against(where.category)}: ${pointsText(by)} too many.`,
  'entry-over': ({ where, have, limit, by }, names) =>
    `${names.entry(where.entry, where.list)}: ${pointsText(have)} taken of at most ${pointsText(limit)}: ${pointsText(by)} too many.`,
  'upgrade-over': ({ where, have, limit, by }, names) =>
    `${capital(names.option(where.option))}: ${units(have)} of at most ${pointsText(limit)} in the army: ${pointsText(by)} too many.`,
  'size-under': ({ where, have, limit, by }, names) =>
    `${names.unit(where.unit)}: ${models(have, where.unit, names)} of at least ${pointsText(limit)}: ${pointsText(by)} too few.`,
  'size-over': ({ where, have, limit, by }, names) =>
    `${names.unit(where.unit)}: ${models(have, where.unit, names)} of at most ${pointsText(limit)}: ${pointsText(by)} too many.`,
  'entry-unknown': ({ where, entry }, names) =>
    `${names.unit(where.unit)}: the list has no entry “${entry}”; it counts 0 points.`,
  'entry-excluded': ({ where, entry, variant }, names) =>
    `${names.unit(where.unit)}: a ${names.variant(variant)} has no ${names.entry(entry)}.`,
  'option-excluded': ({ where, option, variant }, names) =>
    `${names.unit(where.unit)}: ${names.option(option, where.unit)} is not for a ${names.variant(variant)}.`,
  'ally-excluded': ({ where, list }, names) =>
    `${names.unit(where.unit)}: this army takes no units from the list “${names.list(list)}”; it counts 0 points.`,
  'option-unknown': ({ where, option }, names) =>
    `${names.unit(where.unit)}: the option “${option}” is not offered; it counts 0 points.`,
  'command-unknown': ({ where, command }, names) =>
    `${names.unit(where.unit)}: no ${names.command(command)} is offered; it counts 0 points.`,
  'option-twice': ({ where, option }, names) =>
    `${names.unit(where.unit)}: ${names.option(option, where.unit)} is listed more than once; it is paid once.`,
  'command-twice': ({ where, command }, names) =>
    `${names.unit(where.unit)}: ${names.command(command)} is listed more than once; it is paid once.`,
  'options-exclusive': ({ where, options: [first, second] }, names) =>
    `${names.unit(where.unit)}: ${names.option(first, where.unit)} and ${names.option(second, where.unit)} ` +
    'cannot be had together: 2 chosen of at most 1.',
  'option-needs': ({ where, option, needs }, names) =>
    `${names.unit(where.unit)}: ${names.option(option, where.unit)} needs ${NEED_WORDS[needs]}.`,
};

/** A breach with its sentence. The casts: a code's own template, and a fact with its message, are beyond the compiler. */
export function withMessage(fact: BreachFact, names: Names): Breach {
  const template = TEMPLATES[fact.code] as (fact: BreachFact, names: Names) => string;
  return { ...fact, message: plainWords(template(fact, names)) } as Breach;
}

function amount(points: number): string {
  return counted(points, ['point', 'points']);
}

function units(count: number): string {
  return counted(count, ['unit', 'units']);
}

function models(count: number, at: number, names: Names): string {
  return `${pointsText(count)} ${names.noun(at, count)}`;
}
