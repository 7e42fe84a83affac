import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '@/lib/schema';
import { version } from '@/package.json';
import { temporaryFolder } from '../setup/folder';
import { goldenCases, muster } from './muster';

/** Each test starts the program anew, and the machine may be busy. */
jest.setTimeout(60_000);

const folder = temporaryFolder();

function file(name: string, content: string | Buffer): string {
  writeFileSync(join(folder, name), content);
  return name;
}

const roster = { format: 'muster/1', system: 'ancient', list: 'roman', name: 'Cohors', points: 100 };
/** 5 x 20 = 100 of 100 points, all of them legionaries. */
const legal = { ...roster, units: [{ entry: 'veteran-legionaries', size: 5 }] };
/** 4 x 20 = 80: one model too few. */
const illegal = { ...roster, units: [{ entry: 'veteran-legionaries', size: 4 }] };
const misspelt = { ...roster, units: [{ entry: 'veteran-legionaries', sizee: 5 }] };

/** The same with what the opponent has agreed to, and one waiver of what is no breach. */
const waived = {
  ...roster,
  units: [{ id: 'v', entry: 'veteran-legionaries', size: 4 }],
  waivers: [
    { code: 'size-under', where: { unit: 'v' }, note: 'Anna agrees', have: 4, limit: 5 },
    { code: 'total-over', where: { army: true } },
  ],
};

const waivedFile = file('waived.muster.json', JSON.stringify(waived, null, 1));
const legalFile = file('legal.muster.json', JSON.stringify(legal, null, 1));
const illegalFile = file('illegal.muster.json', JSON.stringify(illegal, null, 1));
const misspeltFile = file('misspelt.muster.json', JSON.stringify(misspelt, null, 1));
const golden = goldenCases.map(({ id, roster }) => file(`${id}.muster.json`, JSON.stringify(roster)));
const stream = file(
  'all.ndjson',
  goldenCases.map(({ roster }) => `${JSON.stringify(roster)}\r\n`).join('\n'),
);

const run = (args: string[], input?: string | Buffer) => muster(args, { cwd: folder, input });

/** The reports in an output, with what stands beside them. */
function reports(out: string): (Report & { file: string; line?: number })[] {
  return out
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line));
}

function inShort({ points, verdict, units, breaches }: Report) {
  const found = breaches.map((breach) => [breach.code, breach.where, 'by' in breach ? breach.by : null]);
  return {
    points: points.spent,
    verdict,
    units: units.map((unit) => unit.points),
    breaches: found.map(asText).sort(),
  };
}

const lines = (value: unknown) => JSON.stringify(value, null, 1);
const asText = (value: unknown) => JSON.stringify(value);

const expected = goldenCases.map(({ expect: { points, verdict, units, breaches } }) => ({
  points,
  verdict,
  units,
  breaches: breaches.map(asText).sort(),
}));

describe('waived by agreement', () => {
  test('the report says so, and the status is that of legal armies', async () => {
    const { status, out } = await run(['check', '--json', waivedFile]);
    expect(status).toBe(0);
    expect(reports(out)).toMatchObject([
      {
        verdict: 'waived',
        breaches: [{ code: 'size-under', where: { unit: 0 }, waived: true, note: 'Anna agrees' }],
        lapsed: [{ why: 'gone', waiver: { code: 'total-over', where: { army: true } } }],
      },
    ]);
  });

  test('so does the text, and the tally counts it apart', async () => {
    const { status, out } = await run(['check', waivedFile, illegalFile, legalFile]);
    expect(status).toBe(1);
    expect(out).toContain(`${waivedFile}: legal, 1 breach waived\n`);
    expect(out).toContain(
      '  Breach: Unit 1, Veteran Legionaries: 4 models of at least 5: 1 too few. Waived by agreement: Anna agrees\n' +
        '  Lapsed waiver: The army: more points than agreed: there is no such breach any more.\n',
    );
    expect(out).toContain('3 rosters: 1 legal, 1 legal with waivers, 1 illegal\n');
  });

  test('and the sheet', async () => {
    const { status, out } = await run(['sheet', waivedFile]);
    expect(status).toBe(0);
    expect(out).toContain('legal, 1 breach waived');
    expect(out).toContain('Waived by agreement: Anna agrees');
  });

  test('an id that two units have is malformed', async () => {
    const units = [...waived.units, ...waived.units];
    const doubled = file('doubled.muster.json', JSON.stringify({ ...waived, units }));
    const { status, faults } = await run(['check', doubled]);
    expect(status).toBe(2);
    expect(faults).toEqual([`${doubled}:1: units[1].id: expected an id that no other unit has`]);
  });
});

