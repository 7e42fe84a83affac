import { workerResponse } from '@/lib/http/worker';

/** The service worker. */
export function GET(): Promise<Response> {
  return workerResponse();
}

export const dynamic = 'force-dynamic';
