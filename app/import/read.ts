import type { Lost } from '@/lib/reader/lines';
import { readRoster } from '@/lib/reader/roster';
import type { Roster } from '@/lib/schema';
import { ParseError } from '@/lib/schema/parse';
import { issuesText, rosterOfText, textOfFile } from '@/lib/shelf/files';
import type { ArmyChoice } from '../home/types';
import { loadLibrary } from './library';
import { leadOf } from './link';

/** An army that was read, before anything is known of the shelf. */
export interface Read {
  /** The file, the link or the text that it comes from. */
  source: string;
  roster: Roster;
  /** What of a text was not understood. */
  lost: Lost[];
  /** A text without a total: a common one was taken. */
  noTotal: boolean;
}

/** Why nothing comes of a source; the reason is in words where it is about its content. */
export interface Refused {
  source: string;
  why:
    | string
    | { key: 'foreign'; host: string }
    | { key: 'not-shared' | 'withdrawn' | 'not-reached' | 'unreadable' };
}

/** What the readers need to know: the lists that there are, and the site. */
export interface Site {
  choices: readonly ArmyChoice[];
  origin: string;
}

/** Reads one text that was pasted: a roster as JSON, a link, or an army in words. */
export function readPasted(text: string, source: string, site: Site): Promise<Read | Refused> {
  return reading(source, async () => {
    const lead = leadOf(text, site.origin);
    if (lead) return readLead(lead, source);
    if (/^\s*[{[]/.test(text)) return exact(source, rosterOfText(text));
    return inWords(text, source, site);
  });
}

/** Reads one file: a roster as JSON, or, where it is called `.txt`, an army in words. */
export function readFile(file: File, site: Site): Promise<Read | Refused> {
  return reading(file.name, async () => {
    const text = await textOfFile(file);
    const worded = /\.(?:txt|text)$/i.test(file.name) && !/^\s*[{[]/.test(text);
    return worded ? inWords(text, file.name, site) : exact(file.name, rosterOfText(text));
  });
}

async function reading(source: string, work: () => Promise<Read | Refused>): Promise<Read | Refused> {
  try {
    return await work();
  } catch (error) {
    const why = error instanceof ParseError ? issuesText(error.issues) : ({ key: 'unreadable' } as const);
    return { source, why };
  }
}

async function inWords(text: string, source: string, { choices }: Site): Promise<Read> {
  return { source, ...readRoster(text, await loadLibrary(choices)) };
}

const exact = (source: string, roster: Roster): Read => ({ source, roster, lost: [], noTotal: false });

async function readLead(
  lead: NonNullable<ReturnType<typeof leadOf>>,
  source: string,
): Promise<Read | Refused> {
  if ('foreign' in lead) return { source, why: { key: 'foreign', host: lead.foreign } };
  if ('carried' in lead) {
    const { rosterOfLink } = await import('@/lib/codec');
    return exact(source, rosterOfLink(lead.carried));
  }
  return readShare(lead.share, source);
}

async function readShare(id: string, source: string): Promise<Read | Refused> {
  const answer = await fetch(`/api/v1/shares/${id}.json`).catch(() => undefined);
  if (answer?.ok) return exact(source, rosterOfText(await answer.text()));
  if (answer?.status === 404) return { source, why: { key: 'not-shared' } };
  return { source, why: { key: answer?.status === 410 ? 'withdrawn' : 'not-reached' } };
}
