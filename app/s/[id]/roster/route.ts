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
        'content-disposition': disposition(fileNameOf(shared.roster.name)),
        'cache-control': 'no-cache',
      },
    });
  },
});

/** A file name for browsers old and new: headers hold ASCII only, so the full name is percent-encoded (RFC 6266). */
function disposition(name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16)}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${encoded}`;
}
