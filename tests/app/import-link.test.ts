import { leadOf } from '@/app/import/link';

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
  [`http://muster.example/s/${ID}`, { foreign: 'muster.example' }],
  [`https://muster.example@evil.example/s/${ID}`, { foreign: 'evil.example' }],
  ['https://other.example/open#2.abc', { carried: '#2.abc' }],
  ['/open#2.abc', { carried: '#2.abc' }],
  [`${HERE}/`, undefined],
  [`${HERE}/s/short`, undefined],
  [`${HERE}/s/../api/health`, undefined],
  ['24 regular legionaries', undefined],
  [`${HERE}/s/${ID} and more`, undefined],
  ['javascript:alert(1)', undefined],
  ['https://[', undefined],
  ['', undefined],
])('%j leads to %j', (text, lead) => {
  expect(leadOf(text, HERE)).toEqual(lead);
});
