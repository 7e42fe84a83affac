import { drawPicture } from '@/app/s/picture/draw';
import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { shareHeaders, tagged } from '@/lib/http/etag';
import { Keeper } from '@/lib/http/keeper';
import { methods, notFound } from '@/lib/http/methods';
import { sharedRoster } from '@/lib/http/shares';
import { rosterSheet } from '@/lib/sheet';

/** As many pictures as fit into a few megabytes, and two cores. */
const pictures = new Keeper<Uint8Array>({ kept: 64, atOnce: 2, waiting: 16 });

/** The picture that chat programs show beside the link of a shared army. */
export const { GET, HEAD } = methods({
  GET: async (request, { params }: RouteContext<'/s/[id]/picture'>) => {
    const { id } = await params;
    const shared = await sharedRoster(id);
    if (!shared) return notFound();
    const { roster, sharedAt } = shared;
    const headers = shareHeaders(id, { sharedAt, parts: ['picture'] });
    return tagged(request, headers, async () => {
      const png = await pictures.get(`${id} ${dataVersion()}`, () =>
        drawPicture(rosterSheet(roster, fileBooks())),
      );
      return new Response(png as BodyInit, {
        headers: {
          ...headers,
          'content-type': 'image/png',
        },
      });
    });
  },
});
