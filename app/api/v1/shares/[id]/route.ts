import { jsonResponse } from '@/lib/http/answer';
import { shareHeaders, tagged } from '@/lib/http/etag';
import { endedId, formatResponse } from '@/lib/http/formats';
import { countWithdrawal } from '@/lib/http/limit';
import { methods, notFound } from '@/lib/http/methods';
import { ProblemError } from '@/lib/http/problem';
import { keyHashOf } from '@/lib/http/share-key';
import { sharedArmy, withdrawRoster } from '@/lib/http/shares';
import { SHARE_KEY_HEADER } from '@/lib/schema/share-key-header';

type Context = RouteContext<'/api/v1/shares/[id]'>;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (request, { params }: Context) => {
    const { id } = await params;
    const ended = endedId(id);
    if (ended) return formatResponse(ended, request);
    const army = await sharedArmy(id);
    if (!army) return notFound();
    return tagged(request, shareHeaders(id, army), (headers) => jsonResponse(army, headers));
  },
  DELETE: async (request, { params }: Context) => {
    await countWithdrawal(request.headers);
    const keyHash = keyHashOf(request.headers);
    if (!keyHash) throw new ProblemError({ status: 400, detail: `${SHARE_KEY_HEADER} is missing.` });
    return jsonResponse(await withdrawRoster((await params).id, keyHash));
  },
});
