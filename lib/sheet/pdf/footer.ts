import type { Content } from 'pdfmake/interfaces';
import type { Words } from '@/lib/words';
import type { Sheet } from '../sheet';
import type { Desk, Margins } from './draft';
import { brokenLines, textWidth } from './lines';
import { INK } from './pen';

const SIZE = 7.5;
const LETTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** The foot of a page: army, verdict, data and the shared copy at the left, the page's number at the right. */
export function footer(sheet: Sheet, { pen, words }: Desk, margins: Margins) {
  return (page: number, pages: number, { width }: { width: number }): Content => {
    const room = width - margins[0] - margins[2];
    const left = room - 80;
    const ink = { size: SIZE, color: INK.muted };
    return {
      margin: [margins[0], 8, margins[2], 0],
      columns: [
        { width: left, ...pen(footText(sheet, left / SIZE, words), { ...ink, width: left }) },
        {
          width: 80,
          ...pen(words.say('paper.page', { page, pages }), { ...ink, width: 80 }),
          alignment: 'right',
        },
      ],
    };
  };
}

/** One line, so many sizes of its type wide: the name is cut where it is long. */
export function footText(sheet: Sheet, width: number, words: Words): string {
  const { name, verdictText, dataVersion, link } = sheet;
  const data = dataVersion === undefined ? [] : [words.say('sheet.data', { version: dataVersion })];
  const said = [verdictText, ...data, shortId(link)].filter((part) => part !== '').join(' · ');
  const left = width - textWidth(`… · ${said}`);
  return `${shortened(name, Math.max(left, width * 0.2))} · ${said}`;
}

/** The first eight letters of a shared copy's id, which is the last part of its link. */
function shortId(link: string | undefined): string {
  return /\/s\/([a-z0-9]{8})[a-z0-9]*$/.exec(link ?? '')?.[1] ?? '';
}

/** Text that is cut, with an ellipsis, where it is wider than so many sizes of its type. */
export function shortened(text: string, width: number): string {
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  const [first = []] = brokenLines(
    letters.map((letter) => (letter === ' ' ? '\xA0' : letter)),
    width,
    true,
  );
  const kept = first.length < letters.length ? `${text.slice(0, first.join('').length).trimEnd()}…` : text;
  return kept;
}
