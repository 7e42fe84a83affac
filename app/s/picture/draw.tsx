import { ImageResponse } from 'next/og';
import type { FontName } from '@/lib/sheet/pdf/faces';
import { folderFonts } from '@/lib/sheet/pdf/font-folder';
import type { Sheet } from '@/lib/sheet/sheet';
import { runsOf } from './letters';
import { HEIGHT, Picture, textsOf, WIDTH } from './Picture';

/** The picture of an army, as a PNG. Nothing is fetched for it: whatever it draws, it has a font for. */
export async function drawPicture(sheet: Sheet): Promise<Uint8Array> {
  const fonts = await Promise.all([...fontsOf(sheet)].map(loaded));
  const image = new ImageResponse(<Picture sheet={sheet} />, { width: WIDTH, height: HEIGHT, fonts });
  return new Uint8Array(await image.arrayBuffer());
}

/** The fonts of every letter of the picture. */
function fontsOf(sheet: Sheet): Set<FontName> {
  const runs = textsOf(sheet).flatMap((text) => [
    ...runsOf(text, { most: MOST, weight: 'regular' }),
    ...runsOf(text, { most: MOST, weight: 'bold' }),
  ]);
  return new Set<FontName>(['latin', 'latin-bold', ...runs.map(({ font }) => font)]);
}

/** More letters than any line of the picture has. */
const MOST = 64;

async function loaded(name: FontName) {
  const data = await folderFonts(name);
  return { name, data: toArrayBuffer(data), weight: 400 as const, style: 'normal' as const };
}

function toArrayBuffer(data: Uint8Array): ArrayBuffer {
  return Uint8Array.from(data).buffer;
}