describe('check', () => {
  test('the golden armies from files', async () => {
    const { status, out, err } = await run(['check', '--json', ...golden]);
    expect(reports(out).map(({ file }) => file)).toEqual(golden);
    expect(reports(out).map(inShort)).toEqual(expected);
    expect({ status, err }).toEqual({ status: 1, err: '' });
  });

  test('the golden armies from a stream, blank lines between them', async () => {
    const { status, out } = await run(['check', '--json', stream]);
    expect(reports(out).map(inShort)).toEqual(expected);
    expect(reports(out).map(({ file, line }) => [file, line])).toEqual(
      goldenCases.map((_, at) => [stream, 2 * at + 1]),
    );
    expect(status).toBe(1);
  });

  test('a legal army in words', async () => {
    expect(await run(['check', legalFile])).toMatchObject({
      status: 0,
      err: '',
      out: `legal.muster.json: legal
  Cohors · Roman · 100 of 100 points · none left
  Characters       0  at most 25
  Legionaries    100  at least 25
  Auxiliaries      0  at most 75
  Special units    0  at most 25
  Advice: 100 points make a small game: about 1,000 make a battle.
`,
    });
  });

  test('an illegal army in words, with its arithmetic', async () => {
    const { status, out } = await run(['check', illegalFile]);
    expect(status).toBe(1);
    expect(out).toContain(
      'illegal.muster.json: illegal, 1 breach\n  Cohors · Roman · 80 of 100 points · 20 points left\n',
    );
    expect(out).toMatch(/Breach: .*4 models of at least 5: 1 too few\./);
  });

  test('status 2 wins over 1, and the other files are still checked', async () => {
    const { status, out, faults } = await run([
      'check',
      misspeltFile,
      'missing.json',
      illegalFile,
      legalFile,
    ]);
    expect(status).toBe(2);
    expect(faults).toEqual([
      expect.stringMatching(/^misspelt\.muster\.json:10: units\[0\]\.sizee: ./),
      expect.stringMatching(/^missing\.json:1: roster: ./),
    ]);
    expect(out).toContain('illegal.muster.json: illegal');
    expect(out).toContain('legal.muster.json: legal');
    expect(out).toMatch(/\n4 rosters: 1 legal, 1 illegal, 2 not understood\n$/);
  });

  test('standard input, with a mark at its start', async () => {
    const { status, out } = await run(['check', '--json', '-'], `\ufeff${JSON.stringify(legal)}`);
    expect(status).toBe(0);
    expect(reports(out)).toMatchObject([{ file: '-', verdict: 'legal' }]);
  });

  test('a stream on standard input tells the line of each fault', async () => {
    const rosters = [legal, misspelt, illegal].map((one) => JSON.stringify(one));
    const { status, out, faults } = await run(
      ['check', '--ndjson', '--json', '-'],
      Buffer.concat([
        Buffer.from(`${rosters.join('\n')}\n{"a":\n`),
        Buffer.from([0xff, 0x0a]),
        Buffer.from(rosters[0] ?? ''),
      ]),
    );
    expect(status).toBe(2);
    expect(reports(out).map(({ line, verdict }) => [line, verdict])).toEqual([
      [1, 'legal'],
      [3, 'illegal'],
      [6, 'legal'],
    ]);
    expect(faults).toEqual([
      expect.stringMatching(/^-:2: units\[0\]\.sizee: /),
      expect.stringMatching(/^-:4: roster: .*a value was expected/),
      expect.stringMatching(/^-:5: roster: UTF-8/),
    ]);
  });

  test('what is wrong with each file, and at which line', async () => {
    const faulty: [name: string, content: string, fault: RegExp][] = [
      [
        'broken.json',
        '{\n "format": "muster/1"\n "list": "roman" }',
        /^3: roster: .* a comma or } was expected$/,
      ],
      ['empty.json', '', /^1: roster: this is no JSON at column 1: a value was expected$/],
      ['array.json', '[]', /^1: roster: ./],
      ['list.json', lines({ ...legal, list: 'atlantis' }), /^4: list: no such army list: atlantis$/],
      ['variant.json', lines({ ...legal, variant: 'x' }), /^13: variant: .* no such variant: x$/],
      ['size.json', lines({ ...roster, units: [{ entry: 'x', size: 2.5 }] }), /^10: units\[0\]\.size: ./],
    ];
    const { status, out, faults } = await run([
      'check',
      ...faulty.map(([name, content]) => file(name, content)),
    ]);
    expect({ status, out }).toEqual({ status: 2, out: '6 rosters: 0 legal, 0 illegal, 6 not understood\n' });
    expect(faults).toEqual(
      faulty.map(([name, , fault]) => expect.stringMatching(`^${name}:${fault.source.replace('^', '')}`)),
    );
  });

  test('a key of control characters does not reach the terminal', async () => {
    const { faults } = await run(['check', '-'], JSON.stringify({ ...legal, '\u001b[31m': 1 }));
    expect(faults).toEqual(['-:1: ["\\u001b[31m"]: no such key is known here']);
  });

  test('a folder is no file', async () => {
    mkdirSync(join(folder, 'sub'));
    expect(await run(['check', 'sub'])).toMatchObject({
      status: 2,
      faults: ['sub:1: roster: a file was expected, and this is a folder'],
    });
  });

  test('a file that is far too large is refused, and said so', async () => {
    const big = file('big.json', Buffer.alloc(16 * 1024 * 1024 + 1, ' '));
    expect(await run(['check', big, legalFile])).toMatchObject({
      status: 2,
      faults: ['big.json:1: roster: at most 16 MiB was expected'],
      out: expect.stringContaining('legal.muster.json: legal'),
    });
  });

  test('many faults of one roster are cut short', async () => {
    const units = Array.from({ length: 300 }, () => ({ entry: 1 }));
    const { faults } = await run(['check', '-'], JSON.stringify({ ...roster, units }));
    expect(faults).toHaveLength(51);
    expect(faults.at(-1)).toBe('-:1: roster: and 250 more like these');
  });

  test('a reader that leaves ends it quietly', async () => {
    const many = `${JSON.stringify(legal)}\n`.repeat(2_000);
    const { err, out } = await muster(['check', '--ndjson', '-'], {
      cwd: folder,
      input: many,
      leaves: 'out',
    });
    expect(err).toBe('');
    expect(out).toContain('-:1: legal');
  });

  test('who reads no faults gets the status all the same', async () => {
    const many = '{broken\n'.repeat(20_000);
    const call = { cwd: folder, input: many, leaves: 'err' } as const;
    const { status, err } = await muster(['check', '--ndjson', '-'], call);
    expect(status).toBe(2);
    expect(err).not.toContain('EPIPE');
  });

  test('a stream of no rosters says so', async () => {
    const { status, out } = await run(['check', '--ndjson', '-'], '\n\n');
    expect(status).toBe(0);
    expect(out).toBe('0 rosters: 0 legal, 0 illegal\n');
  });
});

