import * as z from 'zod';
import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { rosterSheet } from '@/lib/sheet';
import { PAPERS, PDF_LAYOUTS, type PdfOptions } from '@/lib/sheet/pdf/options';
import { countPdf } from './limit';
import { orderPdf } from './pdf-thread';
import { ProblemError } from './problem';
import type { SharedRoster } from './shares';

/** More units than any army has; they would keep others waiting. */
const MOST_UNITS = 200;
/** Bytes of PDFs that are kept, those asked for last. */
const MOST_KEPT = 32 * 1024 * 1024;

const kept = new Map<string, Uint8Array>();
const underWay = new Map<string, Promise<Uint8Array>>();

const optionsSchema = z.object({
  layout: z.enum(PDF_LAYOUTS).default('sheet'),
  paper: z.enum(PAPERS).default('a4'),
});

/**
 * The layout and the paper that an address asks for.
 * @throws {ProblemError} 400 if there is no such layout or paper
 */
export function pdfOptions(url: string): PdfOptions {
  const read = optionsSchema.safeParse(Object.fromEntries(new URL(url).searchParams));
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ path: path.join('.'), message }));
  throw new ProblemError({ status: 400, detail: 'There is no such layout or paper.', errors });
}

interface Asked {
  link: string;
  options: PdfOptions;
  headers: Headers;
  /** Names the PDF: made of content, data, code and all that was asked for. */
  tag: string;
}

/**
 * A shared army as a PDF: one that was made lately is handed out again, and one that is being made is waited for.
 * @throws {ProblemError} 422 if the army has too many units, 429 if a client asks for too many, 503 if too many wait
 */
export async function sharedPdf(
  shared: SharedRoster,
  { tag, headers, link, options }: Asked,
): Promise<Uint8Array> {
  const known = kept.get(tag);
  if (known) return keep(tag, known);
  if (shared.roster.units.length > MOST_UNITS) throw new ProblemError(TOO_MANY_UNITS);
  const other = underWay.get(tag);
  if (other) return other;
  await countPdf(headers);
  const made = make(shared, link, options).finally(() => underWay.delete(tag));
  underWay.set(tag, made);
  return keep(tag, await made);
}

function make({ roster, sharedAt }: SharedRoster, link: string, options: PdfOptions): Promise<Uint8Array> {
  const extra = { date: sharedAt, dataVersion: dataVersion(), link };
  const sheet = rosterSheet(roster, fileBooks(), extra);
  return orderPdf({ sheet, request: { ...options, date: sharedAt } });
}

/** Keeps a PDF as the one that was asked for last. */
function keep(tag: string, bytes: Uint8Array): Uint8Array {
  kept.delete(tag);
  kept.set(tag, bytes);
  let size = [...kept.values()].reduce((sum, each) => sum + each.length, 0);
  for (const [oldest, each] of kept) {
    if (size <= MOST_KEPT) break;
    kept.delete(oldest);
    size -= each.length;
  }
  return bytes;
}

const TOO_MANY_UNITS = {
  status: 422,
  detail: `A PDF is made here of at most ${MOST_UNITS} units; the builder and the program make any.`,
};
