/** What a link leads to: a share of this site, an army that it carries itself, another site; or it is not whole. */
export type Lead = { share: string } | { carried: string } | { foreign: string } | { cut: true };

const SHARE = /^\/(?:s|api\/v1\/shares)\/([2-9a-z]{20})(?:\.[a-z.]+|\/[a-z]*)?\/?$/;
const OURS = /^\/(?:s|api\/v1\/shares|open)(?:\/|$)/;
const CARRIER = /^\/open\/?$/;

/** A link within other words: with a scheme, with a host alone, or from the root of this site. */
const LINK = /(?<![\w./@:-])(?:https?:\/\/|(?:[\w-]+\.)*[\w-]+(?::\d+)?\/|\/)[^\s<>"'“”«»()[\]]+/gi;
/** What ends a sentence, or marks words as bold, is no part of a link. */
const TAIL = /[.,;:!?…*~|\\]+$/;
/** So much is looked through; longer texts than a message are read as words alone. */
const LONGEST = 20_000;

/** Whether a text is one link, whole or without the site; undefined where it is something else. */
export function leadOf(text: string, origin: string): Lead | undefined {
  const line = text.trim().replace(TAIL, '');
  if (line === '' || /\s/.test(line)) return undefined;
  const url = urlOf(line, origin);
  return url && leadOfUrl(url, origin);
}

/** The first link to an army within other words. Links to anything else say nothing there. */
export function leadIn(text: string, origin: string): Lead | undefined {
  for (const [found] of text.slice(0, LONGEST).matchAll(LINK)) {
    const url = urlOf(found.replace(TAIL, ''), origin);
    const lead = url && OURS.test(url.pathname) ? leadOfUrl(url, origin) : undefined;
    if (lead) return lead;
  }
  return undefined;
}

function leadOfUrl({ pathname, hash, host }: URL, origin: string): Lead | undefined {
  // What the link itself carries needs no site.
  if (CARRIER.test(pathname) && hash !== '') return { carried: hash };
  // The army is fetched from here in any case, with the scheme of this page.
  if (host !== new URL(origin).host) return { foreign: host };
  const [, share] = SHARE.exec(pathname) ?? [];
  if (share !== undefined) return { share };
  return OURS.test(pathname) ? { cut: true } : undefined;
}

/** An address; without a scheme, where what it begins with can be no word. */
function urlOf(line: string, origin: string): URL | undefined {
  const whole = /^https?:\/\//i.test(line) ? line : wholeOf(line, origin);
  if (whole === undefined) return undefined;
  try {
    return new URL(whole, origin);
  } catch {
    return undefined;
  }
}

function wholeOf(line: string, origin: string): string | undefined {
  const [, host = '', path = ''] = /^([\w.:-]*)(\/[^?#]*)/.exec(line) ?? [];
  if (!OURS.test(path)) return undefined;
  if (host === '') return line;
  const here = new URL(origin);
  if (host.toLowerCase() === here.host) return `${here.protocol}//${line}`;
  return host.includes('.') ? `https://${line}` : undefined;
}
