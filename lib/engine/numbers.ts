const FRACTIONS: Record<number, string> = { 0.25: '¼', 0.5: '½', 0.75: '¾' };

/** Points for people: `1,021`, `97½`, `½`. */
export function pointsText(points: number): string {
  const whole = Math.trunc(points);
  const part = FRACTIONS[Math.abs(points - whole)] ?? '';
  if (part && whole === 0) return points < 0 ? `-${part}` : part;
  return String(whole).replace(/\B(?=(\d{3})+$)/g, ',') + part;
}

/** `1 point`, `½ point`, `2 points`. */
export function pointsNoun(points: number): string {
  return points > 0 && points <= 1 ? 'point' : 'points';
}

const SHARES: Record<string, string> = {
  '1/4': 'a quarter',
  '1/3': 'a third',
  '1/2': 'half',
  '2/3': 'two thirds',
  '3/4': 'three quarters',
};

/** `a quarter` for `1/4`; the bare fraction where there is no common word. */
export function shareText(share: string): string {
  return SHARES[share] ?? share;
}
