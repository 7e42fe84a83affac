/** A form in which an army is handed on. */
export interface Format {
  /** What `muster sheet --as` is told. */
  id: string;
  /** Ends the file's name, and the address of a shared army: `/api/v1/shares/ID.txt`. Undefined: not over HTTP. */
  ending?: string;
  /** Media type. */
  type: string;
  /** A message, and so always brief. */
  chat?: true;
  /** A file to keep, not a text to look at. */
  file?: true;
}

/** Every form, in the order in which they are offered. Their writers are in `write.ts`, which is large. */
export const FORMATS = [
  { id: 'text', ending: 'txt', type: 'text/plain; charset=utf-8' },
  { id: 'markdown', ending: 'md', type: 'text/markdown; charset=utf-8' },
  { id: 'discord', ending: 'discord.txt', type: 'text/plain; charset=utf-8', chat: true },
  { id: 'bbcode', ending: 'bb', type: 'text/plain; charset=utf-8', chat: true },
  { id: 'html', type: 'text/html; charset=utf-8' },
  { id: 'csv', ending: 'csv', type: 'text/csv; charset=utf-8; header=present', file: true },
  { id: 'pdf', ending: 'pdf', type: 'application/pdf', file: true },
  { id: 'json', ending: 'json', type: 'application/json; charset=utf-8', file: true },
] as const satisfies readonly Format[];

export type FormatId = (typeof FORMATS)[number]['id'];

/** A form that is text; a PDF takes a library and fonts, and is written elsewhere (lib/sheet/pdf). */
export type WrittenId = Exclude<FormatId, 'pdf'>;

/** A form with an ending is handed out over HTTP. */
export type Ended = Format & { id: FormatId; ending: string };

/** The forms that are handed out over HTTP. */
export const ENDED: readonly Ended[] = FORMATS.filter(
  (format): format is Extract<typeof format, Ended> => 'ending' in format,
);

/** The form that an ending names, of those that are handed out over HTTP. */
export function formatOf(ending: string): Ended | undefined {
  return ENDED.find((format) => format.ending === ending);
}

const TEXTS = ['text', 'discord', 'bbcode', 'markdown', 'csv', 'json'] as const;
type TextId = (typeof TEXTS)[number];

/** A form that is a text, and can be copied. */
export type Copied = Ended & { id: TextId };

/** The forms that are copied, the most wanted first. */
export const COPIED: readonly Copied[] = TEXTS.flatMap((id) =>
  ENDED.filter((format): format is Copied => format.id === id),
);
