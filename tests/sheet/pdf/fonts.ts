import { readFileSync } from 'node:fs';
import * as fontkit from 'fontkit';
import type { FontName } from '@/lib/sheet/pdf/faces';
import files from '@/lib/sheet/pdf/font-files.json';
import { trueType } from '@/lib/sheet/pdf/woff';

/** What the tests ask of a font; the package has no types. */
export interface Font {
  characterSet: number[];
  glyphForCodePoint(point: number): { id: number };
  layout(text: string): { glyphs: { id: number; codePoints: number[] }[] };
}

const open = new Map<FontName, Font>();

/** A font as its package has it, read by another program than the one that wrote the table. */
export function openFont(name: FontName): Font {
  const known = open.get(name);
  if (known) return known;
  const font = fontkit.create(Buffer.from(trueType(fontFile(name)))) as Font;
  open.set(name, font);
  return font;
}

export function fontFile(name: FontName): Buffer {
  return readFileSync(`node_modules/@fontsource/${files[name]}`);
}
