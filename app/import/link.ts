/** What a link leads to: a share of this site, an army that the link itself carries, or another site. */
export type Lead = { share: string } | { carried: string } | { foreign: string };

const SHARE = /^\/(?:s|api\/v1\/shares)\/([2-9a-z]{20})(?:\.[a-z.]+|\/[a-z]*)?\/?$/;
const CARRIER = /^\/open\/?$/;

/** Whether a text is one link, whole or without the site; undefined where it is something else. */
export function leadOf(text: string, origin: string): Lead | undefined {
  const line = text.trim();
  if (line === '' || /\s/.test(line) || !/^(?:https?:\/\/|\/s\/|\/api\/|\/open)/i.test(line))
    return undefined;
  const url = urlOf(line, origin);
  if (!url) return undefined;
  // What the link itself carries needs no site.
  if (CARRIER.test(url.pathname) && url.hash !== '') return { carried: url.hash };
  if (url.origin !== origin) return { foreign: url.host };
  const [, share] = SHARE.exec(url.pathname) ?? [];
  return share === undefined ? undefined : { share };
}

function urlOf(line: string, origin: string): URL | undefined {
  try {
    return new URL(line, origin);
  } catch {
    return undefined;
  }
}
