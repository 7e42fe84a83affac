import { leadIn, leadOf } from '@/app/import/link';

const HERE = 'https://muster.example';
const ID = 'bcdfghjkmnpqrstvwxyz';

test.each<[string, ReturnType<typeof leadOf>]>([
  [`${HERE}/s/${ID}`, { share: ID }],
  [`  ${HERE}/s/${ID}/\n`, { share: ID }],
  [`/s/${ID}`, { share: ID }],
  [`/s/${ID}.json`, { share: ID }],
  [`${HERE}/s/${ID}/roster`, { share: ID }],
  [`${HERE}/api/v1/shares/${ID}.json`, { share: ID }],
  [`${HERE}/api/v1/shares/${ID}.discord.txt?full`, { share: ID }],
  [`https://other.example/s/${ID}`, { foreign: 'other.example' }],
  ['https://other.example/', { foreign: 'other.example' }],
  [`http://muster.example/s/${ID}`, { share: ID }],
  [`muster.example/s/${ID}`, { share: ID }],
  [`Muster.example/s/${ID}.`, { share: ID }],
  [`other.example/s/${ID}`, { foreign: 'other.example' }],
  ['muster.example/open#2.abc', { carried: '#2.abc' }],
  [`https://muster.example@evil.example/s/${ID}`, { foreign: 'evil.example' }],
  ['https://other.example/open#2.abc', { carried: '#2.abc' }],
  ['/open#2.abc', { carried: '#2.abc' }],
  [`${HERE}/`, undefined],
  [`${HERE}/s/${ID}.`, { share: ID }],
  [`${HERE}/s/${ID.slice(0, -3)}`, { cut: true }],
  [`${HERE}/s/${ID}ok`, { cut: true }],
  [`${HERE}/s/`, { cut: true }],
  [`${HERE}/open`, { cut: true }],
  ['and/or', undefined],
  ['24/s/day', undefined],
  ['muster.example/rules', undefined],
  [`${HERE}/s/../api/health`, undefined],
  ['24 regular legionaries', undefined],
  [`${HERE}/s/${ID} and more`, undefined],
  ['javascript:alert(1)', undefined],
  ['https://[', undefined],
  ['', undefined],
])('%j leads to %j', (text, lead) => {
  expect(leadOf(text, HERE)).toEqual(lead);
});

test.each<[string, ReturnType<typeof leadIn>]>([
  [`see ${HERE}/s/${ID} ok?`, { share: ID }],
  [`My army: ${HERE}/s/${ID}.`, { share: ID }],
  [`My army (${HERE}/s/${ID}), at last\nSee you`, { share: ID }],
  [`<${HERE}/s/${ID}>`, { share: ID }],
  [`[my army](${HERE}/s/${ID})`, { share: ID }],
  [`[url]${HERE}/s/${ID}[/url]`, { share: ID }],
  [`**${HERE}/s/${ID}**!`, { share: ID }],
  [`it is at muster.example/s/${ID}, look`, { share: ID }],
  [`it is at /s/${ID}, look`, { share: ID }],
  ['take muster.example/open#2.1r.aB_-.00abc: it is whole', { carried: '#2.1r.aB_-.00abc' }],
  [`see ${HERE}/s/${ID.slice(0, -3)} ok?`, { cut: true }],
  [`see https://other.example/s/${ID} ok?`, { foreign: 'other.example' }],
  [`${HERE}/rules and ${HERE}/s/${ID}`, { share: ID }],
  [`see https://muster.example@evil.example/s/${ID} ok?`, { foreign: 'evil.example' }],
  [`see muster.example@evil.example/s/${ID} ok?`, undefined],
  ['see https://other.example/news ok?', undefined],
  ['24 archers and/or 12 slingers, 1/s/day', undefined],
  ['24 regular legionaries', undefined],
])('within %j is %j', (text, lead) => {
  expect(leadIn(text, HERE)).toEqual(lead);
});

test('a long word costs no time to look through', () => {
  const start = performance.now();
  expect(leadIn(`${'a.'.repeat(40_000)} ${'a-'.repeat(40_000)}`, HERE)).toBeUndefined();
  expect(performance.now() - start).toBeLessThan(1_000);
});
