import { fileBooks } from '@/lib/catalogue/files';
import { checkRoster } from '@/lib/engine';
import { jsonResponse } from '@/lib/http/answer';
import { readJson } from '@/lib/http/body';
import { methods } from '@/lib/http/methods';
import { parseRoster } from '@/lib/schema/parse';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => jsonResponse(checkRoster(parseRoster(await readJson(request)), fileBooks())),
});
