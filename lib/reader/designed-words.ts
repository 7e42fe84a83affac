import type { FormulaIndex } from '@/lib/engine';
import type { Arms, FormulaUnit } from '@/lib/schema';
import type { Phrase } from './phrases';
import { stemsOf } from './words';

/** What was said of a unit, in parts. */
export interface Design {
  quality?: FormulaUnit['quality'];
  density?: string;
  armour?: string;
  category?: string;
  arms?: Arms;
  /** The arms that a weapon needs, where none were named. */
  implied?: Arms;
  champion?: true;
  options: string[];
}

/** What words mean for a design. */
export interface Meaning {
  kind: 'design' | 'option';
  id: string;
  label: string;
  change(design: Design): void;
}

/** All that can be said of a designed unit, in the words of the data. */
export function designPhrases(index: FormulaIndex): Phrase<Meaning>[] {
  return [...troopPhrases(index), ...armsPhrases(index), ...optionPhrases(index)];
}

type Row = { id: string; name: string };

function design(row: Row, change: Meaning['change']): Phrase<Meaning>[] {
  return [row.name, row.id].map((text) => ({
    stems: stemsOf(text),
    means: { kind: 'design', id: row.id, label: row.name, change },
  }));
}

function troopPhrases({ system: { qualities, densities, armours, categories, champion } }: FormulaIndex) {
  return [
    ...qualities.flatMap((row) => design(row, (made) => Object.assign(made, { quality: row.id }))),
    ...densities.flatMap((row) => design(row, (made) => Object.assign(made, { density: row.code }))),
    ...armours.flatMap((row) => design(row, (made) => Object.assign(made, { armour: row.code }))),
    ...categories.flatMap((row) => design(row, (made) => Object.assign(made, { category: row.code }))),
    ...design({ id: 'champion', name: champion.name }, (made) => Object.assign(made, { champion: true })),
  ];
}

/** The first arms, in the order of the data, with which missiles are shot: what a bow means. */
function shooting({ system: { arms } }: FormulaIndex): Arms | undefined {
  return arms.find(({ missile }) => missile)?.id;
}

function armsPhrases(index: FormulaIndex): Phrase<Meaning>[] {
  const { arms, bows } = index.system;
  const shoots = (made: Design) => Object.assign(made, { implied: shooting(index) });
  const named = arms.flatMap((row) => design(row, (made) => Object.assign(made, { arms: row.id })));
  const bow = Object.values(bows).flatMap(({ name }) => {
    const last = stemsOf(name).at(-1) ?? name;
    return design({ id: last, name }, shoots);
  });
  return [...named, ...bow];
}

function optionPhrases(index: FormulaIndex): Phrase<Meaning>[] {
  return [...index.options.values()].flatMap(({ id, option: { name, kind } }) => {
    const change = (made: Design) => {
      made.options.push(id);
      if (kind === 'missile') made.implied = shooting(index);
    };
    return [name, id].map((text) => ({
      stems: stemsOf(text),
      means: { kind: 'option' as const, id, label: name, change },
    }));
  });
}
