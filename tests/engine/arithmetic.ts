/** Reads `15 x (16 + 1 heavy armour) + 10 Centurion` as a player would: names are skipped, x binds before +. */
export function sumOf(text: string): number {
  const tokens = text.match(/[()]|[^\s()]+/g) ?? [];
  const signs = tokens.filter((token) => /^([()x+]|[\d,]*[¼½¾]?)$/.test(token));
  let at = 0;
  const next = () => signs[at++];

  function sum(): number {
    let value = product();
    while (signs[at] === '+') {
      next();
      value += product();
    }
    return value;
  }
  function product(): number {
    let value = factor();
    while (signs[at] === 'x') {
      next();
      value *= factor();
    }
    return value;
  }
  function factor(): number {
    const sign = next();
    if (sign !== '(') return numberOf(sign ?? '');
    const value = sum();
    if (next() !== ')') throw new Error(`a bracket is not closed: ${text}`);
    return value;
  }

  const value = sum();
  if (at !== signs.length) throw new Error(`nothing sensible after ${signs.slice(0, at).join(' ')}: ${text}`);
  return value;
}

const PARTS: Record<string, number> = { '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** `1,021½` as a number. */
export function numberOf(text: string): number {
  const part = PARTS[text.at(-1) ?? ''] ?? 0;
  const whole = part ? text.slice(0, -1) : text;
  if (!/^(\d{1,3}(,\d{3})*)?$/.test(whole) || text === '') throw new Error(`no number: ${text}`);
  return Number(whole.replaceAll(',', '')) + part;
}
