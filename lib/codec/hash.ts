import { createHash } from 'node:crypto';
import type { Roster } from '@/lib/schema';
import { canonicalRoster } from './canonical';

/** Letters of an id: no vowels and no look-alikes, so that it spells nothing and can be read aloud. */
const LETTERS = '23456789bcdfghjkmnpqrstvwxyz';
const LENGTH = 20;

/** The id of a roster's content, 20 letters of 28 (96 bits) from the SHA-256 of its canonical form. */
export function rosterId(roster: Roster): string {
  const digest = createHash('sha256').update(canonicalRoster(roster)).digest('hex');
  let rest = BigInt(`0x${digest}`);
  let id = '';
  for (let at = 0; at < LENGTH; at += 1) {
    id += LETTERS.charAt(Number(rest % BigInt(LETTERS.length)));
    rest /= BigInt(LETTERS.length);
  }
  return id;
}

/** Whether a text has the form of a roster's id. */
export function isRosterId(text: string): boolean {
  return text.length === LENGTH && [...text].every((letter) => LETTERS.includes(letter));
}
