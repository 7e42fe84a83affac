import { jsonResponse } from '@/lib/http/answer';
import { methods, notFound } from '@/lib/http/methods';
import { sharedArmy } from '@/lib/http/shares';

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: async (_request, { params }: RouteContext<'/api/v1/shares/[id]'>) => {
    const army = await sharedArmy((await params).id);
    // The roster never changes, but its report follows the army lists.
    return army ? jsonResponse(army, { 'cache-control': 'no-cache' }) : notFound();
  },
});
