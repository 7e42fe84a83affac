import { unzlibSync } from 'fflate';

const WOFF = 0x774f4646;
const HEAD = 12;
const ENTRY = 16;

/**
 * The TrueType font that a WOFF holds: the library would unpack its outlines anew for every letter that it embeds.
 * Its tables keep their order, tags and check sums (W3C WOFF 1.0, sections 4 and 5).
 * @throws {RangeError} where the file is cut short or no WOFF
 */
export function trueType(woff: Uint8Array): Uint8Array {
  const from = new DataView(woff.buffer, woff.byteOffset, woff.byteLength);
  if (from.getUint32(0) !== WOFF) throw new RangeError('no WOFF font');
  const tables = tablesOf(from, woff);
  const size = tables.reduce((sum, { data }) => sum + padded(data.length), HEAD + ENTRY * tables.length);
  const font = new Uint8Array(size);
  const to = new DataView(font.buffer);
  writeHead(to, from.getUint32(4), tables.length);
  let offset = HEAD + ENTRY * tables.length;
  tables.forEach(({ tag, sum, data }, at) => {
    [tag, sum, offset, data.length].forEach((value, field) => {
      to.setUint32(HEAD + ENTRY * at + 4 * field, value);
    });
    font.set(data, offset);
    offset += padded(data.length);
  });
  return font;
}

function tablesOf(from: DataView, woff: Uint8Array) {
  return Array.from({ length: from.getUint16(12) }, (_, at) => {
    const entry = 44 + 20 * at;
    const [offset, packed, length] = [4, 8, 12].map((field) => from.getUint32(entry + field));
    const data = woff.subarray(offset, (offset ?? 0) + (packed ?? 0));
    return {
      tag: from.getUint32(entry),
      sum: from.getUint32(entry + 16),
      data: packed === length ? data : unzlibSync(data, { out: new Uint8Array(length ?? 0) }),
    };
  });
}

function writeHead(to: DataView, flavour: number, count: number): void {
  const power = Math.floor(Math.log2(count));
  to.setUint32(0, flavour);
  [count, 2 ** power * ENTRY, power, (count - 2 ** power) * ENTRY].forEach((value, at) => {
    to.setUint16(4 + 2 * at, value);
  });
}

function padded(length: number): number {
  return (length + 3) & ~3;
}
