const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
};
const FORWARDED = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-port', 'x-forwarded-proto'];

/** Forgets what a client says of its own address and of the host, unless a proxy says it (TRUST_PROXY). */
export function trustOnlyProxies({ headers }) {
  if (Number(process.env.TRUST_PROXY) > 0) return;
  for (const name of FORWARDED) delete headers[name];
}

/** Answers a request that no route will ever take, in the form of the API; false if there is none to refuse. */
export function refuse({ method, url }, response) {
  if (!METHODS.includes(method)) return problem(response, 501, 'Not Implemented', `No ${method} here.`);
  if (!isReadable(url)) return problem(response, 400, 'Bad Request', 'The address cannot be read.');
  return false;
}

/** Throws away what is still coming of a body that was answered early; a cut connection could lose the answer. */
export function letRunOut(request, response) {
  response.once('finish', () => {
    if (request.complete) return;
    for (const event of ['readable', 'data']) request.removeAllListeners(event);
    setImmediate(() => request.resume());
  });
}

function isReadable(url) {
  try {
    decodeURIComponent(url.split('?', 1)[0]);
    return url.startsWith('/');
  } catch {
    return false;
  }
}

function problem(response, status, title, detail) {
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/problem+json' });
  response.end(JSON.stringify({ type: 'about:blank', title, status, detail, errors: [] }));
  return true;
}
