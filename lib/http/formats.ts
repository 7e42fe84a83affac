import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { formatFileName } from '@/lib/formats/file-name';
import { type Ended, formatOf } from '@/lib/formats/formats';
import { writeArmy } from '@/lib/formats/write';
import { disposition } from './disposition';
import { shareHeaders, tagged } from './etag';
import { notFound } from './methods';
import { publicOrigin } from './origin';
import { type SharedRoster, sharedRoster } from './shares';

/** `ID.txt` as the id and the form of its ending; undefined where there is no such ending. */
export function endedId(text: string): { id: string; format: Ended } | undefined {
  const [id = '', ...rest] = text.split('.');
  const format = formatOf(rest.join('.'));
  return format && { id, format };
}

/**
 * A shared army in a form, as it is under the army lists of today. Texts are brief, for a chat, unless the address
 * ends in `?full`.
 * @throws {ProblemError} 410 if it was withdrawn, {StoreError} if the store fails
 */
export async function formatResponse(
  { id, format }: { id: string; format: Ended },
  request: Request,
): Promise<Response> {
  const shared = await sharedRoster(id);
  if (!shared) return notFound();
  const { origin, brief } = askedBy(request);
  const link = `${origin}/s/${id}`;
  const parts = [format.id, link, new URL(request.url).search];
  return tagged(request, shareHeaders(id, { ...shared, parts }), async (headers) =>
    fileResponse(await written(shared, format, { link, brief }), { shared, format, headers }),
  );
}

interface FileOptions {
  shared: SharedRoster;
  format: Ended;
  headers: Record<string, string>;
}

function fileResponse(body: string | Uint8Array, { shared, format, headers }: FileOptions): Response {
  return new Response(body as BodyInit, {
    headers: {
      ...headers,
      'content-type': format.type,
      'content-disposition': disposition(
        format.file ? 'attachment' : 'inline',
        formatFileName(shared.roster.name, format.ending),
      ),
    },
  });
}

function askedBy(request: Request) {
  return {
    origin: publicOrigin(request.headers),
    brief: !new URL(request.url).searchParams.has('full'),
  };
}

function written(
  { roster, sharedAt }: SharedRoster,
  { id }: Ended,
  { link, brief }: { link: string; brief: boolean },
): Promise<string | Uint8Array> {
  const extra = { date: sharedAt, dataVersion: dataVersion(), link };
  return writeArmy(id, { roster, books: fileBooks(), extra, brief });
}
