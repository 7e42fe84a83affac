import type { FontName } from './faces';
import { lineCount } from './lines';

/** Height of a line in sizes of its type, with the spacing of the text; other fonts than these take the text's. */
const LINE = 1.32;
const HIGHER: Partial<Record<FontName, number>> = { arabic: 1.98, thai: 1.42 };

/** What of the library's content is measured here. */
interface Node {
  text?: unknown;
  fontSize?: number;
  font?: FontName;
  width?: number | string;
  margin?: readonly number[];
  stack?: readonly unknown[];
  columns?: readonly unknown[];
  columnGap?: number;
  canvas?: readonly { y?: number; y2?: number; h?: number; points?: readonly { y: number }[] }[];
  table?: { widths: readonly number[]; body: readonly (readonly unknown[])[] };
  fit?: number;
}

/** The height in points that content takes at a width: an estimate, rather too much than too little. */
export function heightOf(content: unknown, width: number): number {
  if (Array.isArray(content)) return content.reduce<number>((sum, part) => sum + heightOf(part, width), 0);
  const node = content as Node;
  const [left = 0, above = 0, right = 0, below = 0] = node.margin ?? [];
  return innerHeight(node, width - left - right) + above + below;
}

function innerHeight(node: Node, width: number): number {
  if (node.stack) return heightOf(node.stack, width);
  if (node.columns) return columnsHeight(node.columns as Node[], width, node.columnGap ?? 0);
  if (node.table) return tableHeight(node.table);
  if (node.canvas) return Math.max(0, ...node.canvas.map(lowest));
  if (node.fit) return node.fit;
  return textHeight(node, width);
}

function lowest({ y = 0, y2 = 0, h = 0, points = [] }: NonNullable<Node['canvas']>[number]): number {
  return Math.max(y + h, y2, ...points.map((point) => point.y));
}

function columnsHeight(columns: readonly Node[], width: number, gap: number): number {
  const fixed = columns.map((column) => (typeof column.width === 'number' ? column.width : 0));
  const rest = width - fixed.reduce((sum, each) => sum + each, 0) - gap * (columns.length - 1);
  return Math.max(0, ...columns.map((column, at) => heightOf(column, fixed[at] || rest)));
}

function tableHeight({ widths, body }: NonNullable<Node['table']>): number {
  const rows = body.map((row) => Math.max(0, ...row.map((cell, at) => heightOf(cell, widths[at] ?? 1))));
  return rows.reduce((sum, row) => sum + row + 1, 0);
}

function textHeight(node: Node, width: number): number {
  const runs = runsIn(node, node);
  const text = runs.map((run) => run.text).join('');
  const size = Math.max(...runs.map(({ fontSize }) => fontSize));
  const line = Math.max(...runs.map(({ font, fontSize }) => fontSize * ((font && HIGHER[font]) ?? LINE)));
  return lineCount(text, width / size) * line;
}

function runsIn(node: Node, style: Node): { text: string; font?: FontName; fontSize: number }[] {
  const { fontSize = style.fontSize, font = style.font } = node;
  if (Array.isArray(node.text)) return node.text.flatMap((run) => runsIn(run as Node, { fontSize, font }));
  return [{ text: String(node.text ?? ''), font, fontSize: fontSize ?? 9 }];
}
