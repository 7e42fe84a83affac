import type { Roster } from '@/lib/schema';
import { decodeRoster, encodeRoster } from './code';

/** The longest address, in letters, that every chat program, browser and camera passes on whole. */
export const MAX_LINK = 2_000;

/** The page that reads such a link. */
const PAGE = '/open';

/**
 * A link that carries the whole army behind its `#`, which browsers do not send to any server.
 * @param origin `https://…` without a path
 * @throws {ParseError} where the army is too large for any code
 */
export function moveLink(roster: Roster, origin: string): string {
  return `${origin}${PAGE}#${encodeRoster(roster)}`;
}

/**
 * The army that the `#…` of a link carries.
 * @throws {ParseError} where it is damaged
 */
export function rosterOfLink(fragment: string): Roster {
  return decodeRoster(fragment.replace(/^#/, ''));
}
