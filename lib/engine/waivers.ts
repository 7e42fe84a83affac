import type { Breach, Lapsed, Report, Roster, Unit, Waiver } from '@/lib/schema';
import { tidyWaivers } from '@/lib/schema/waiver-order';
import type { Books } from './books';
import { lapsedText } from './waiver-words';

/** What a waiver and a breach may both say of what was done. Numbers apart: they may change, and the breach remain. */
const FACTS = ['option', 'command', 'needs', 'entry', 'list', 'variant', 'share'] as const;
const NUMBERS = ['have', 'limit'] as const;

type Fact = (typeof FACTS)[number] | (typeof NUMBERS)[number] | 'options';
type Facts = Pick<Waiver, 'code'> & Partial<Pick<Waiver, Fact>>;

/**
 * A report with the roster's waivers taken into account: what they cover is marked, what covers nothing has lapsed.
 * One without waivers is given back as it is.
 */
export function withWaivers(report: Report, roster: Roster, books: Books): Report {
  if (!roster.waivers || roster.waivers.length === 0) return report;
  const waivers = tidyWaivers(roster.waivers);
  const found = breachesByPlace(report.breaches, roster.units);
  const covering = new Map<Breach, Waiver>();
  const lapsed: Lapsed[] = [];
  for (const waiver of waivers) {
    const alike = (found.get(placeOf(waiver)) ?? []).filter((breach) => sameFacts(waiver, breach));
    const covered = alike.filter((breach) => sameNumbers(waiver, breach));
    for (const breach of covered) if (!covering.has(breach)) covering.set(breach, waiver);
    if (covered.length > 0) continue;
    const why = alike.length > 0 ? 'changed' : 'gone';
    lapsed.push({ waiver, why, message: lapsedText(waiver, why, roster, books) });
  }
  const breaches = report.breaches.map((breach) => marked(breach, covering.get(breach)));
  return { ...report, verdict: verdictOf(breaches), breaches, ...(lapsed.length > 0 && { lapsed }) };
}

/** The waiver that covers a breach as it now is; null where its unit has no id to be named by. */
export function waiverOf(breach: Breach, units: readonly Unit[], note: string): Waiver | null {
  const where = whereOf(breach, units);
  if (!where) return null;
  const facts: Facts = breach;
  const kept = [...FACTS, 'options', ...NUMBERS] as const;
  const agreed = kept.filter((fact) => facts[fact] !== undefined).map((fact) => [fact, facts[fact]]);
  return { code: breach.code, where, ...(note !== '' && { note }), ...Object.fromEntries(agreed) };
}

/** Whether a waiver covers a breach of an army with these units. */
export function covers(waiver: Waiver, breach: Breach, units: readonly Unit[]): boolean {
  const where = whereOf(breach, units);
  if (!where || placeOf(waiver) !== placeOf({ code: breach.code, where })) return false;
  return sameFacts(waiver, breach) && sameNumbers(waiver, breach);
}

/** Whether a waiver of a breach can make an army playable: one of nothing is never legal (ruling 57). */
export function canBeWaived({ code }: Pick<Breach, 'code'>): boolean {
  return code !== 'empty';
}

function verdictOf(breaches: readonly Breach[]): Report['verdict'] {
  if (breaches.length === 0) return 'legal';
  return breaches.every((breach) => breach.waived && canBeWaived(breach)) ? 'waived' : 'illegal';
}

function marked(breach: Breach, waiver: Waiver | undefined): Breach {
  if (!waiver) return breach;
  const { note } = waiver;
  return { ...breach, waived: true, ...(note !== undefined && { note }) };
}

/** Breaches by code and place, as waivers name them. */
function breachesByPlace(breaches: readonly Breach[], units: readonly Unit[]): Map<string, Breach[]> {
  const found = new Map<string, Breach[]>();
  for (const breach of breaches) {
    const where = whereOf(breach, units);
    if (!where) continue;
    const place = placeOf({ code: breach.code, where });
    const here = found.get(place);
    if (here) here.push(breach);
    else found.set(place, [breach]);
  }
  return found;
}

/** The place of a breach as a waiver names it; undefined where its unit has no id. */
function whereOf({ where }: Breach, units: readonly Unit[]): Waiver['where'] | undefined {
  if (!('unit' in where)) return where;
  const id = units[where.unit]?.id;
  return id === undefined ? undefined : { unit: id };
}

function placeOf({ code, where }: Pick<Waiver, 'code' | 'where'>): string {
  const names = 'army' in where ? [] : 'entry' in where ? [where.entry, where.list] : Object.values(where);
  return JSON.stringify([code, Object.keys(where).sort(), ...names]);
}

function sameFacts(waiver: Facts, breach: Facts): boolean {
  return (
    FACTS.every((fact) => agrees(waiver[fact], breach[fact])) && samePair(waiver.options, breach.options)
  );
}

function sameNumbers(waiver: Facts, breach: Facts): boolean {
  return NUMBERS.every((number) => agrees(waiver[number], breach[number]));
}

function samePair(agreed: Facts['options'], now: Facts['options']): boolean {
  if (!agreed || !now) return !agreed;
  return agreed.every((id) => now.includes(id)) && now.every((id) => agreed.includes(id));
}

function agrees<T>(agreed: T | undefined, now: T | undefined): boolean {
  return agreed === undefined || agreed === now;
}
