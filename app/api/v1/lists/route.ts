import { jsonResponse } from '@/lib/http/answer';
import { SHIPPED } from '@/lib/http/cache';
import { listChoice } from '@/lib/http/lists';
import { methods } from '@/lib/http/methods';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: () => jsonResponse(listChoice(), SHIPPED),
});
