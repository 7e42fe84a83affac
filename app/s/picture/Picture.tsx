import type { CSSProperties } from 'react';
import type { Weight } from '@/lib/sheet/pdf/faces';
import type { Sheet } from '@/lib/sheet/sheet';
import { leftText, totalText } from '@/lib/sheet/words';
import { runsOf } from './letters';
import { type Row, rowsOf } from './rows';

export const WIDTH = 1200;
export const HEIGHT = 630;

const ROWS = 8;
const COLOURS = { paper: '#ffffff', ink: '#1f1b16', muted: '#5f574c', line: '#d9d2c5', accent: '#7a1f3d' };
const VERDICTS = { legal: '#17633a', waived: '#6b5200', illegal: '#8f1414' };

/** An army as chat programs show it beside its link: name, list, points, verdict and units by category. */
export function Picture({ sheet }: { sheet: Sheet }) {
  const rows = rowsOf(sheet, ROWS * 2);
  return (
    <div style={{ ...COLUMN, width: WIDTH, height: HEIGHT, background: COLOURS.paper, color: COLOURS.ink }}>
      <div style={{ display: 'flex', height: 14, background: COLOURS.accent }} />
      <div style={{ ...COLUMN, padding: '34px 56px 0', flexGrow: 1 }}>
        <Line text={sheet.name} size={56} most={38} weight="bold" />
        <div style={{ ...ROW, marginTop: 6 }}>
          <Line text={sheet.list} size={30} most={40} colour={COLOURS.muted} />
        </div>
        <div style={{ ...ROW, marginTop: 14, alignItems: 'center' }}>
          <Line
            text={`${totalText(sheet.points)}, ${leftText(sheet.points)}`}
            size={38}
            most={60}
            weight="bold"
          />
          <div style={{ ...PILL, background: VERDICTS[sheet.verdict] }}>
            <Line text={sheet.verdictText} size={28} most={44} weight="bold" colour="#ffffff" />
          </div>
        </div>
        <div style={{ ...ROW, marginTop: 22, borderTop: `2px solid ${COLOURS.line}`, paddingTop: 14 }}>
          <Column rows={rows.slice(0, ROWS)} />
          <div style={{ display: 'flex', width: 48 }} />
          <Column rows={rows.slice(ROWS)} />
        </div>
      </div>
      <div style={{ ...ROW, padding: '0 56px 22px', justifyContent: 'flex-end' }}>
        <Line text="Muster" size={26} most={10} weight="bold" colour={COLOURS.accent} />
      </div>
    </div>
  );
}

const ROW: CSSProperties = { display: 'flex', flexDirection: 'row' };
const COLUMN: CSSProperties = { display: 'flex', flexDirection: 'column' };
const PILL: CSSProperties = { display: 'flex', marginLeft: 26, padding: '4px 18px', borderRadius: 8 };

function Column({ rows }: { rows: readonly Row[] }) {
  return (
    <div style={{ ...COLUMN, width: 520 }}>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <RowLine key={at} row={row} />
      ))}
    </div>
  );
}

function RowLine({ row: { kind, text, points } }: { row: Row }) {
  const heading = kind === 'category';
  const look = {
    size: 25,
    weight: heading ? 'bold' : 'regular',
    colour: heading ? COLOURS.accent : COLOURS.ink,
  };
  return (
    <div style={{ ...ROW, justifyContent: 'space-between', height: 36, paddingLeft: heading ? 0 : 18 }}>
      <Line text={text} most={38} {...look} weight={look.weight as Weight} />
      {points && <Line text={points} most={10} {...look} weight={look.weight as Weight} />}
    </div>
  );
}

interface LineProps {
  text: string;
  size: number;
  /** More letters than this are cut short. */
  most: number;
  weight?: Weight;
  colour?: string;
}

/** One line, each run in a font that has its letters; spaces at the ends of runs are kept. */
function Line({ text, size, most, weight = 'regular', colour = COLOURS.ink }: LineProps) {
  return (
    <div
      style={{
        ...ROW,
        whiteSpace: 'pre',
        overflow: 'hidden',
        fontSize: size,
        color: colour,
        lineHeight: 1.25,
      }}
    >
      {runsOf(text, { most, weight }).map(({ text: part, font }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: drawn once
        <span key={at} style={{ fontFamily: font, fontWeight: 400, flexShrink: 0 }}>
          {part}
        </span>
      ))}
    </div>
  );
}

/** Every text of the picture, so that just the fonts that it needs are loaded. */
export function textsOf(sheet: Sheet): string[] {
  const rows = rowsOf(sheet, ROWS * 2).map(({ text }) => text);
  return [sheet.name, sheet.list, sheet.verdictText, ...rows];
}
