import { createHash } from 'node:crypto';
import { dataFiles } from './load';
import written from './versions.json';

/** Every edition that each file ever had, oldest first: its version, and a hash of all else that it holds. */
const EDITIONS: Record<string, string[][]> = written;

/** A hash of what a file says, however it is laid out. */
function contentOf(json: object): string {
  const { version: _, ...rest } = json as { version?: string };
  return createHash('sha256').update(JSON.stringify(rest)).digest('hex').slice(0, 16);
}

const files = [...dataFiles('systems'), ...dataFiles('lists')].map(({ path, json }) => ({
  path,
  version: (json as { version: string }).version,
  content: contentOf(json as object),
}));

test('every system and list is written down, and no other', () => {
  expect(Object.keys(EDITIONS).sort()).toEqual(files.map(({ path }) => path).sort());
});

describe.each(files)('$path', ({ path, version, content }) => {
  const editions = EDITIONS[path] ?? [];

  test('its content has not changed without its version', () => {
    const same = editions.find(([named]) => named === version);
    // Where this fails, give the file a new version; then write that version down with the new hash.
    expect(same ?? [version, 'not written down']).toEqual([version, content]);
  });

  test('what it is now is written down last', () => {
    expect(editions.at(-1)).toEqual([version, content]);
  });

  test('versions rise', () => {
    const days = editions.map(([named = '']) =>
      named
        .split('.')
        .map((part, at) => (at === 0 ? part : part.padStart(4, '0')))
        .join('.'),
    );
    expect(days).toEqual([...new Set(days)].sort());
  });
});
