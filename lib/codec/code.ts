import { deflateSync, Inflate, strFromU8, strToU8 } from 'fflate';
import type { Roster } from '@/lib/schema';
import { ParseError, parseRoster } from '@/lib/schema/parse';
import { canonicalRoster } from './canonical';

/** The first part of a code: which way it was made. */
const VERSION = '1';
/** A code must not blow up into the memory. An army whose notes need more has no code, and is told so. */
const MAX_CODE = 2_000_000;
const MAX_TEXT = 8_000_000;
const PIECE = 4096;

/**
 * A roster as a short text for links: `1.LENGTH.CHECK.DATA`, deflated canonical JSON in base64url.
 * @throws {ParseError} where the roster is larger than any code may be
 */
export function encodeRoster(roster: Roster): string {
  const text = strToU8(canonicalRoster(roster));
  const data = toBase64Url(deflateSync(text, { level: 9 }));
  const code = [VERSION, data.length.toString(36), checkOf(data), data].join('.');
  if (text.length > MAX_TEXT || code.length > MAX_CODE) throw tooLarge();
  return code;
}

/**
 * The roster of a code, in canonical form.
 * @throws {ParseError} where the code is damaged, cut, or holds no roster
 */
export function decodeRoster(code: string): Roster {
  const [version, length, check, data, ...rest] = code.split('.');
  if (version !== VERSION || data === undefined || rest.length > 0 || code.length > MAX_CODE) throw damaged();
  if (length !== data.length.toString(36) || check !== checkOf(data)) throw damaged();
  return parseRoster(inflateJson(data));
}

function inflateJson(data: string): unknown {
  try {
    return JSON.parse(strFromU8(inflate(fromBase64Url(data))));
  } catch {
    throw damaged();
  }
}

/** Inflates piece by piece, so that a small code which would fill the memory is stopped on the way. */
function inflate(bytes: Uint8Array): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate((piece) => {
    pieces.push(piece);
    length += piece.length;
    if (length > MAX_TEXT) throw damaged();
  });
  for (let at = 0; at < bytes.length; at += PIECE)
    stream.push(bytes.subarray(at, at + PIECE), at + PIECE >= bytes.length);
  return joined(pieces, length);
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function tooLarge(): ParseError {
  return new ParseError([{ path: '', message: 'this army is too large for a code: save it as a file' }]);
}

function damaged(): ParseError {
  return new ParseError([{ path: '', message: 'this code is damaged: part of it is missing or changed' }]);
}

/** FNV-1a over the data's letters: it finds cut and mistyped codes, and guards nothing. */
function checkOf(data: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < data.length; at += 1) {
    hash = Math.imul(hash ^ data.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
