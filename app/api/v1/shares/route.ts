import { jsonResponse } from '@/lib/http/answer';
import { readJson } from '@/lib/http/body';
import { countShare } from '@/lib/http/limit';
import { methods } from '@/lib/http/methods';
import { publicOrigin } from '@/lib/http/origin';
import { keyHashOf } from '@/lib/http/share-key';
import { shareRoster } from '@/lib/http/shares';
import { parseRoster } from '@/lib/schema/parse';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: async (request) => {
    await countShare(request.headers);
    const id = await shareRoster(parseRoster(await readJson(request)), keyHashOf(request.headers));
    const location = `/s/${id}`;
    return jsonResponse({ id, url: publicOrigin(request.headers) + location }, { location }, 201);
  },
});
