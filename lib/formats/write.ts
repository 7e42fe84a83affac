import type { Books } from '@/lib/engine';
import { exactSheet } from '@/lib/reader/exact';
import type { Roster } from '@/lib/schema';
import { rosterSheet, type Sheet, sheetHtml, sheetMarkdown, sheetText } from '@/lib/sheet';
import { sheetBBCode } from '@/lib/sheet/bbcode';
import { briefSheet } from '@/lib/sheet/brief';
import { sheetCsv } from '@/lib/sheet/csv';
import { sheetDiscord } from '@/lib/sheet/discord';
import type { SheetExtra } from '@/lib/sheet/sheet';
import { fileTextOf } from '@/lib/shelf/file-text';
import type { WrittenId } from './formats';

/** What is written: a roster, the books that it is checked by, and what else its sheet says. */
export interface Written {
  roster: Roster;
  books: Books;
  extra?: SheetExtra;
  /** The army alone, as for a chat: no profiles, no wound boxes, no rules, no advice. */
  brief?: boolean;
}

type Writer = (army: Written) => string;

const WRITERS: Record<WrittenId, Writer> = {
  text: (army) => sheetText(exactSheet(sheetOf(army), army.roster, army.books)),
  markdown: (army) => sheetMarkdown(sheetOf(army)),
  discord: (army) => sheetDiscord(sheetOf({ ...army, brief: true })),
  bbcode: (army) => sheetBBCode(sheetOf({ ...army, brief: true })),
  html: (army) => sheetHtml(sheetOf(army)),
  csv: (army) => sheetCsv(sheetOf(army)),
  json: ({ roster }) => fileTextOf(roster),
};

/**
 * An army in one of the forms.
 * @throws {ParseError} where its list or variant does not exist
 */
export async function writeArmy(format: WrittenId, army: Written): Promise<string> {
  return WRITERS[format](army);
}

function sheetOf({ roster, books, extra, brief }: Written): Sheet {
  const sheet = rosterSheet(roster, books, extra);
  return brief ? briefSheet(sheet) : sheet;
}
