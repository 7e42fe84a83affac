import { Inflate } from 'fflate';

const PIECE = 4096;

export interface InflateOptions {
  /** Bytes that the data was deflated with in mind. */
  dictionary?: Uint8Array | undefined;
  /** The most bytes that may come out. */
  most: number;
}

/**
 * Inflates piece by piece, so that a little data which would fill the memory is stopped on the way.
 * @throws {Error} where it is no deflated data, is cut, or holds more than it may
 */
export function inflateBounded(bytes: Uint8Array, { dictionary, most }: InflateOptions): Uint8Array {
  const pieces: Uint8Array[] = [];
  let length = 0;
  const stream = new Inflate({ dictionary }, (piece) => {
    pieces.push(piece);
    length += piece.length;
    if (length > most) throw new Error('more than may be');
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

/** Bytes in the letters that a link may hold as they are. */
export function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/**
 * The bytes that such letters stand for.
 * @throws {DOMException} where there are other letters
 */
export function fromBase64Url(text: string): Uint8Array {
  const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}

/** FNV-1a over the letters of a text, 32 bits in base 36: it finds cut and mistyped texts, and guards nothing. */
export function checkOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  }
  return hash.toString(36);
}
