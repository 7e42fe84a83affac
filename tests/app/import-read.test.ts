import { isJson, readFile, readPasted } from '@/app/import/read';

test.each(['{}', '  {"format"', '\uFEFF{', '[]', '[ {', '[\n{'])('%j means to be JSON', (text) => {
  expect(isJson(text)).toBe(true);
});

test.each([
  '',
  '[b]Legio XX[/b]',
  '[list]',
  '[quote="Ann"]',
  '[my army](https://muster.example/)',
  '24 warriors',
])('%j is words', (text) => {
  expect(isJson(text)).toBe(false);
});

const site = { choices: [], origin: 'https://muster.example' };
const ID = 'bcdfghjkmnpqrstvwxyz';
const ROSTER = '{"format":"muster/1","system":"ancient","list":"roman","points":1000,"units":[]}';
const why = async (text: string) => {
  const read = await readPasted(text, 'Pasted', site);
  return 'why' in read ? read.why : read.roster;
};

test.each<[string, object | string]>([
  [ROSTER, JSON.parse(ROSTER)],
  ['{"format":"muster-backup/1","armies":[]}', { key: 'backup' }],
  [`see muster.example/s/${ID.slice(3)} ok?`, { key: 'cut-short' }],
  ['https://muster.example/open#2.1r.cut', { key: 'cut-short' }],
  [`Look:\nhttps://muster.example/s/${ID.slice(3)}\n`, { key: 'cut-short' }],
  [`https://other.example/s/${ID}`, { key: 'foreign', host: 'other.example' }],
  ['{', 'not JSON: line 1, column 2: expected a name in double quotes or }'],
])('%j brings %j', async (text, expected) => {
  expect(await why(text)).toEqual(expected);
});

test.each<[string, string, object | string]>([
  ['empty.json', '', 'The file is empty.'],
  ['blank.txt', ' \n', 'The file is empty.'],
  ['backup.json', '{"format":"muster-backup/1","armies":[]}', { key: 'backup' }],
])('the file %s is refused', async (name, text, expected) => {
  expect(await readFile(new File([text], name), site)).toEqual({ source: name, why: expected });
});