describe('sheet', () => {
  test.each([
    [['sheet'], /^Cohors\nRoman · 100 of 100 points · none left · legal\n/],
    [['sheet', '--as', 'text'], /^Cohors\n/],
    [['sheet', '--as', 'markdown'], /^# Cohors\n/],
    [['sheet', '--as', 'html'], /^<!doctype html>\n<html lang="en-GB">/],
    [['sheet', '--as', 'discord'], /^\*\*Cohors\*\*\n/],
    [['sheet', '--as', 'bbcode'], /^\[b\]Cohors\[\/b\]\n/],
    [['sheet', '--as', 'csv'], /^army,list,agreed,[\s\S]*,100,/],
  ])('%j', async (args, start) => {
    const { status, out, err } = await run([...args, legalFile]);
    expect({ status, err }).toEqual({ status: 0, err: '' });
    expect(out).toMatch(start);
    expect(out).toContain('Veteran Legionaries');
  });

  test('a brief sheet is the army alone', async () => {
    const { out } = await run(['sheet', '--brief', legalFile]);
    expect(out).toContain('Veteran Legionaries');
    expect(out).not.toContain('Saves');
  });

  test('as JSON it is the roster file', async () => {
    const { out } = await run(['sheet', '--as', 'json', legalFile]);
    expect(JSON.parse(out)).toMatchObject({ format: 'muster/1', name: 'Cohors' });
  });

  test('an illegal army is printed with its breach', async () => {
    const { status, out } = await run(['sheet', illegalFile]);
    expect(status).toBe(1);
    expect(out).toContain('illegal, 1 breach');
  });

  test('what cannot be understood is not printed', async () => {
    expect(await run(['sheet', misspeltFile])).toMatchObject({ status: 2, out: '' });
    expect(await run(['sheet', 'missing.json'])).toMatchObject({ status: 2, out: '' });
  });
});

test('lists tells entries, prices and limits', async () => {
  const { status, out } = await run(['lists']);
  expect(status).toBe(0);
  expect(out).toContain('Roman (roman)');
  expect(out).toContain('  Characters: at most a quarter of the points');
  expect(out).toContain('    Army General (army-general), 0-1: 135 points');
  expect(out).toContain('    Regular Legionaries (regular-legionaries): 5 or more models at 16');
  expect(out).toContain('heavy armour +1 for light armour (heavy-armour)');
  expect(out).toContain('    Warhounds (warhounds): packmaster 8, 1 to 6 hounds at 5');
  expect(out).toContain('    Longbow (longbow): x 1½');
});

test.each(['roster', 'list'])('schema %s is a JSON Schema', async (what) => {
  const { status, out } = await run(['schema', what]);
  expect(status).toBe(0);
  expect(JSON.parse(out)).toMatchObject({ $schema: 'https://json-schema.org/draft/2020-12/schema' });
});

test.each([
  [['--help'], 0],
  [['check', '--help'], 0],
  [['--version'], 0],
  [[], 2],
  [['check'], 2],
  [['conquer'], 2],
  [['check', '--jsno', 'x'], 2],
  [['sheet', '--as', 'pdf', 'x'], 2],
  [['schema', 'x'], 2],
])('%j has status %i', async (args, status) => {
  expect(await run(args)).toMatchObject({ status });
});

test('the version is that of the package', async () => {
  expect((await run(['--version'])).out).toBe(`${version}\n`);
});

describe('repairs', () => {
  test('each breach with its smallest changes, for people', async () => {
    const { status, out } = await run(['check', '--fixes', illegalFile]);
    expect(status).toBe(1);
    const lines = out.replace(/[\u2066-\u2069]/g, '').split('\n');
    const at = lines.findIndex((line) => line.startsWith('  Breach:'));
    expect(lines.slice(at, at + 3)).toEqual([
      '  Breach: Unit 1, Veteran Legionaries: 4 models of at least 5: 1 too few.',
      '    Repair: One more model in Veteran Legionaries: 20 points more → 100 of 100, legal',
      expect.not.stringContaining('Repair'),
    ]);
  });

  test('as data, a list for each breach; without the option there is none', async () => {
    const { out } = await run(['check', '--json', '--fixes', illegalFile, legalFile]);
    const [first, second] = out
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(first.fixes).toEqual([
      [
        {
          words: expect.stringContaining('One more model'),
          leads: '100 of 100, legal',
          edits: [{ kind: 'size', unit: 0, size: 5 }],
          points: { spent: 100, agreed: 100 },
          verdict: 'legal',
        },
      ],
    ]);
    expect(second.fixes).toEqual([]);
    const plain = await run(['check', '--json', illegalFile]);
    expect(JSON.parse(plain.out)).not.toHaveProperty('fixes');
  });
});
