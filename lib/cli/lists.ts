import { type Books, pointsText, shareText } from '@/lib/engine';
import type {
  ArmyList,
  CatalogueSystem,
  Entry,
  EntryOption,
  FormulaSystem,
  Share,
  System,
} from '@/lib/schema';
import { capital, counted } from '@/lib/sheet/words';
import { english } from '@/lib/words/english';

/** All lists with their entries, prices and limits, and the systems in which units are designed. */
export function listsText(books: Books, lists: readonly string[], systems: readonly string[]): string {
  const catalogues = lists.flatMap((id) => books.list(id) ?? []).map((list) => listText(list, books));
  const formulas = systems.flatMap((id) => books.system(id) ?? []).flatMap(systemText);
  return `${[...catalogues, ...formulas].join('\n\n')}\n`;
}

function listText(list: ArmyList, books: Books): string {
  const system = books.system(list.system);
  if (system?.kind !== 'catalogue') return '';
  return [
    `${list.name} (${list.id}): ${list.summary}`,
    ...list.shares.map((share) => `  ${shareLine(share, list)}`),
    ...list.counts.map(
      ({ of, atMost }) => `  ${categories(of, list)}: no more units than ${categories(atMost, list)}`,
    ),
    ...list.allies.map(
      ({ list: id, category }) => `  Allies: ${id}, counted in ${categories([category], list)}`,
    ),
    ...list.variants.map(({ id, name, summary }) => `  ${name} (${id}): ${summary}`),
    ...list.categories
      .filter(({ variantOnly }) => !variantOnly)
      .flatMap(({ id, name }) => [
        `  ${name}`,
        ...list.entries
          .filter(({ category }) => category === id)
          .flatMap((entry) => entryLines(entry, list, system)),
      ]),
  ].join('\n');
}

function shareLine({ of, min, max }: Share, list: ArmyList): string {
  const limits = [
    ...(min ? [`at least ${shareText(min.join('/'), english)}`] : []),
    ...(max ? [`at most ${shareText(max.join('/'), english)}`] : []),
  ];
  return `${categories(of, list)}: ${limits.join(', ')} of the points`;
}

function categories(ids: readonly string[], list: ArmyList): string {
  const names = ids.map((id) => list.categories.find((category) => category.id === id)?.name ?? id);
  return names.join(' and ');
}

function entryLines(entry: Entry, list: ArmyList, system: CatalogueSystem): string[] {
  const cap = entry.max ? `, 0-${entry.max.count}` : '';
  const command = entry.command.map(
    ({ id, price }) => `${system.commands[id]?.name ?? id} +${price} (${id})`,
  );
  const options = entry.options.map((option) => optionText(option, list, system));
  return [
    `    ${entry.name} (${entry.id})${cap}: ${priceText(entry)}`,
    ...(command.length > 0 ? [`      command: ${command.join(', ')}`] : []),
    ...(options.length > 0 ? [`      options: ${options.join(', ')}`] : []),
    ...(entry.oneOf ?? []).map((group) => `      at most one of: ${group.join(', ')}`),
  ];
}

function priceText({ kind, price, size }: Entry): string {
  if (kind === 'character') return counted(price.each, ['point', 'points']);
  const whole = price.unit === undefined ? '' : `${price.unitName ?? 'unit'} ${price.unit}, `;
  return `${whole}${sizeText(size)} at ${price.each}`;
}

function sizeText({ noun, min, max }: Entry['size']): string {
  if (max === undefined) return `${min} or more ${noun[1]}`;
  return min === max ? counted(min, noun) : `${min} to ${max} ${noun[1]}`;
}

function optionText(
  { id, price, per, replaces }: EntryOption,
  list: ArmyList,
  system: CatalogueSystem,
): string {
  const cost = price === 0 ? 'free' : `+${price}${per === 'each' ? '' : ' once'}`;
  const gone = replaces ? ` for ${replaces.map((item) => itemName(item, list, system)).join(' and ')}` : '';
  return `${itemName(id, list, system)} ${cost}${gone} (${id})`;
}

function itemName(id: string, list: ArmyList, system: CatalogueSystem): string {
  return (list.ownItems[id] ?? system.items[id])?.name ?? id;
}

function systemText(system: System): string[] {
  return system.kind === 'formula' ? [formulaText(system)] : [];
}

function formulaText(system: FormulaSystem): string {
  const { qualities, armours, densities, command, champion, options } = system;
  const factors = [...system.categories, ...system.arms].map(({ name, times }) => `${name} x ${times}`);
  return [
    `${system.name} (${system.id}): ${system.summary}`,
    `  Quality: ${qualities.map(({ name, value }) => `${name} ${value}`).join(', ')}`,
    `  Armour: ${armours.map(({ code, name, cost }) => `${code} ${name} +${cost}`).join(', ')}`,
    `  Order: ${densities.map(({ code, name }) => `${code} ${name}`).join(', ')}`,
    `  Factors: ${factors.join(', ')}`,
    '  Options',
    ...Object.entries(options).map(
      ([id, { name, times, plus }]) => `    ${capital(name)} (${id}): ${effect(times, plus)}`,
    ),
    `  ${capital(command.name)}: ${command.perQuality} x quality for each unit`,
    `  ${capital(champion.name)}: x ${champion.times}, no command`,
  ].join('\n');
}

function effect(times: readonly [number, number] | undefined, plus: number | undefined): string {
  if (times) return `x ${pointsText(times[0] / times[1])}`;
  return plus === undefined ? 'free' : `+${plus} a figure`;
}
