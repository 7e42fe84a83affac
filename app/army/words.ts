import { pointsText } from '@/lib/engine';
import type { CategoryReport, Entry, EntryOption, Report, UnitStats } from '@/lib/schema';
import { dicedText, type Length, lengthText } from '@/lib/sheet/length';

/** `a`, `a and b`, `a, b and c`. */
export function series(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}

/** A difference in points with its sign: `+16`, `−4½`, `±0`. */
export function signedPoints(points: number): string {
  if (points === 0) return '±0';
  return (points > 0 ? '+' : '−') + pointsText(Math.abs(points));
}

/** What an option costs: `+2 each`, `+10`, `free`. */
export function optionPrice(
  { price, per }: Pick<EntryOption, 'price' | 'per'>,
  { kind }: Pick<Entry, 'kind'>,
): string {
  if (price === 0) return 'free';
  return per === 'each' && kind !== 'character' ? `+${pointsText(price)} each` : `+${pointsText(price)}`;
}

/** What an entry costs: `16 each`, `20 + 8 a crewman`, `135`. */
export function entryPrice({ kind, price, size }: Entry): string {
  if (kind === 'character') return pointsText(price.each + (price.unit ?? 0));
  if (price.unit === undefined) return `${pointsText(price.each)} each`;
  return `${pointsText(price.unit)} + ${pointsText(price.each)} a ${size.noun[0]}`;
}

/** The sizes that an entry allows: `5 or more models`, `2 or 3 crewmen`, `3 to 8 crewmen`. */
export function sizeLimits({ min, max, noun }: Entry['size']): string {
  const [one, many] = noun;
  if (max === undefined) return `${min} or more ${many}`;
  if (max === min) return `${min} ${min === 1 ? one : many}`;
  return `${min} ${max - min === 1 ? 'or' : 'to'} ${max} ${many}`;
}

function save(die: number | null): string {
  return die === null ? '-' : `${die}+`;
}

function saveWords(saves: NonNullable<UnitStats['saves']>): [string, string][] {
  if ('front' in saves) {
    return [
      ['Save', `${save(saves.front)} front, ${save(saves.other)} elsewhere`],
      ['Crew save', save(saves.crew)],
    ];
  }
  const { missile, combat, skirmish } = saves;
  const same = missile === combat;
  const words = same ? save(missile) : `${save(missile)} missiles, ${save(combat)} hand to hand`;
  const open = skirmish === undefined || skirmish === missile ? [] : [`${save(skirmish)} skirmishing`];
  return [['Save', [words, ...open].join(', ')]];
}

/** A distance with the typographer's sign for inches. */
function distance(inches: number | null, length: Length | undefined): string {
  return lengthText(inches, length).replace('"', '″');
}

/** The stats of a unit as pairs of a label and a figure, in the order of the card. */
export function statWords(stats: UnitStats, length?: Length): [string, string][] {
  const words: [string, string][] = [['Move', distance(stats.move, length)]];
  if (stats.leadership !== undefined) words.push(['Ld', String(stats.leadership)]);
  if (stats.saves) words.push(...saveWords(stats.saves));
  if (stats.hitOn !== undefined) words.push(['Hit on', `${stats.hitOn}+`]);
  if (stats.flight) words.push(['Rout and evade', dicedText(stats.flight, length)]);
  if (stats.range)
    words.push([
      'Range',
      [stats.range.close, stats.range.long].map((each) => distance(each, length)).join(' / '),
    ]);
  return words;
}

/** What is left of the agreed total, or how much is too much: `65 left`, `21 over`. */
export function balanceWords({ spent, agreed }: Report['points']): string {
  return spent > agreed ? `${pointsText(spent - agreed)} over` : `${pointsText(agreed - spent)} left`;
}

/** The verdict in words. Nothing chosen is not yet a fault, though it is not legal either. */
export function verdictWords({ verdict, breaches }: Pick<Report, 'verdict' | 'breaches'>): string {
  const count = `${breaches.length} ${breaches.length === 1 ? 'breach' : 'breaches'}`;
  if (verdict === 'waived') return `Legal, ${count} waived`;
  if (breaches.some(({ code }) => code === 'empty')) return 'Nothing chosen yet';
  if (verdict === 'legal') return 'Legal';
  const waived = breaches.filter((breach) => breach.waived).length;
  return `Illegal: ${count}${waived > 0 ? `, ${waived} of them waived` : ''}`;
}

/** The limits of a share in points: `at most 300`, `at least 300`. */
export function limitWords({ min, max }: Pick<CategoryReport, 'min' | 'max'>): string {
  if (min !== null && max !== null) return `${pointsText(min)} to ${pointsText(max)}`;
  if (min !== null) return `at least ${pointsText(min)}`;
  return max === null ? '' : `at most ${pointsText(max)}`;
}

/** What screen readers hear of the army after a change. */
export function spokenStatus(report: Report, agreed: boolean): string {
  const { points } = report;
  if (!agreed) return `${pointsText(points.spent)} points. No total is agreed.`;
  const left = balanceWords(points);
  return `${pointsText(points.spent)} of ${pointsText(points.agreed)} points, ${left}. ${verdictWords(report)}.`;
}
