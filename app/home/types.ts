import type { Roster } from '@/lib/schema';
import type { ArmyKind, Draft, Summary } from '@/lib/shelf';

/** A kind of army that can be begun: a list, a variant of one, or a system in which units are designed. */
export interface ArmyChoice extends ArmyKind {
  id: string;
  name: string;
  summary: string;
  /** The system, and for a variant the list, that it belongs to. */
  within?: string;
  totals: number[];
  halves: boolean;
}

export interface Example {
  id: string;
  roster: Roster;
  summary: Summary;
}

export interface Choices {
  armies: ArmyChoice[];
  examples: Example[];
}

function kindOf(army: Draft | Roster): ArmyKind {
  return army.system === 'ancient' ? army : { system: army.system };
}

/** The name of what an army was begun from: its list or variant, or the system. */
export function kindName(army: Draft | Roster, choices: readonly ArmyChoice[]): string {
  const { system, list, variant } = kindOf(army);
  const found = choices.find(
    (choice) => choice.system === system && choice.list === list && choice.variant === variant,
  );
  return found?.name ?? variant ?? list ?? system;
}
