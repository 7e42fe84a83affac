import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import en from '@/lib/words/en.json';

const ROOT = join(__dirname, '../..');
const CODE = ['app', 'lib', 'pages'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(ROOT, folder, name)),
);

/** Words of one feature whose names stand in a table of another file than the one that says them. */
const TABLES: Record<string, readonly string[]> = {
  'app/army/keys.ts': ['keys'],
  'app/army/palette/actions.ts': ['palette.actions'],
  'app/army/palette/chips.ts': ['palette'],
  'app/army/share.ts': ['links'],
  'app/compare/useSides.ts': ['compare'],
  'app/import/read.ts': ['import.why'],
  'app/ui/theme.ts': ['theme'],
  'lib/engine/fill/types.ts': ['fill.refusal'],
  'lib/formats/formats.ts': ['copy'],
  'lib/schema/vocabulary.ts': ['news', 'stood'],
  'lib/sheet/pdf/options.ts': ['pdf'],
};

/** The texts and templates of a file, and the features whose words it says. */
interface Source {
  features: string[];
  texts: string[];
  /** What may stand at a gap of a template is one name. */
  templates: RegExp[];
}

interface Node {
  type?: string;
  [key: string]: unknown;
}

function nodesOf(value: unknown): Node[] {
  if (typeof value !== 'object' || value === null) return [];
  const below = Object.values(value).flatMap(nodesOf);
  return 'type' in value ? [value as Node, ...below] : below;
}

function readSource(path: string): Source {
  const nodes = nodesOf(
    parseSync(readFileSync(path, 'utf8'), { syntax: 'typescript', tsx: path.endsWith('x') }),
  );
  const texts = nodes.filter(({ type }) => type === 'StringLiteral').map(({ value }) => String(value));
  const calls = nodes.filter(
    ({ type, callee }) => type === 'CallExpression' && (callee as Node)?.value === 'useTranslations',
  );
  const features = calls.flatMap(({ arguments: given }) => {
    const [first] = given as { expression: Node }[];
    return first?.expression.type === 'StringLiteral' ? [`${first.expression.value}.`] : [''];
  });
  const tables = Object.entries(TABLES).flatMap(([file, own]) => (path.endsWith(file) ? own : []));
  return {
    features: [...new Set(['', ...features, ...tables.map((feature) => `${feature}.`)])],
    texts,
    templates: nodes
      .filter(({ type }) => type === 'TemplateLiteral')
      .map(({ quasis }) => (quasis as Node[]).map(({ raw }) => String(raw)))
      .filter((parts) => parts.some((part) => /[a-z]{3}/i.test(part)))
      .map(patternOf),
  };
}

function patternOf(parts: readonly string[]): RegExp {
  return new RegExp(`^${parts.map((part) => part.replace(/[^\w]/g, '\\$&')).join('[\\w/-]+')}$`);
}

function keysOf(node: object, path = ''): string[] {
  return Object.entries(node).flatMap(([name, value]) =>
    typeof value === 'string' ? [`${path}${name}`] : keysOf(value, `${path}${name}.`),
  );
}

function isSaid(key: string, { features, texts, templates }: Source): boolean {
  return features.some((feature) => {
    if (!key.startsWith(feature)) return false;
    const name = key.slice(feature.length);
    return texts.includes(name) || templates.some((pattern) => pattern.test(name));
  });
}

test('every message of the catalogue is said somewhere', () => {
  const sources = CODE.map(readSource).filter(({ texts, templates }) => texts.length + templates.length > 0);
  expect(sources.length).toBeGreaterThan(100);
  const unused = keysOf(en).filter((key) => !sources.some((source) => isSaid(key, source)));
  expect(unused).toEqual([]);
});
