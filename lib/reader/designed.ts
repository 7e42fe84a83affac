import { type Books, type FormulaIndex, formulaOf } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import type { FormulaRoster, FormulaUnit } from '@/lib/schema';
import { MAX_NAME, MAX_SIZE } from '@/lib/schema/limits';
import { copiesOf } from './copies';
import { type Design, designPhrases, type Meaning } from './designed-words';
import { Claims, quotedName, type Reading } from './reading';
import { wordsOf } from './words';

const CODE = /^[a-z]{3}$/i;

/** How a text may be understood as a unit of its player's own design: in one way, or in none. */
export function readDesigned(text: string, roster: FormulaRoster, books: Books): Reading[] {
  const { name, rest } = quotedName(text);
  const index = formulaOf(roster, books);
  const claims = new Claims(text, wordsOf(rest), false);
  if (name) claims.understood.push({ ...name, kind: 'name' });
  const size = claims.size(MAX_SIZE);
  const code = claimCode(claims, index);
  const design = claimDesign(claims, index, code);
  const parts = [design.density, design.armour, design.category];
  if (code === undefined && parts.every((part) => part === undefined)) return [];
  const unit = unitOf({ design, code: code ?? codeOf(parts, index), size }, index);
  const own = name?.label ?? claimName(claims);
  if (own) unit.name = own.slice(0, MAX_NAME);
  claims.end();
  const { understood, notUnderstood, far } = claims;
  const copies = unit.champion ? copiesOf(size) : 1;
  return [{ unit, copies, understood, notUnderstood, doubt: far }];
}

/** `LMM`, in capitals or not: density, armour and category by their letters. */
function claimCode(claims: Claims, { densities, armours, categories }: FormulaIndex): string | undefined {
  for (const [at, { text }] of claims.words.entries()) {
    const code = text.toUpperCase();
    const [density = '', armour = '', category = ''] = code;
    const known = densities.has(density) && armours.has(armour) && categories.has(category);
    if (!known || !CODE.test(text)) continue;
    claims.take(at, 1, { kind: 'design', id: code, label: code });
    return code;
  }
  return undefined;
}

/** What is said in words; where it gainsays the code, the code counts. */
function claimDesign(claims: Claims, index: FormulaIndex, code: string | undefined): Design {
  const design: Design = { options: [] };
  claims.each(designPhrases(index), ({ at, phrase: { means } }, count) => {
    const { change, kind, id, label } = means;
    if (code !== undefined && gainsays(means, code)) return claims.leave(at, count, 'not-offered');
    change(design);
    claims.take(at, count, { kind, id, label });
  });
  return design;
}

function gainsays({ change }: Meaning, code: string): boolean {
  const said: Design = { options: [] };
  change(said);
  const letters = [said.density, said.armour, said.category];
  return letters.some((letter, at) => letter !== undefined && letter !== code[at]);
}

/** The code of what was said in words; the plainest of the data where nothing was. */
function codeOf(parts: readonly (string | undefined)[], { system }: FormulaIndex): string {
  const plain = [system.densities, system.armours, system.categories].map(([first]) => first?.code ?? '');
  return plain.map((letter, at) => parts[at] ?? letter).join('');
}

interface Said {
  design: Design;
  code: string;
  size: number | undefined;
}

function unitOf({ design, code, size }: Said, { system }: FormulaIndex): FormulaUnit {
  const { qualities } = system;
  const middle = qualities[Math.floor(qualities.length / 2)]?.id;
  const quality = design.quality ?? middle ?? 'average';
  const unit: FormulaUnit = { quality, code };
  if (size !== undefined && !design.champion) unit.size = size;
  const arms = design.arms ?? design.implied;
  if (arms) unit.arms = arms;
  if (design.options.length > 0) unit.options = [...new Set(design.options)];
  if (design.champion) unit.champion = true;
  return unit;
}

/** The words that are left, where they stand together, are the unit's name. */
function claimName(claims: Claims): string | undefined {
  const [first] = claims.left;
  const last = claims.left.at(-1);
  if (first === undefined || last === undefined) return undefined;
  let to = first;
  while (to < last && !claims.taken.has(to + 1)) to += 1;
  const name = claims.text.slice(claims.words[first]?.from, claims.words[to]?.to);
  claims.take(first, to - first + 1, { kind: 'name', label: capital(name) });
  return capital(name);
}
