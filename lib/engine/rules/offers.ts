import type { Choices } from '../choices';
import type { Tell } from '../fact';

/** Options and command that are not offered, or are listed twice; those cost nothing, these are paid once. */
export function checkOffers(at: number, options: Choices, command: Choices | null, tell: Tell): void {
  const where = { unit: at };
  for (const option of options.unknown) tell({ code: 'option-unknown', where, option });
  for (const option of options.twice) tell({ code: 'option-twice', where, option });
  if (!command) return;
  for (const id of command.unknown) tell({ code: 'command-unknown', where, command: id });
  for (const id of command.twice) tell({ code: 'command-twice', where, command: id });
}
