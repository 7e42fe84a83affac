import { jsonResponse } from '@/lib/http/answer';
import { methods } from '@/lib/http/methods';
import { problemResponse } from '@/lib/http/problem';
import { storeAnswers } from '@/lib/store';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async () =>
    (await storeAnswers())
      ? jsonResponse({ status: 'ok' })
      : problemResponse({ status: 503, detail: 'The store does not answer.' }),
});
