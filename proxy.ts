import { type NextRequest, NextResponse } from 'next/server';
import { PRINT_SCRIPT } from '@/app/s/print-script';
import { BUILD_HEADER } from '@/app/sw/build';
import { constantPolicy, NO_DOCUMENT, pagePolicy } from '@/lib/http/policy';
import { problemResponse } from '@/lib/http/problem';

const ALLOW = 'GET, HEAD';

/** A page is only read; what is read has its policy. */
export function proxy(request: NextRequest): Response {
  const { method } = request;
  if (ALLOW.split(', ').includes(method)) return withPolicy(request);
  return problemResponse({
    status: 405,
    detail: `${method} is not among ${ALLOW}.`,
    headers: { allow: ALLOW, 'content-security-policy': NO_DOCUMENT },
  });
}

/** A shared army's page, which is cached and asked about by its tag: a nonce would not be the same in both. */
const SHARED_PAGE = /^\/s\/[^/]+$/;
/** Its picture, which is no document, nor is the problem where there is none. */
const PICTURE = /^\/s\/[^/]+\/picture$/;

/** Gives each page a Content-Security-Policy with a nonce of its own; Next puts it on its scripts and styles. */
function withPolicy(request: NextRequest): NextResponse {
  const { pathname } = request.nextUrl;
  if (SHARED_PAGE.test(pathname)) return under(sharedPolicy());
  if (PICTURE.test(pathname)) return under(NO_DOCUMENT);
  const nonce = crypto.randomUUID().replaceAll('-', '');
  const policy = pagePolicy(nonce, process.env.NODE_ENV === 'development');
  const headers = new Headers(request.headers);
  headers.set('x-nonce', nonce);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  response.headers.set(BUILD_HEADER, process.env.MUSTER_CODE ?? '');
  return response;
}

const sharedPolicy = () => constantPolicy(PRINT_SCRIPT, process.env.NODE_ENV === 'development');

function under(policy: string): NextResponse {
  const response = NextResponse.next();
  response.headers.set('content-security-policy', policy);
  return response;
}

/** All but the API and the worker, which are no documents, and the built files. */
export const config = { matcher: '/((?!api(?:/|$)|_next/static/|sw\\.js$).*)' };
