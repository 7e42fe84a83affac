import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { deflateRawSync } from 'node:zlib';
import fc from 'fast-check';
import { decodeRoster, encodeRoster, tidyRoster } from '@/lib/codec';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import { roster, waivedRoster } from '../engine/arbitraries';

const legion = parseRoster({
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Legio XX 🐘 كتيبة',
  points: 1000,
  units: [
    { entry: 'regular-legionaries', size: 15, command: ['standard', 'centurion'], options: ['heavy-armour'] },
    { entry: 'noble-cavalry', list: 'barbarian', size: 6 },
  ],
});
const code = encodeRoster(legion);
/** The same army as the first version of codes has it. */
const OLD =
  '1.7j.vimf51.RY89CsJAEIWvEqbeYFJo4Rk8gCApxrjqwv7I7G4ghlR2VpZ2tuqJklt4BGcVFKaY93jzPaaDrSODAeZgog-SJiUI8C2vhj20tZI2sKWVTyFyBi1Li0ayXMidctlymb1ul2s2nobneB7uw4MTB6ds8DAvi6IQEK1KYtUB46hNJLmLGinXCWGRlPSpWR2ZW04F1M5w1YZvoOabSJxKgcAm0gYqAe4Q2ExY2Ets2hzJuEhQ9eLfY91ay7zGBjXr3yNrJB71eeZbOuur_g0';

/** What is wrong with a code: the messages of the error, or the roster that it gave all the same. */
function faultsOf(text: string): unknown {
  try {
    return decodeRoster(text);
  } catch (error) {
    return error instanceof ParseError ? error.issues : error;
  }
}
const DAMAGED = [{ path: '', message: expect.stringContaining('damaged') }];

const LEGION = {
  format: 'muster/1',
  system: 'ancient',
  list: 'roman',
  name: 'Legio XX 🐘 كتيبة',
  points: 1000,
  units: [
    {
      entry: 'regular-legionaries',
      size: 15,
      command: ['centurion', 'standard'],
      options: ['heavy-armour'],
    },
    { entry: 'noble-cavalry', list: 'barbarian', size: 6 },
  ],
};

/** Codes as they were handed out, letter for letter. They open always: never change or remove a row. */
const LITERAL: [version: string, code: string][] = [
  ['1', OLD],
  ['2', '2.1r.o5JNCh_mT5ihcLP5xqqbXTdW3FhJhM14GwamRCVWXGkqFl8jHEvkQCw1q42tBQA.1p0s1zt'],
];
test.each(LITERAL)('a code of version %s opens always', (version, text) => {
  expect(text.split('.')[0]).toBe(version);
  expect(decodeRoster(text)).toEqual(LEGION);
});

test('what codes are deflated with stays letter for letter what it was, or none would open', () => {
  const { text } = JSON.parse(readFileSync('data/codes/2.json', 'utf8'));
  expect(createHash('sha256').update(text.join('')).digest('hex')).toBe(
    '03f64bf354bcbd1ac17c1371d2eec141f3dbbd556793a309dce6d5070b766763',
  );
});

describe('there and back', () => {
  test('any roster with ids and waivers', () => {
    fc.assert(
      fc.property(waivedRoster, (army) => {
        expect(decodeRoster(encodeRoster(army))).toEqual(tidyRoster(army));
        expect(parseRoster(JSON.parse(JSON.stringify(army)))).toEqual(army);
      }),
      { numRuns: 150 },
    );
  });

  test('any roster, in canonical form', () => {
    fc.assert(
      fc.property(roster, (army) => expect(decodeRoster(encodeRoster(army))).toEqual(tidyRoster(army))),
      { numRuns: 300 },
    );
  });

  test.each([
    ['emoji of several parts', '👨‍👩‍👧🏴󠁧󠁢󠁷󠁬󠁳󠁿'],
    ['right to left', '\u202Eكتيبة עברית'],
    ['200 letters', 'x'.repeat(200)],
    ['200 emoji', '🐘'.repeat(200)],
    ['half an emoji', '\uD83D'],
    ['quotes, breaks and nothing', '"\\\n\r\t\u0000\u2028'],
    ['a page', '<script>alert(1)</script>'],
  ])('a name of %s', (_, name) => {
    const army = { ...legion, name };
    expect(decodeRoster(encodeRoster(army))).toMatchObject({ name });
  });

  test('it is a text for links, and short', () => {
    expect(code).toMatch(/^[A-Za-z0-9._-]+$/);
    const twenty = {
      ...legion,
      units: Array.from({ length: 10 }, () => legion.units).flat(),
    } as typeof legion;
    expect(encodeRoster(twenty).length).toBeLessThan(JSON.stringify(twenty).length / 4);
  });

  test('2,000 units', () => {
    const units = Array.from({ length: 2000 }, (_, at) => ({ entry: 'scorpio', size: at }));
    const army = parseRoster({ ...legion, units });
    expect(decodeRoster(encodeRoster(army)).units).toHaveLength(2000);
  });
});

