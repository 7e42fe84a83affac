import { tidyRoster } from '@/lib/codec/canonical';
import type { Roster } from '@/lib/schema';

const SUFFIX = '.muster.json';

const UNSAFE = /[\p{C}\p{Zl}\p{Zp}\\/:*?"<>|]+/gu;
const RESERVED = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** A name for the roster's file that every operating system takes. */
export function fileNameOf(name: string | undefined): string {
  const safe = (name ?? '')
    .replace(UNSAFE, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+/, '');
  const short = Array.from(safe)
    .slice(0, 80)
    .join('')
    .replace(/[. ]+$/, '');
  if (short === '') return `army${SUFFIX}`;
  return (RESERVED.test(short) ? `${short} army` : short) + SUFFIX;
}

/** A roster as the text of its file, to be read by people too. */
export function fileTextOf(roster: Roster): string {
  return `${JSON.stringify(tidyRoster(roster), null, 2)}\n`;
}
