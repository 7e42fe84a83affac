import { dataVersion, fileBooks } from '@/lib/catalogue/files';
import { formatFileName } from '@/lib/formats/file-name';
import { type Ended, formatOf, type WrittenId } from '@/lib/formats/formats';
import { writeArmy } from '@/lib/formats/write';
import { disposition } from './disposition';
import { shareHeaders, tagged } from './etag';
import { notFound } from './methods';
import { publicOrigin } from './origin';
import { pdfOptions, sharedPdf } from './pdf';
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
  if (format.id === 'pdf') return pdfResponse(shared, { id, format, link, request });
  const { id: form } = format;
  const parts = [form, link, new URL(request.url).search];
  return tagged(request, shareHeaders(id, { ...shared, parts }), async (headers) =>
    fileResponse(await written(shared, form, { link, brief }), { shared, format, headers }),
  );
}

interface PdfAsked {
  id: string;
  format: Ended;
  link: string;
  request: Request;
}

/** The same as a PDF, in the layout and on the paper that the address asks for. */
function pdfResponse(shared: SharedRoster, { id, format, link, request }: PdfAsked): Promise<Response> {
  const options = pdfOptions(request.url);
  const headers = shareHeaders(id, { ...shared, parts: ['pdf', link, options.layout, options.paper] });
  return tagged(request, headers, async () => {
    const asked = { link, options, tag: headers.etag ?? '', headers: request.headers };
    return fileResponse(await sharedPdf(shared, asked), { shared, format, headers });
  });
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
  id: WrittenId,
  { link, brief }: { link: string; brief: boolean },
): Promise<string> {
  const extra = { date: sharedAt, dataVersion: dataVersion(), link };
  return writeArmy(id, { roster, books: fileBooks(), extra, brief });
}
