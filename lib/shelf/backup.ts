import * as z from 'zod';
import { canonicalRoster, tidyRoster } from '@/lib/codec/canonical';
import { readJsonText } from '@/lib/schema/json-text';
import { MAX_POINTS } from '@/lib/schema/limits';
import { type Issue, ParseError, parseRoster, parseWith } from '@/lib/schema/parse';
import { type Army, newArmy, type Summary } from './army';
import { type Draft, newKey, previewRoster, rosterDraft } from './draft';
import { jsonOf } from './files';
import { readTags } from './find';

const FORMAT = 'muster-backup/1';
const MAX_ARMIES = 10_000;
const MAX_ID = 100;

/** An army as a backup has it: its place on the shelf, when it was changed, its tags, and what it is. */
export interface BackupArmy {
  id: string;
  changedAt: number;
  tags: string[];
  draft: Draft;
}

/** What a backup holds: the armies, and what cannot be understood of the others, by its place in the file. */
export interface Backup {
  armies: BackupArmy[];
  damaged: Issue[];
}

const fileSchema = z.strictObject({
  format: z.literal(FORMAT),
  madeAt: z.iso.datetime(),
  armies: z.array(z.unknown()).max(MAX_ARMIES),
});

const armySchema = z.strictObject({
  id: z.string().min(1).max(MAX_ID),
  changedAt: z.iso.datetime(),
  // Files of before there were tags have none.
  tags: z.array(z.string()).optional(),
  roster: z.looseObject({ points: z.unknown() }),
});

/** All armies as one file that people can read too. An army without a total says `"points": null`. */
export function backupText(armies: readonly Army[], madeAt: Date): string {
  const kept = armies.map(({ id, changedAt, draft, tags = [] }) => ({
    id,
    changedAt: new Date(changedAt).toISOString(),
    ...(tags.length > 0 && { tags }),
    roster: { ...tidyRoster(previewRoster(draft)), points: draft.points },
  }));
  return `${JSON.stringify({ format: FORMAT, madeAt: madeAt.toISOString(), armies: kept }, null, 1)}\n`;
}

/** `muster-2026-11-30.backup.json`. */
export function backupName(madeAt: Date): string {
  return `muster-${madeAt.toISOString().slice(0, 10)}.backup.json`;
}

/** Whether a file's JSON means to be a backup rather than one roster. */
export function isBackup(json: unknown): boolean {
  return isOfFormat(json, 'muster-backup/');
}

/** Whether the text of a file means to be one roster rather than a backup. */
export function isRosterText(text: string): boolean {
  const json = readJsonText(text);
  return 'value' in json && isOfFormat(json.value, 'muster/');
}

function isOfFormat(json: unknown, begins: string): boolean {
  if (typeof json !== 'object' || json === null || !('format' in json)) return false;
  return typeof json.format === 'string' && json.format.startsWith(begins);
}

/**
 * Reads a backup. An army that is damaged does not take the others with it.
 * @throws {ParseError} that says where, if the file as a whole cannot be read
 */
export function parseBackup(text: string): Backup {
  const { armies } = parseWith(fileSchema, jsonOf(text));
  const read = armies.map(readArmy);
  return {
    armies: read.flatMap((one) => ('draft' in one ? one : [])),
    damaged: read.flatMap((one) => ('draft' in one ? [] : one)),
  };
}

function readArmy(json: unknown, at: number): BackupArmy | Issue[] {
  try {
    const { id, changedAt, tags = [], roster } = parseWith(armySchema, json);
    return {
      id,
      changedAt: Date.parse(changedAt),
      tags: readTags(tags.join(',')),
      draft: draftOf(roster),
    };
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    return error.issues.map(({ path, message }) => ({ path: within(at, path), message }));
  }
}

function within(at: number, path: string): string {
  const place = `armies[${at}]`;
  return path === '' ? place : `${place}.${path}`;
}

function draftOf(roster: { points: unknown }): Draft {
  if (roster.points !== null) return rosterDraft(inRoster(() => parseRoster(roster)));
  const whole = inRoster(() => parseRoster({ ...roster, points: MAX_POINTS }));
  return { ...rosterDraft(whole), points: null } as Draft;
}

/** What is wrong with a roster is told by its place in the army. */
function inRoster<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    throw new ParseError(
      error.issues.map(({ path, message }) => ({ path: path === '' ? 'roster' : `roster.${path}`, message })),
    );
  }
}

/** What becomes of an army of a backup: it is new, is here already, or another of its name tag is and both are kept. */
export interface RestorePlan {
  fresh: BackupArmy[];
  same: BackupArmy[];
  /** Changed since, here or there. */
  both: BackupArmy[];
  /** What is here already and gets tags that it had in the backup, beside its own. */
  tagged: Tagged[];
}

/** An army of the shelf, and the tags that it is to have. */
export interface Tagged {
  army: Army;
  tags: string[];
}

/** What a draft says, whatever its keys are. */
function contentOf(draft: Draft): string {
  return `${draft.points} ${canonicalRoster(previewRoster(draft))}`;
}

/** The tags of an army with more of them; undefined where it has them all. */
function withTags({ tags = [] }: Army, more: readonly string[]): string[] | undefined {
  const all = readTags([...tags, ...more].join(','));
  return all.length > tags.length ? all : undefined;
}

/** Which armies of the shelf get tags from their likes in a backup. */
function taggedBy(same: readonly BackupArmy[], shelf: readonly Army[]): Tagged[] {
  const more = new Map<string, string[]>();
  for (const { draft, tags } of same) {
    const content = contentOf(draft);
    more.set(content, [...(more.get(content) ?? []), ...tags]);
  }
  return shelf.flatMap((army) => {
    const tags = withTags(army, more.get(contentOf(army.draft)) ?? []);
    return tags ? { army, tags } : [];
  });
}

/** Holds a backup against the shelf, by content: what is there already is not doubled, and nothing is overwritten. */
export function planRestore({ armies }: Pick<Backup, 'armies'>, shelf: readonly Army[]): RestorePlan {
  const contents = new Set(shelf.map(({ draft }) => contentOf(draft)));
  const ids = new Set(shelf.map(({ id }) => id));
  const plan: RestorePlan = { fresh: [], same: [], both: [], tagged: [] };
  for (const army of armies) {
    const content = contentOf(army.draft);
    if (contents.has(content)) plan.same.push(army);
    else if (ids.has(army.id)) plan.both.push(army);
    else plan.fresh.push(army);
    contents.add(content);
    ids.add(army.id);
  }
  return { ...plan, tagged: taggedBy(plan.same, shelf) };
}

/**
 * The armies that a plan puts on the shelf, each in its old place where that is free.
 * @param summarise sums a draft up for the list of armies
 */
export async function restoredArmies(
  { fresh, both }: Pick<RestorePlan, 'fresh' | 'both'>,
  summarise: (draft: Draft) => Promise<Summary>,
): Promise<Army[]> {
  const made = async ({ draft, changedAt, tags }: BackupArmy, id: string): Promise<Army> => ({
    ...newArmy(draft, await summarise(draft)),
    id,
    changedAt,
    ...(tags.length > 0 && { tags }),
  });
  return Promise.all([
    ...fresh.map((army) => made(army, army.id)),
    ...both.map((army) => made(army, newKey())),
  ]);
}
