import fc from 'fast-check';
import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import { roster, waivedRoster } from '../engine/arbitraries';

const books = fileBooks();

/** Parses and checks a value: the only error is a parse error, and it says where. */
function withstands(input: unknown): void {
  try {
    checkRoster(parseRoster(input), books);
  } catch (error) {
    if (!(error instanceof ParseError)) throw error;
    expect(error.issues.length).toBeGreaterThan(0);
    for (const { path, message } of error.issues) {
      expect(typeof path).toBe('string');
      expect(message).not.toBe('');
    }
  }
}

test('any JSON value', () => {
  fc.assert(fc.property(fc.jsonValue(), withstands), { numRuns: 500 });
});

test('any value of the program’s own, too', () => {
  fc.assert(
    fc.property(
      fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true }),
      withstands,
    ),
    { numRuns: 500 },
  );
});

test('a head that is right and anything behind it', () => {
  const head = fc.constantFrom(
    { format: 'muster/1', system: 'ancient', list: 'roman' },
    { format: 'muster/1', system: 'medieval' },
  );
  const units = fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue(), { maxLength: 4 }));
  fc.assert(
    fc.property(head, fc.jsonValue(), units, fc.jsonValue(), (start, points, tail, settings) => {
      withstands({ ...start, points, units: tail, settings });
      withstands({ ...start, points: 1000, units: tail });
    }),
    { numRuns: 300 },
  );
});

type Steps = (string | number)[];

/** The ways to every place in a value. */
function placesIn(value: unknown, way: Steps = []): Steps[] {
  if (typeof value !== 'object' || value === null) return [way];
  const inner = Array.isArray(value) ? [...value.entries()] : Object.entries(value);
  return [way, ...inner.flatMap(([key, held]) => placesIn(held, [...way, key]))];
}

type Change = { kind: 'put' | 'add'; value: unknown; key: string } | { kind: 'drop' | 'double' };

function changed(value: unknown, [step, ...rest]: Steps, change: Change): unknown {
  if (step === undefined) return change.kind === 'put' ? change.value : grown(value, change);
  if (Array.isArray(value)) {
    if (rest.length === 0 && change.kind === 'drop') return value.toSpliced(Number(step), 1);
    if (rest.length === 0 && change.kind === 'double')
      return value.toSpliced(Number(step), 0, value[Number(step)]);
    return value.with(Number(step), changed(value[Number(step)], rest, change));
  }
  const pairs = Object.entries(value as object).filter(
    ([key]) => key !== step || change.kind !== 'drop' || rest.length > 0,
  );
  return Object.fromEntries(
    pairs.map(([key, held]) => [key, key === step ? changed(held, rest, change) : held]),
  );
}

/** With one thing more, where there can be more. */
function grown(value: unknown, change: Change): unknown {
  if (change.kind !== 'add' || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return [...value, change.value];
  return Object.fromEntries([...Object.entries(value), [change.key, change.value]]);
}

const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    -1,
    0.5,
    1e9,
    -0,
    '5',
    '',
    null,
    [],
    {},
    'ancient',
    'medieval',
    'mountain-tribe',
    'atlantis',
  ),
);
const key = fc.oneof(
  fc.string({ maxLength: 8 }),
  fc.constantFrom('sizee', '__proto__', 'constructor', 'list', 'units', 'code'),
);
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({ kind: fc.constantFrom('put', 'add'), value, key }) as fc.Arbitrary<Change>,
  fc.record({ kind: fc.constantFrom('drop', 'double') }) as fc.Arbitrary<Change>,
);

test('a sound roster that is changed anywhere', () => {
  fc.assert(
    fc.property(
      fc.oneof(roster, waivedRoster),
      fc.array(fc.tuple(fc.nat(), change), { minLength: 1, maxLength: 3 }),
      (army, changes) => {
        const spoilt = changes.reduce((input: unknown, [at, one]) => {
          const places = placesIn(input);
          return changed(input, places[at % places.length] ?? [], one);
        }, army);
        withstands(spoilt);
      },
    ),
    { numRuns: 800 },
  );
});

test('what is parsed reads as itself', () => {
  fc.assert(
    fc.property(roster, (army) => {
      expect(parseRoster(JSON.parse(JSON.stringify(army)))).toEqual(army);
    }),
    { numRuns: 200 },
  );
});