describe('a damaged code', () => {
  const [version = '', length = '', data = '', check = ''] = code.split('.');
  const other = encodeRoster({ ...legion, points: 1001 }).split('.');
  const rows: [name: string, text: string][] = [
    ['nothing', ''],
    ['some text', 'hello'],
    ['dots', '...'],
    ['the version alone', version],
    ['no data', `${version}.${length}..${check}`],
    ['no data, and so it says', `${version}.0..${check}`],
    ['an older version', ['1', length, data, check].join('.')],
    ['an older version, in its order', ['1', length, check, data].join('.')],
    ['a newer version', ['3', length, data, check].join('.')],
    ['a version that objects have', ['__proto__', length, data, check].join('.')],
    ['no version', [length, data, check].join('.')],
    ['one part more', `${code}.x`],
    ['a dot more', `${code}.`],
    ['cut in half', code.slice(0, code.length / 2)],
    ['its first letter gone', code.slice(1)],
    ['extended', `${code}A`],
    ['with a space behind', `${code} `],
    ['with a line break within', `${code.slice(0, 40)}\n${code.slice(40)}`],
    ['the data of another army', [version, length, other[2], check].join('.')],
    ['the check of another army', [version, length, data, other[3]].join('.')],
    ['a length that is a little wrong', [version, '1', data, check].join('.')],
    ['something behind the length', [version, `${length}!`, data, check].join('.')],
    ['a nought before the length', [version, `0${length}`, data, check].join('.')],
    ['a nought before the check', [version, length, data, `0${check}`].join('.')],
    ['in capitals', code.toUpperCase()],
    ['of other letters', '2.1.🐘.1'],
    ['3 million letters', `2.1.${'A'.repeat(3_000_000)}.1`],
    ['an old one, cut', OLD.slice(0, -1)],
    ['an old one that says it is new', OLD.replace('1', '2')],
  ];
  test.each(rows)('%s', (_, text) => expect(faultsOf(text)).toEqual(DAMAGED));

  test.each([code, OLD])('each cut shows, wherever it is: %#', (whole) => {
    const opened = Array.from(whole, (_, at) => faultsOf(whole.slice(0, at)));
    expect(opened).toEqual(opened.map(() => DAMAGED));
  });

  test.each([code, OLD])('each letter counts, whatever it is changed to: %#', (whole) => {
    const opened = Array.from(whole, (letter, at) => {
      const others = [...'Aa0Zz9-_.'].filter((other) => other !== letter);
      return others.map((other) => faultsOf(whole.slice(0, at) + other + whole.slice(at + 1)));
    }).flat();
    expect(opened).toEqual(opened.map(() => DAMAGED));
  });

  test('each letter counts: any one that is changed to any other', () => {
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.string({ minLength: 1, maxLength: 1 }), (at, letter) => {
        fc.pre(code[at] !== letter);
        expect(faultsOf(code.slice(0, at) + letter + code.slice(at + 1))).toEqual(DAMAGED);
      }),
      { numRuns: 300 },
    );
  });

  test('each place counts: any two letters that are swapped', () => {
    fc.assert(
      fc.property(fc.nat(code.length - 1), fc.nat(code.length - 1), (one, two) => {
        const letters = [...code];
        [letters[one], letters[two]] = [letters[two] ?? '', letters[one] ?? ''];
        fc.pre(letters.join('') !== code);
        expect(faultsOf(letters.join(''))).toEqual(DAMAGED);
      }),
      { numRuns: 300 },
    );
  });

  test('any text at all gives a roster or a parse error', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.tuple(fc.constantFrom('1', '2'), fc.string()).map((parts) => parts.join('.')),
        ),
        (text) => {
          expect(faultsOf(text)).toEqual(DAMAGED);
        },
      ),
    );
  });
});

/** A code as somebody would forge it: sound outside, whatever inside. FNV-1a, 32 bits, as its name says. */
function forged(content: string | Buffer, deflated = deflateRawSync(content)): string {
  const data = deflated.toString('base64url');
  let hash = 0x811c9dc5;
  for (const letter of data) hash = Math.imul(hash ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  return ['1', data.length.toString(36), hash.toString(36), data].join('.');
}

describe('a forged code', () => {
  test('of a sound roster is one', () => {
    expect(faultsOf(forged(JSON.stringify(legion)))).toEqual(legion);
  });
  test.each([
    ['no JSON', 'muster'],
    ['half of JSON', JSON.stringify(legion).slice(0, -9)],
    ['nothing', ''],
    ['open brackets', '['.repeat(500_000)],
  ])('of %s is damaged', (_, content) => expect(faultsOf(forged(content))).toEqual(DAMAGED));

  test('of no deflated data is damaged', () => {
    expect(faultsOf(forged('', Buffer.from('no deflate')))).toEqual(DAMAGED);
    expect(faultsOf(forged('', deflateRawSync(JSON.stringify(legion)).subarray(0, 60)))).toEqual(DAMAGED);
  });

  test('of something that is no roster says where', () => {
    expect(faultsOf(forged('[]'))).toEqual([{ path: '', message: expect.any(String) }]);
    const issues = faultsOf(forged(JSON.stringify({ ...legion, units: [{ entry: 'x', sizee: 1 }] })));
    expect(issues).toEqual([{ path: 'units[0].sizee', message: expect.any(String) }]);
  });

  test('of brackets within brackets is refused', () => {
    const deep = '['.repeat(500_000) + ']'.repeat(500_000);
    expect(faultsOf(forged(deep))).toEqual([{ path: '', message: expect.any(String) }]);
  });

  test('that would fill the memory is stopped on the way', () => {
    const bomb = forged(Buffer.alloc(256 * 1024 * 1024, ' '));
    const start = performance.now();
    expect(faultsOf(bomb)).toEqual(DAMAGED);
    // All of it would take seconds; the first megabytes take some hundredths of one.
    expect(performance.now() - start).toBeLessThan(1500);
  });
});

test('an army that is too large for a code is told so, and is no army lost', () => {
  const note = '漢'.repeat(1999);
  const units = Array.from({ length: 2000 }, (_, at) => ({ entry: 'scorpio', note: `${note}${at % 10}` }));
  const army = parseRoster({ ...legion, units });
  expect(() => encodeRoster(army)).toThrow(ParseError);
  expect(() => encodeRoster(army)).toThrow('too large');
});
