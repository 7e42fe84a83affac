import { disposition } from '@/lib/http/disposition';
import { methods } from '@/lib/http/methods';
import { sharedRoster } from '@/lib/http/shares';
import { fileNameOf, fileTextOf } from '@/lib/shelf/file-text';

/** The roster file of a shared army. */
export const { GET, HEAD } = methods({
  GET: async (_request, { params }: RouteContext<'/s/[id]/roster'>) => {
    const shared = await sharedRoster((await params).id);
    if (!shared) return new Response('No army was shared by this link.\n', { status: 404 });
    return new Response(fileTextOf(shared.roster), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': disposition('attachment', fileNameOf(shared.roster.name)),
        'cache-control': 'no-cache',
      },
    });
  },
});
