import { fileBooks } from '@/lib/catalogue/files';
import type { CatalogueRoster, Roster } from '@/lib/schema';
import { parseRoster } from '@/lib/schema/parse';
import { rosterSheet } from '@/lib/sheet';
import { folderFonts } from '@/lib/sheet/pdf/font-folder';
import { sheetPdf } from '@/lib/sheet/pdf/make';
import { PAPERS, PDF_LAYOUTS, type PdfOptions } from '@/lib/sheet/pdf/options';
import { catalogueOf } from '@/lib/words/catalogues';
import { english as words } from '@/lib/words/english';
import { makeWords, messageAt } from '@/lib/words/words';
import { barbarian, medieval } from '../armies';
import { NAMES } from './names';
import { type Place, type ReadPdf, readPdf } from './read';

jest.setTimeout(120_000);

const DATE = new Date('2026-11-30T10:00:00Z');
const LINK = 'https://muster.example/s/bcdfghjkmnpqrstvwxyz';

function made(roster: Roster, options: Partial<PdfOptions> = {}, link?: string): Promise<Uint8Array> {
  const sheet = rosterSheet(roster, fileBooks(), { date: DATE, dataVersion: '0123456789', link });
  return sheetPdf(
    sheet,
    { layout: 'sheet', paper: 'a4', ...options, date: DATE },
    { fonts: folderFonts, words },
  );
}

const read = async (...args: Parameters<typeof made>): Promise<ReadPdf> => readPdf(await made(...args));

/** An army of so many units, each with a name at its top and a note at its foot. */
function army(count: number, unit: object = {}): CatalogueRoster {
  const units = Array.from({ length: count }, (_, at) => ({
    entry: 'regular-legionaries',
    size: 15,
    command: ['centurion', 'standard', 'musician'],
    options: ['heavy-armour'],
    name: `Cohort-${at + 1}-`,
    note: `noted-${at + 1}-`,
    ...unit,
  }));
  const file = {
    format: 'muster/1',
    system: 'ancient',
    list: 'roman',
    name: 'Bench',
    points: 100_000,
    units,
  };
  return parseRoster(file) as CatalogueRoster;
}

const textOf = ({ pages }: ReadPdf) => pages.map(({ text }) => text).join('\n');

/** The pages, counted from 0, that have a text. */
const pagesWith = ({ pages }: ReadPdf, text: string) =>
  pages.flatMap((page, at) => (page.text.includes(text) ? [at] : []));

describe('every layout', () => {
  test.each(PDF_LAYOUTS.flatMap((layout) => PAPERS.map((paper) => [layout, paper] as const)))(
    '%s on %s: size of the pages, title, author, language and date',
    async (layout, paper) => {
      const pdf = await read(barbarian, { layout, paper }, LINK);
      const [width, height] = paper === 'a4' ? [210, 297] : [216, 279];
      for (const page of pdf.pages) expect(page).toMatchObject({ width, height });
      expect(pdf).toMatchObject({ title: 'The Iceni', author: 'Muster', language: 'en-GB' });
      expect(pdf.created).toBe('D:20261130100000Z');
      expect(pdf.links).toContain(LINK);
      expect(textOf(pdf)).toContain('data 0123456789');
    },
  );

  test.each(PDF_LAYOUTS)('%s: the same bytes from the same army', async (layout) => {
    const [one, other] = [await made(medieval, { layout }), await made(medieval, { layout })];
    expect(Buffer.from(one).equals(Buffer.from(other))).toBe(true);
  });

  test.each(PDF_LAYOUTS)('%s: an army that is not shared says so', async (layout) => {
    const pdf = await read(medieval, { layout });
    expect(textOf(pdf)).toContain('not shared: no link');
    expect(pdf.links).toEqual([]);
  });

  test.each(PDF_LAYOUTS)(
    '%s: names in every script, and names that programs stumble over',
    async (layout) => {
      const units = NAMES.map(([, name]) => ({ entry: 'auxiliary-archers', size: 12, name, note: name }));
      const pdf = await read(
        {
          ...army(0),
          name: NAMES.map(([, name]) => name)
            .join(' ')
            .slice(0, 190),
          units,
        },
        { layout },
      );
      for (const name of [
        'Valeria',
        'Żółć',
        'Nguyễn',
        'Σπάρτη',
        'Дружина',
        'Қазақ',
        '曹操',
        '고구려',
        'ქართველი',
        '__proto__',
      ])
        expect(textOf(pdf)).toContain(name);
      expect(textOf(pdf)).not.toContain('\u0000');
    },
  );

  test.each(PDF_LAYOUTS)('%s: what it says of its own is in the words that it is given', async (layout) => {
    const pseudo = makeWords('en-GB', (key) => messageAt(catalogueOf('en-XA'), key));
    const request = { layout, paper: 'a4', date: DATE } as const;
    const means = { fonts: folderFonts, words: pseudo };
    const text = textOf(await readPdf(await sheetPdf(rosterSheet(medieval, fileBooks()), request, means)));
    expect(text).toContain('⟦');
    expect(text).not.toMatch(/not shared|points left|none left|Page \d/);
  });

  test.each(PDF_LAYOUTS)('%s: an army of nothing', async (layout) => {
    expect(textOf(await read(army(0), { layout }))).toContain('Bench');
  });
});

