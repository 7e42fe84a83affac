import type { Roster } from '@/lib/schema';

export type Shared = { url: string } | { problem: string };

const FAILED = 'The server failed at it. Try again in a while; your army is safe in this browser.';

/** Makes a frozen copy on the server. What goes wrong comes back as words for the player. */
export async function shareArmy(roster: Roster, ask: typeof fetch = fetch): Promise<Shared> {
  try {
    const answer = await ask('/api/v1/shares', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(roster),
    });
    return answer.ok ? linkOf(await answer.text()) : { problem: problemOf(answer) };
  } catch {
    return { problem: 'The server cannot be reached. Are you online? Your army is safe in this browser.' };
  }
}

/** The link in an answer; something between may answer in the server's place, as the page of a hotel's network does. */
function linkOf(text: string): Shared {
  try {
    const { url }: { url?: unknown } = JSON.parse(text);
    return typeof url === 'string' ? { url } : { problem: FAILED };
  } catch {
    return { problem: FAILED };
  }
}

function problemOf({ status, headers }: Response): string {
  if (status === 429)
    return `That is a lot of links in a short time. Try again ${waitWords(headers.get('retry-after'))}.`;
  if (status === 413)
    return 'This army is too long to be shared: shorten its notes, or hand on the roster file.';
  if (status === 422)
    return 'The server does not understand this army. Reload the page; it may be from an older version.';
  return FAILED;
}

function waitWords(seconds: string | null): string {
  const wait = Number(seconds);
  if (!(wait > 0)) return 'in a while';
  return wait === 1 ? 'in 1 second' : `in ${Math.ceil(wait)} seconds`;
}
