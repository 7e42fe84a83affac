import { deflateSync, strFromU8, strToU8 } from 'fflate';
import type { Roster } from '@/lib/schema';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import words from '../../data/codes/2.json';
import { checkOf, fromBase64Url, inflateBounded, toBase64Url } from './bytes';
import { canonicalRoster } from './canonical';

/** A code must not blow up into the memory. An army whose notes need more has no code, and is told so. */
const MAX_CODE = 2_000_000;
const MAX_TEXT = 8_000_000;
/** Letters of the largest check in base 36; of a fixed length, so that none can be written in two ways. */
const CHECK = 7;

/** What rosters are full of: each id that a code need not spell out. Never to be changed, or no code opens. */
const dictionary = strToU8(words.text.join(''));

/** What a code says it holds: its data, once length and check agree, and what it was deflated with. */
interface Sealed {
  data: string;
  dictionary?: Uint8Array;
}

/** Each way in which codes were ever made, by the first part of the code. All of them open forever. */
const OPENERS: Readonly<Record<string, (parts: readonly string[]) => Sealed | undefined>> = {
  // 1.LENGTH.CHECK.DATA
  1: ([version, length, check, data = '']) =>
    version === '1' && isLength(length, data) && check === checkOf(data) ? { data } : undefined,
  // 2.LENGTH.DATA.CHECK: with a dictionary, checked as a whole, and ending in no hyphen that a chat program would drop
  2: ([version, length, data = '', check]) =>
    isLength(length, data) && check === longCheck(`${version}.${length}.${data}`)
      ? { data, dictionary }
      : undefined,
};

/**
 * A roster as a short text for links: `2.LENGTH.DATA.CHECK`, deflated canonical JSON in base64url.
 * @throws {ParseError} where the roster is larger than any code may be
 */
export function encodeRoster(roster: Roster): string {
  const text = strToU8(canonicalRoster(roster));
  const data = toBase64Url(deflateSync(text, { level: 9, dictionary }));
  const body = ['2', data.length.toString(36), data].join('.');
  const code = `${body}.${longCheck(body)}`;
  if (text.length > MAX_TEXT || code.length > MAX_CODE) throw tooLarge();
  return code;
}

/**
 * The roster of a code of any version, in canonical form.
 * @throws {DamagedCode} where it is cut or changed
 * @throws {ParseError} where what it holds is no roster
 */
export function decodeRoster(code: string): Roster {
  if (code.length > MAX_CODE) throw new DamagedCode();
  const parts = code.split('.');
  const [version = ''] = parts;
  const open = Object.hasOwn(OPENERS, version) ? OPENERS[version] : undefined;
  const sealed = parts.length === 4 ? open?.(parts) : undefined;
  if (!sealed) throw new DamagedCode();
  return parseRoster(jsonOf(sealed));
}

/** A code that is not as it was made: cut, or changed on the way. */
export class DamagedCode extends ParseError {
  override name = 'DamagedCode';
  constructor() {
    super([{ path: '', message: 'this code is damaged: part of it is missing or changed' }]);
  }
}

function tooLarge(): ParseError {
  return new ParseError([{ path: '', message: 'this army is too large for a code: save it as a file' }]);
}

function jsonOf({ data, dictionary }: Sealed): unknown {
  try {
    return JSON.parse(strFromU8(inflateBounded(fromBase64Url(data), { dictionary, most: MAX_TEXT })));
  } catch {
    throw new DamagedCode();
  }
}

function isLength(told: string | undefined, data: string): boolean {
  return told === data.length.toString(36);
}

function longCheck(text: string): string {
  return checkOf(text).padStart(CHECK, '0');
}
