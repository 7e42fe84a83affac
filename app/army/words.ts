import type { CategoryReport, Entry, EntryOption, Report, UnitStats } from '@/lib/schema';
import { dicedText, type Length, lengthText } from '@/lib/sheet/length';
import type { Words } from '@/lib/words';

/** A difference in points with its sign: `+16`, `−4½`, `±0`. */
export function signedPoints(points: number, words: Words): string {
  if (points === 0) return '±0';
  return (points > 0 ? '+' : '−') + words.points(Math.abs(points));
}

/** What an option costs: `+2 each`, `+10`, `free`. */
export function optionPrice(
  { price, per }: Pick<EntryOption, 'price' | 'per'>,
  { kind }: Pick<Entry, 'kind'>,
  words: Words,
): string {
  if (price === 0) return words.say('army.price.free');
  const points = signedPoints(price, words);
  return per === 'each' && kind !== 'character' ? words.say('army.price.each', { points }) : points;
}

/** What an entry costs: `16 each`, `20 + 8 a crewman`, `135`. */
export function entryPrice({ kind, price, size }: Entry, words: Words): string {
  if (kind === 'character') return words.points(price.each + (price.unit ?? 0));
  const points = words.points(price.each);
  if (price.unit === undefined) return words.say('army.price.each', { points });
  return words.say('army.price.crewed', { unit: words.points(price.unit), points, noun: size.noun[0] });
}

/** The sizes that an entry allows: `5 or more models`, `2 or 3 crewmen`, `3 to 8 crewmen`. */
export function sizeLimits({ min, max, noun }: Entry['size'], words: Words): string {
  const [, many] = noun;
  if (max === min) return words.counted(min, noun);
  if (max === undefined) return words.say('army.size.orMore', { min, noun: many });
  return words.say(max - min === 1 ? 'army.size.or' : 'army.size.to', { min, max, noun: many });
}

function save(die: number | null): string {
  return die === null ? '-' : `${die}+`;
}

function saveWords(saves: NonNullable<UnitStats['saves']>, words: Words): [string, string][] {
  const label = words.say('army.stat.save');
  if ('front' in saves) {
    const sides = { front: save(saves.front), other: save(saves.other) };
    return [
      [label, words.say('army.stat.sides', sides)],
      [words.say('army.stat.crewSave'), save(saves.crew)],
    ];
  }
  const { missile, combat, skirmish } = saves;
  const shown = { missile: save(missile), combat: save(combat) };
  const closed = missile === combat ? save(missile) : words.say('army.stat.ways', shown);
  const open = skirmish === undefined || skirmish === missile ? '' : save(skirmish);
  return [[label, words.list([closed, open && words.say('army.stat.skirmishing', { save: open })])]];
}

/** A distance with the typographer's sign for inches. */
function distance(inches: number | null, words: Words, length: Length | undefined): string {
  return lengthText(inches, words, length).replace('"', '″');
}

/** The stats of a unit as pairs of a label and a figure, in the order of the card. */
export function statWords(stats: UnitStats, words: Words, length?: Length): [string, string][] {
  const { move, leadership, saves, hitOn, flight, range } = stats;
  const told: [string, string][] = [[words.say('army.stat.move'), distance(move, words, length)]];
  if (leadership !== undefined) told.push([words.say('army.stat.leadership'), String(leadership)]);
  if (saves) told.push(...saveWords(saves, words));
  if (hitOn !== undefined) told.push([words.say('army.stat.hitOn'), `${hitOn}+`]);
  if (flight) told.push([words.say('army.stat.flight'), dicedText(flight, words, length)]);
  if (range) {
    const ranges = [range.close, range.long].map((each) => distance(each, words, length));
    told.push([words.say('army.stat.range'), ranges.join(' / ')]);
  }
  return told;
}

/** What is left of the agreed total, or how much is too much: `65 left`, `21 over`. */
export function balanceWords({ spent, agreed }: Report['points'], words: Words): string {
  const points = words.points(Math.abs(agreed - spent));
  return words.say(spent > agreed ? 'army.status.over' : 'army.status.left', { points });
}

/** The verdict in words. Nothing chosen is not yet a fault, though it is not legal either. */
export function verdictWords(
  { verdict, breaches }: Pick<Report, 'verdict' | 'breaches'>,
  words: Words,
): string {
  const count = breaches.length;
  if (verdict === 'waived') return words.say('army.verdict.waived', { count });
  if (breaches.some(({ code }) => code === 'empty')) return words.say('army.verdict.empty');
  if (verdict === 'legal') return words.say('army.verdict.legal');
  const waived = breaches.filter((breach) => breach.waived).length;
  return words.say(waived > 0 ? 'army.verdict.partWaived' : 'army.verdict.illegal', { count, waived });
}

/** The limits of a share in points: `at most 300`, `at least 300`. */
export function limitWords({ min, max }: Pick<CategoryReport, 'min' | 'max'>, words: Words): string {
  if (min === null && max === null) return '';
  const limits = { min: words.points(min ?? 0), max: words.points(max ?? 0) };
  if (min !== null && max !== null) return words.say('army.limit.both', limits);
  return words.say(min === null ? 'army.limit.max' : 'army.limit.min', limits);
}

/** What screen readers hear of the army after a change. */
export function spokenStatus(report: Report, agreed: boolean, words: Words): string {
  const { points } = report;
  if (!agreed) return words.say('army.spoken.noTotal', { spent: words.amount(points.spent) });
  return words.say('army.spoken.status', {
    spent: words.points(points.spent),
    agreed: words.amount(points.agreed),
    left: balanceWords(points, words),
    verdict: verdictWords(report, words),
  });
}
