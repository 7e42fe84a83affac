import type { Waiver } from './waiver';

/** Waivers in the one order and form in which they are written, so that it does not matter how they were given. */
export function tidyWaivers(waivers: readonly Waiver[]): Waiver[] {
  const told = waivers.map((waiver) => JSON.stringify(tidyWaiver(waiver)));
  return told.sort().map((text): Waiver => JSON.parse(text));
}

function tidyWaiver({ code, where, note, options, ...facts }: Waiver): Waiver {
  const { option, command, needs, entry, list, variant, share, have, limit } = facts;
  return {
    code,
    where: tidyWhere(where),
    note: note || undefined,
    option,
    command,
    options: options && tidyPair(options),
    needs,
    entry,
    list,
    variant,
    share,
    have,
    limit,
  };
}

function tidyWhere(where: Waiver['where']): Waiver['where'] {
  return 'entry' in where ? { entry: where.entry, list: where.list } : where;
}

function tidyPair([first, second]: [string, string]): [string, string] {
  return first < second ? [first, second] : [second, first];
}
