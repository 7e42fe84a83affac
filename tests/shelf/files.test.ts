import { parseRoster } from '@/lib/schema/parse';
import { fileNameOf, fileTextOf } from '@/lib/shelf/file-text';
import { issuesText, rosterOfFile, rosterOfText } from '@/lib/shelf/files';
import { LEGION, TOWN } from './armies';

test.each([
  ['Legio XX', 'Legio XX.muster.json'],
  [undefined, 'army.muster.json'],
  ['', 'army.muster.json'],
  ['   ', 'army.muster.json'],
  ['../../etc/passwd', 'etc passwd.muster.json'],
  ['a/b\\c:d*e?f"g<h>i|j', 'a b c d e f g h i j.muster.json'],
  ['.hidden', 'hidden.muster.json'],
  ['ends with dots...', 'ends with dots.muster.json'],
  ['CON', 'CON army.muster.json'],
  ['com1', 'com1 army.muster.json'],
  ['new\nline\u0000', 'new line.muster.json'],
  ['\u202Egnp.exe', 'gnp.exe.muster.json'],
  ['Αθήνα 🛡', 'Αθήνα 🛡.muster.json'],
  ['x'.repeat(200), `${'x'.repeat(80)}.muster.json`],
  ['🛡'.repeat(100), `${'🛡'.repeat(80)}.muster.json`],
])('the file of %j is %j', (name, file) => expect(fileNameOf(name)).toBe(file));

test.each([
  ['catalogue', LEGION],
  ['formula', TOWN],
])('a %s roster comes back from the text of its file', (_, roster) => {
  const text = fileTextOf(roster);
  expect(rosterOfText(text)).toEqual(roster);
  expect(text.split('\n').length).toBeGreaterThan(5);
});

const issuesOf = (text: string | Blob) =>
  rosterOfFile(typeof text === 'string' ? new Blob([text]) : text).then(
    () => [],
    (error) => error.issues,
  );

test('a file is read, with or without a byte order mark', async () => {
  const text = fileTextOf(LEGION);
  expect(await rosterOfFile(new Blob([text]))).toEqual(parseRoster(LEGION));
  expect(await rosterOfFile(new Blob([`\uFEFF${text}`]))).toEqual(parseRoster(LEGION));
});

describe('a file that cannot be understood says where', () => {
  test('broken JSON: line and column', async () => {
    expect(await issuesOf('{\n  "format": "muster/1",\n  "points": 1000,\n}')).toEqual([
      { path: '', message: 'not JSON: line 4, column 1: expected a name in double quotes' },
    ]);
  });

  test('a misspelt key and a wrong size: each path', async () => {
    const units = [
      { entry: 'scorpio', sizee: 2 },
      { entry: 'scorpio', size: -1 },
    ];
    const issues = await issuesOf(JSON.stringify({ ...LEGION, units }));
    expect(issues.map((issue: { path: string }) => issue.path).sort()).toEqual([
      'units[0].sizee',
      'units[1].size',
    ]);
  });

  test.each(['', ' \n', '\uFEFF', '\uFEFF\r\n'])('nothing in it: %j', async (text) => {
    expect(await issuesOf(text)).toEqual([{ path: '', message: 'The file is empty.' }]);
  });

  test('too large', async () => {
    expect(await issuesOf(' '.repeat(1_048_577))).toEqual([
      { path: '', message: 'larger than 1 MiB, which no roster is' },
    ]);
  });

  test('not text', async () => {
    expect(await issuesOf(new Blob([new Uint8Array([0x7b, 0xff, 0xfe])]))).toEqual([
      { path: '', message: 'not a text in UTF-8' },
    ]);
  });

  test.each(['null', '[]', '"muster/1"', '42'])('%j is no roster', async (text) => {
    expect(await issuesOf(text)).not.toEqual([]);
  });
});

test('of many issues the first eight are shown', () => {
  const issues = Array.from({ length: 10 }, (_, at) => ({ path: `units[${at}]`, message: 'wrong' }));
  const lines = issuesText(issues).split('\n');
  expect([lines.length, lines[0], lines.at(-1)]).toEqual([9, 'units[0]: wrong', 'and 2 more']);
  expect(issuesText(issues.slice(0, 8)).split('\n')).toHaveLength(8);
});
