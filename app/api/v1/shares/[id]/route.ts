import { jsonResponse } from '@/lib/http/answer';
import { endedId, formatResponse } from '@/lib/http/formats';
import { methods, notFound } from '@/lib/http/methods';
import { sharedArmy } from '@/lib/http/shares';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (request, { params }: RouteContext<'/api/v1/shares/[id]'>) => {
    const { id } = await params;
    const ended = endedId(id);
    if (ended) return formatResponse(ended, request);
    const army = await sharedArmy(id);
    // The roster never changes, but its report follows the army lists.
    return army ? jsonResponse(army, { 'cache-control': 'no-cache' }) : notFound();
  },
});
