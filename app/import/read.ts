import type { Lost } from '@/lib/reader/lines';
import { readRoster } from '@/lib/reader/roster';
import type { Roster } from '@/lib/schema';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import { isBackup } from '@/lib/shelf/backup';
import { issuesText, jsonOf, rosterOfText, textOfFile } from '@/lib/shelf/files';
import type { ArmyChoice } from '../home/types';
import { loadLibrary } from './library';
import { type Lead, leadIn, leadOf } from './link';

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
    | { key: 'backup' | 'cut-short' | 'not-shared' | 'withdrawn' | 'not-reached' | 'unreadable' };
}

/** What the readers need to know: the lists that there are, and the site. */
export interface Site {
  choices: readonly ArmyChoice[];
  origin: string;
}

/** Reads one text that was pasted: a roster as JSON, a link with or without words around it, or an army in words. */
export function readPasted(text: string, source: string, site: Site): Promise<Read | Refused> {
  return reading(source, async () => {
    const lead = leadOf(text, site.origin);
    if (lead) return readLead(lead, source);
    if (isJson(text)) return readJson(text, source);
    return readWords(text, source, site);
  });
}

/** Whether a text means to be JSON: an object, or a list of objects. Other text in brackets is words, as BBCode is. */
export const isJson = (text: string): boolean => /^\s*(?:\{|\[\s*[{\]])/.test(text);

function readJson(text: string, source: string): Read | Refused {
  const json = jsonOf(text);
  return isBackup(json) ? { source, why: { key: 'backup' } } : exact(source, parseRoster(json));
}

/** A message of more lines than this is first of all an army in words, whatever it links to. */
const MESSAGE_LINES = 3;

/** Reads an army in words, or follows the link to one that stands among other words. */
async function readWords(text: string, source: string, site: Site): Promise<Read | Refused> {
  const lead = leadIn(text, site.origin);
  const short = text.split(/[\r\n]+/).filter((line) => line.trim() !== '').length <= MESSAGE_LINES;
  if (lead && short && !('foreign' in lead)) return readLead(lead, source);
  try {
    return await inWords(text, source, site);
  } catch (error) {
    if (!lead || !(error instanceof ParseError)) throw error;
    return readLead(lead, source);
  }
}

/** Reads one file: a roster as JSON, or, where its name says that it is a text, an army in words. */
export function readFile(file: File, site: Site): Promise<Read | Refused> {
  return reading(file.name, async () => {
    const text = await textOfFile(file);
    const worded = /\.(?:txt|text|md|bb)$/i.test(file.name) && !isJson(text);
    return worded ? inWords(text, file.name, site) : readJson(text, file.name);
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

async function readLead(lead: Lead, source: string): Promise<Read | Refused> {
  if ('foreign' in lead) return { source, why: { key: 'foreign', host: lead.foreign } };
  if ('cut' in lead) return { source, why: { key: 'cut-short' } };
  return 'carried' in lead ? readCarried(lead.carried, source) : readShare(lead.share, source);
}

async function readCarried(hash: string, source: string): Promise<Read | Refused> {
  const { DamagedCode, rosterOfLink } = await import('@/lib/codec');
  try {
    return exact(source, rosterOfLink(hash));
  } catch (error) {
    if (error instanceof DamagedCode) return { source, why: { key: 'cut-short' } };
    throw error;
  }
}

async function readShare(id: string, source: string): Promise<Read | Refused> {
  const answer = await fetch(`/api/v1/shares/${id}.json`).catch(() => undefined);
  if (answer?.ok) return exact(source, rosterOfText(await answer.text()));
  if (answer?.status === 404) return { source, why: { key: 'not-shared' } };
  return { source, why: { key: answer?.status === 410 ? 'withdrawn' : 'not-reached' } };
}
