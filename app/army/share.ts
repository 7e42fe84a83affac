import { canonicalRoster } from '@/lib/codec/canonical';
import type { Roster } from '@/lib/schema';
import { SHARE_KEY_HEADER } from '@/lib/schema/share-key-header';
import { forgetLink, keepLink, shareKey } from '@/lib/shelf/links';
import type { ShareProblem } from '@/lib/shelf/queue';

/** A link, or why there is none: `later` where the same may work in a while, `unreachable` where no answer came. */
export type Shared = { url: string } | { problem: ShareProblem; later?: boolean; unreachable?: boolean };

const FAILED: ShareProblem = { kind: 'failed' };
const UNREACHABLE: Shared = { problem: { kind: 'unreachable' }, later: true, unreachable: true };

/** Makes a frozen copy on the server. What goes wrong comes back, as the catalogue of words names it. */
export async function shareArmy(roster: Roster, ask: typeof fetch = fetch): Promise<Shared> {
  const key = await shareKey();
  try {
    const answer = await ask('/api/v1/shares', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(key && { [SHARE_KEY_HEADER]: key }) },
      body: JSON.stringify(roster),
    });
    const shared = answer.ok ? linkOf(await answer.text()) : refused(answer);
    if (key && 'url' in shared) await remember(shared.url, roster);
    return shared;
  } catch {
    return UNREACHABLE;
  }
}

/** Keeps a link that this browser can withdraw; where it cannot be kept, the link is as good. */
async function remember(url: string, roster: Roster): Promise<void> {
  const id = url.slice(url.lastIndexOf('/') + 1);
  const content = canonicalRoster(roster);
  await keepLink({ id, url, name: roster.name ?? '', madeAt: Date.now(), content }).catch(() => undefined);
}

export type Withdrawn = 'withdrawn' | 'kept' | 'failed';

/** Takes a link back: `kept` where others have shared the same army, so that it still opens for them. */
export async function withdrawLink(id: string, ask: typeof fetch = fetch): Promise<Withdrawn> {
  const key = await shareKey();
  if (!key) return 'failed';
  try {
    const headers = { [SHARE_KEY_HEADER]: key };
    const answer = await ask(`/api/v1/shares/${id}`, { method: 'DELETE', headers });
    if (GONE.includes(answer.status)) return await forgotten(id, ask);
    if (!answer.ok) return 'failed';
    await forgetLink(id);
    const { shared }: { shared?: unknown } = await answer.json();
    return shared === true ? 'kept' : 'withdrawn';
  } catch {
    return 'failed';
  }
}

/** What is said of a link that this browser has no share in: taken back before, or by another tab. */
const GONE = [403, 404, 410];

/** Takes a link off the list, and looks whether it still opens for others. */
async function forgotten(id: string, ask: typeof fetch): Promise<Withdrawn> {
  const { ok } = await ask(`/api/v1/shares/${id}`);
  await forgetLink(id);
  return ok ? 'kept' : 'withdrawn';
}

/** What a server says in the place of one that it does not reach. */
const GATEWAYS = [502, 504];
/** What another attempt would only be told again: too long, not understood. */
const FOR_GOOD = [413, 422];

function refused(answer: Response): Shared {
  if (GATEWAYS.includes(answer.status)) return UNREACHABLE;
  return { problem: problemOf(answer), later: !FOR_GOOD.includes(answer.status) };
}

/** The link in an answer; something between may answer in the server's place, as the page of a hotel's network does. */
function linkOf(text: string): Shared {
  try {
    const { url }: { url?: unknown } = JSON.parse(text);
    return typeof url === 'string' ? { url } : { problem: FAILED, later: true };
  } catch {
    return { problem: FAILED, later: true };
  }
}

function problemOf({ status, headers }: Response): ShareProblem {
  if (status === 429) return { kind: 'too-many', seconds: secondsOf(headers.get('retry-after')) };
  if (status === 413) return { kind: 'too-long' };
  if (status === 422) return { kind: 'not-understood' };
  return FAILED;
}

/** How long to wait; 0 where the server does not say. */
function secondsOf(wait: string | null): number {
  return Number(wait) > 0 ? Math.ceil(Number(wait)) : 0;
}