describe('the full sheet', () => {
  test('fonts are embedded, and only in part', async () => {
    const bytes = Buffer.from(await made(barbarian)).toString('latin1');
    const fonts = [...bytes.matchAll(/\/FontName \/([A-Z]{6}\+[\w-]+)/g)].map(([, name]) => name);
    expect(fonts.map((name) => name?.slice(7)).sort()).toContain('SourceSans3-Regular');
    expect(fonts.length).toBe([...bytes.matchAll(/\/FontFile2 /g)].length);
    expect(bytes.length).toBeLessThan(120_000);
  });

  test('no unit of forty is split between pages', async () => {
    const pdf = await read(army(40));
    expect(pdf.pages.length).toBeGreaterThan(4);
    for (let unit = 1; unit <= 40; unit += 1) {
      const note = pagesWith(pdf, `noted-${unit}-`);
      expect(note).toHaveLength(1);
      expect(pagesWith(pdf, `Cohort-${unit}-`)).toEqual(expect.arrayContaining(note));
      const page = pdf.pages[note[0] ?? 0];
      const [head, foot] = [`Cohort-${unit}-`, `noted-${unit}-`].map(
        (text) => page?.text.lastIndexOf(text) ?? -1,
      );
      expect(foot).toBeGreaterThan(head ?? 0);
    }
  });

  test('a unit that is longer than a page loses nothing', async () => {
    const note = Array.from({ length: 300 }, (_, at) => `line ${at}.`)
      .join('\n')
      .slice(0, 2000);
    const pdf = await read(army(2, { note }));
    const last = note.split('\n').at(-2) ?? '';
    expect(textOf(pdf).split(last)).toHaveLength(3);
  });

  test('pages are numbered, and named after army and verdict', async () => {
    const { pages } = await read(army(12), {}, LINK);
    pages.forEach(({ text }, at) => {
      expect(text).toContain(`Page ${at + 1} of ${pages.length}`);
      expect(text).toMatch(/Bench · illegal, \d+ breach\w* · data 0123456789 · bcdfghjk/);
    });
  });

  test('bookmarks lead to every part and every unit', async () => {
    const { outline } = await read(army(3));
    expect(outline.map(({ title }) => title)).toEqual([
      'Breaches',
      'Totals',
      'Units',
      'Advice',
      'Weapons and rules',
    ]);
    expect(outline[2]?.inside.map(({ title }) => title)).toEqual([
      '1. Cohort-1-',
      '2. Cohort-2-',
      '3. Cohort-3-',
    ]);
  });

  test('breaches that were waived are told with what was agreed', async () => {
    const waived = {
      ...army(0),
      waivers: [{ code: 'empty', where: { army: true }, note: 'A test of bare ground' }],
    };
    const text = textOf(await read(parseRoster(waived)));
    expect(text.match(/Waived by agreement: A test of bare ground/g)).toHaveLength(1);
  });

  test('what a box is for is not broken within a word', async () => {
    const text = textOf(await read(medieval));
    expect(text).toContain('Champion');
    expect(text).not.toMatch(/Champio\s/);
  });

  test('figures come out as they stand', async () => {
    const text = textOf(await read(medieval));
    for (const { points } of rosterSheet(medieval, fileBooks()).units)
      expect(text).toContain(String(Math.trunc(points ?? 0)));
    expect(text).toMatch(/½|points/);
  });
});

describe('the summary', () => {
  test.each([1, 20, 40, 60])('of %i units is one page and names each', async (count) => {
    const pdf = await read(army(count), { layout: 'summary' });
    expect(pdf.pages).toHaveLength(1);
    for (let unit = 1; unit <= count; unit += 1) expect(textOf(pdf)).toContain(`Cohort-${unit}-`);
  });

  test('of 300 units is one page, and says how many are left out and what they cost', async () => {
    const pdf = await read(army(300), { layout: 'summary' });
    expect(pdf.pages).toHaveLength(1);
    const named = textOf(pdf).match(/Cohort-\d+-/g)?.length ?? 0;
    const [, more, points] = /and (\d+) more units, ([\d,]+) points/.exec(textOf(pdf)) ?? [];
    expect(named).toBeGreaterThan(40);
    expect(named + Number(more)).toBe(300);
    // A unit is 15 × (16 + 1) + 10 + 5 + 5 = 275 points.
    expect(Number(points?.replace(',', ''))).toBe(275 * Number(more));
  });

  test('a unit whose breach was waived says so', async () => {
    const units = [{ id: 'aaaa0000', entry: 'nobody-knows', size: 3 }];
    const waivers = [{ code: 'entry-unknown', where: { unit: 'aaaa0000' } }];
    const waived = parseRoster({ ...army(0), units, waivers });
    const text = textOf(await read(waived, { layout: 'summary' }));
    expect(text).toMatch(/nobody-knows\s+3 models · Breach, waived/);
  });

  test('of units that have long names is one page', async () => {
    const pdf = await read(army(60, { name: 'Wide MMM '.repeat(22).trim() }), { layout: 'summary' });
    expect(pdf.pages).toHaveLength(1);
  });
});

