import type { Breach, CatalogueUnit, Unit } from '@/lib/schema';
import type { Counted } from '../catalogue/count';
import { type ArmyUnit, type TakenUnit, takeUnit } from '../catalogue/taken';
import type { BreachFact } from '../fact';
import type { Money } from '../points';
import type { Candidate } from './candidate';
import { type Edit, editUnit, type UnitEdit } from './edit';
import { swapEdits } from './listed-moves';
import { type Known, surelyMeant } from './nearest';
import type { Target } from './scene';

type Code = Breach['code'];
type Fact<C extends Code> = Extract<BreachFact, { code: C }>;
type Edits<C extends Code> = (fact: Fact<C>, unit: ArmyUnit, counted: Counted) => Edit[];

/** Each edit by itself may repair a breach of one listed unit; one line a code. */
const EDITS: { [C in Code]?: Edits<C> } = {
  'size-under': ({ limit }, { at }) => [{ kind: 'size', unit: at, size: limit }, remove(at)],
  'size-over': ({ limit }, { at }) => [{ kind: 'size', unit: at, size: limit }, remove(at)],
  'entry-unknown': (_, { at, unit }, counted) => [...meantEntries(at, unit, counted), remove(at)],
  'ally-excluded': (_, { at, unit }, counted) => [...meantLists(at, unit, counted), remove(at)],
  'entry-excluded': (_, { at }) => [remove(at)],
  'option-excluded': ({ option }, unit) => [drop(unit.at, option), ...rivals(unit, option)],
  'option-unknown': ({ option }, unit) => [drop(unit.at, option), ...meantOptions(option, unit)],
  'option-twice': ({ option }, { at }) => [{ kind: 'once', unit: at, of: 'options', id: option }],
  'command-unknown': ({ command }, unit) => [
    { kind: 'choice', unit: unit.at, of: 'command', drop: command },
    ...meantCommands(command, unit),
  ],
  'command-twice': ({ command }, { at }) => [{ kind: 'once', unit: at, of: 'command', id: command }],
  'options-exclusive': ({ options }, { at }) => options.map((id) => drop(at, id)),
};

/** Changes of the one unit that a breach is about; none where it is about no unit. */
export function unitCandidates(target: Target, counted: Counted): Candidate[] {
  const unit = 'unit' in target.where ? counted.units[target.where.unit] : undefined;
  const edits = EDITS[target.code] as Edits<Code> | undefined;
  if (!unit || !edits) return [];
  return edits(target as Fact<Code>, unit, counted).map((edit) => ({
    edits: [edit],
    moved: correctsId(edit, target) ? 0 : Math.abs(moneyAfter(edit, unit, counted) - moneyOf(unit)),
  }));
}

/** Whether an edit chooses nothing else, and only names it as the list does. */
export function correctsId(edit: Edit, { code }: Target): boolean {
  return edit.kind === 'entry' || (edit.kind === 'choice' && code.endsWith('-unknown'));
}

/** Removing the unit, which repairs whatever it breaks by itself. */
export function removal(target: Target, counted: Counted): Candidate[] {
  const unit = 'unit' in target.where ? counted.units[target.where.unit] : undefined;
  return unit ? [{ edits: [remove(unit.at)], moved: moneyOf(unit) }] : [];
}

export function moneyOf(unit: ArmyUnit): Money {
  return unit.entry ? unit.money : 0;
}

function moneyAfter(edit: Edit, unit: ArmyUnit, { book }: Counted): Money {
  if (edit.kind === 'remove') return 0;
  return moneyOf(takeUnit(editUnit(unit.unit, edit as UnitEdit), unit.at, book));
}

function remove(unit: number): Edit {
  return { kind: 'remove', unit };
}

function drop(unit: number, id: string): UnitEdit {
  return { kind: 'choice', unit, of: 'options', drop: id };
}

function rivals(unit: ArmyUnit, option: string): Edit[] {
  return unit.entry ? swapEdits(unit.at, option, optionsOf(unit), unit.entry.entry.oneOf ?? []) : [];
}

function optionsOf({ loadout }: TakenUnit): string[] {
  return loadout.options.map(({ id }) => id);
}

/** The very entry of an ally whose list the unit does not name; else the one that was surely meant, of its list. */
function meantEntries(at: number, { entry, list }: CatalogueUnit, { book }: Counted): Edit[] {
  const own = list === undefined || list === book.list.id;
  const homes = own ? [...book.allies].filter(([, { index }]) => index.entries.has(entry)) : [];
  if (homes.length > 0) return homes.map(([home]) => ({ kind: 'entry', unit: at, entry, list: home }));
  const ally = list === undefined ? undefined : book.allies.get(list);
  const id = surelyMeant(entry, ally?.index.list.entries ?? book.list.entries);
  return id === undefined
    ? []
    : [{ kind: 'entry', unit: at, entry: id, ...(list !== undefined && { list }) }];
}

/** The list that was surely meant: an ally's of nearly that id, or the army's own where it has the entry. */
function meantLists(at: number, { entry, list = '' }: CatalogueUnit, { book }: Counted): Edit[] {
  const lists: Known[] = [book.list, ...[...book.allies.values()].map(({ index }) => index.list)];
  const meant = surelyMeant(list, lists) ?? (book.index.entries.has(entry) ? book.list.id : undefined);
  if (meant === undefined) return [];
  return [{ kind: 'entry', unit: at, entry, ...(meant !== book.list.id && { list: meant }) }];
}

function meantOptions(option: string, unit: ArmyUnit): Edit[] {
  if (!unit.entry) return [];
  const { entry, index } = unit;
  const offered = entry.entry.options.map(({ id }) => ({ id, name: index.items.get(id)?.name ?? id }));
  return meant('options', option, offered, unit.at, unit.unit);
}

function meantCommands(command: string, unit: ArmyUnit): Edit[] {
  if (!unit.entry) return [];
  const { entry, index } = unit;
  const offered = entry.entry.command.map(({ id }) => ({ id, name: index.commands.get(id)?.name ?? id }));
  return meant('command', command, offered, unit.at, unit.unit);
}

/** One that the unit has already is not given to it again. */
export function meant(
  of: 'options' | 'command',
  drop: string,
  offered: readonly Known[],
  unit: number,
  has: Unit,
): Edit[] {
  const add = surelyMeant(drop, offered);
  const had = of === 'options' ? has.options : (has as CatalogueUnit).command;
  return add === undefined || had?.includes(add) ? [] : [{ kind: 'choice', unit, of, drop, add }];
}
