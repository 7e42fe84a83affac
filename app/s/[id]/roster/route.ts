import { disposition } from '@/lib/http/disposition';
import { shareHeaders, tagged } from '@/lib/http/etag';
import { methods } from '@/lib/http/methods';
import { sharedRoster } from '@/lib/http/shares';
import type { Roster } from '@/lib/schema';
import { fileNameOf, fileTextOf } from '@/lib/shelf/file-text';

/** The roster file of a shared army. */
export const { GET, HEAD } = methods({
  GET: async (request, { params }: RouteContext<'/s/[id]/roster'>) => {
    const { id } = await params;
    const shared = await sharedRoster(id);
    if (!shared) return new Response('No army was shared by this link.\n', { status: 404 });
    return tagged(request, shareHeaders(id, { ...shared, parts: ['file'] }), (headers) =>
      rosterFile(shared.roster, headers),
    );
  },
});

function rosterFile(roster: Roster, headers: Record<string, string>): Response {
  return new Response(fileTextOf(roster), {
    headers: {
      ...headers,
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': disposition('attachment', fileNameOf(roster.name)),
    },
  });
}