describe('file cards', () => {
  /** Left, top, width and height of the cards of a page, in millimetres. */
  const cardsOf = (paper: string) =>
    paper === 'a4' ? { left: 0, top: 0.5, high: 148 } : { left: 2.95, top: 1.7, high: 138 };

  /** The card on which a place is, from 0, or undefined where it is over a cut. */
  function cardOf({ left, right, top, bottom }: Place, paper: string): number | undefined {
    const card = cardsOf(paper);
    const column = (x: number) => Math.floor((x - card.left) / 105);
    const row = (y: number) => Math.floor((y - card.top) / card.high);
    const inside = column(left) === column(right) && row(top) === row(bottom);
    return inside ? row(top) * 2 + column(left) : undefined;
  }

  test.each(PAPERS)('on %s: four to a page, the army first, then a unit each', async (paper) => {
    const pdf = await read(army(9), { layout: 'cards', paper });
    expect(pdf.pages).toHaveLength(3);
    for (let unit = 1; unit <= 9; unit += 1) {
      const page = pdf.pages[Math.floor(unit / 4)];
      const title = page?.places.find(({ text }) => text.startsWith(`${unit}.`));
      expect(title && cardOf(title, paper)).toBe(unit % 4);
      const note = page?.places.find(({ text }) => text.includes(`noted-${unit}-`));
      expect(note && cardOf(note, paper)).toBe(unit % 4);
    }
  });

  test.each(PAPERS)('on %s: nothing stands across a cut, however long units and names are', async (paper) => {
    const long = {
      name: '漢W'.repeat(100),
      note: 'Wide MMMM '.repeat(199),
      options: Array.from({ length: 60 }, (_, at) => `option-that-is-none-${at}`),
    };
    const pdf = await read({ ...army(3, long), name: 'M'.repeat(200) }, { layout: 'cards', paper });
    const across = pdf.pages.flatMap(({ places }) =>
      places.filter((place) => cardOf(place, paper) === undefined),
    );
    expect(across).toEqual([]);
    const low = cardsOf(paper);
    for (const { places } of pdf.pages)
      for (const { bottom } of places) expect(bottom).toBeLessThan(low.top + 2 * low.high);
  });

  test('a unit that no card holds goes on on further ones, which say so, and loses nothing', async () => {
    const note = Array.from({ length: 150 }, (_, at) => `line-${at}-`).join('\n');
    const text = textOf(await read(army(1, { note }), { layout: 'cards' }));
    const [, parts] = /1 of (\d+)/.exec(text) ?? [];
    expect(Number(parts)).toBeGreaterThan(1);
    expect(text).toContain(`${parts} of ${parts}`);
    for (let line = 0; line < 150; line += 1) expect(text).toContain(`line-${line}-`);
  });
});

describe('the marching order', () => {
  test('units in their order, then the characters as one last entry', async () => {
    const text = textOf(await read(barbarian, { layout: 'march' }));
    // The Warlord is unit 1 of the roster, and marches last (A:947).
    const order = ['Warriors', 'Skirmishers', 'Light Cavalry', 'Characters', 'Warlord'].map((name) =>
      text.indexOf(name),
    );
    expect(order).toEqual([...order].sort((one, other) => one - other));
    expect(order.every((at) => at > 0)).toBe(true);
  });
});

describe('fonts', () => {
  test('only those that are needed are fetched', async () => {
    jest.resetModules();
    const fresh = await import('@/lib/sheet/pdf/make');
    const asked: string[] = [];
    const source: typeof folderFonts = (name) => {
      asked.push(name);
      return folderFonts(name);
    };
    const sheet = rosterSheet(barbarian, fileBooks());
    await fresh.sheetPdf(sheet, { layout: 'march', paper: 'a4', date: DATE }, { fonts: source, words });
    expect(asked.sort()).toEqual(['latin', 'latin-bold']);
  });

  test('a font that cannot be had is done without; without the Latin one there is no PDF', async () => {
    jest.resetModules();
    const fresh = await import('@/lib/sheet/pdf/make');
    const only =
      (...names: string[]): typeof folderFonts =>
      (name) =>
        names.includes(name) ? folderFonts(name) : Promise.reject(new Error(`no ${name}`));
    const sheet = rosterSheet({ ...barbarian, name: '漢' }, fileBooks());
    const request = { layout: 'march', paper: 'a4', date: DATE } as const;
    await expect(fresh.sheetPdf(sheet, request, { fonts: only(), words })).rejects.toThrow('no latin');
    const pdf = await readPdf(
      await fresh.sheetPdf(sheet, request, { fonts: only('latin', 'latin-bold'), words }),
    );
    expect(textOf(pdf)).toContain('U+6F22');
  });
});
