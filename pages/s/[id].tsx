import type { IncomingMessage, ServerResponse } from 'node:http';
import type { GetServerSideProps, InferGetServerSidePropsType, PageConfig } from 'next';
import { type Absence, NoShare } from '@/app/s/NoShare';
import { SharedArmy } from '@/app/s/SharedArmy';
import { type Shared, sharedSheet } from '@/app/s/shared';
import { THEME_COOKIE, type Theme, themeOf } from '@/app/ui/theme';
import { isUnchanged, shareHeaders } from '@/lib/http/etag';
import { publicOrigin } from '@/lib/http/origin';
import { ProblemError } from '@/lib/http/problem';
import { ParseError } from '@/lib/schema/parse';
import type { Words } from '@/lib/words';
import { wordsOf } from '@/lib/words/catalogues';
import { LOCALE_COOKIE, type LocaleChoice, localeChoice } from '@/lib/words/locale';

/** The page is read, not run: without the framework's scripts it is there at once, and works with scripts off. */
export const config: PageConfig = { unstable_runtimeJS: false };

type Props = ({ found: Shared } | { found: null; why: Absence }) & Frame;

interface Frame {
  theme: Theme;
  reader: LocaleChoice;
}

const STATUS: Record<Absence, number> = { unknown: 404, withdrawn: 410, strange: 422, failed: 503 };

/** An army that was shared, as it was frozen, with its verdict of today. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, req, res }) => {
  const frame: Frame = {
    theme: themeOf(req.cookies[THEME_COOKIE]),
    reader: localeChoice(req.cookies[LOCALE_COOKIE], req.headers['accept-language']),
  };
  const id = String(params?.id);
  const link = `${publicOrigin(headersOf(req.headers))}/s/${id}`;
  const found = await foundOrWhy(id, link, wordsOf(frame.reader));
  if (typeof found === 'string') {
    res.statusCode = STATUS[found];
    return { props: { found: null, why: found, ...frame } };
  }
  const sharedAt = new Date(found.sharedAt);
  if (answerUnchanged(req, res, shareHeaders(id, { sharedAt, parts: [link, JSON.stringify(frame)] })))
    res.end();
  return { props: { found, ...frame } };
};

async function foundOrWhy(id: string, link: string, words: Words): Promise<Shared | Absence> {
  try {
    return (await sharedSheet(id, link, words)) ?? 'unknown';
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 410) return 'withdrawn';
    // Its list or variant is no longer here, or it was made by a later version.
    if (error instanceof ParseError) return 'strange';
    console.error(error);
    return 'failed';
  }
}

/** Names what the page is made of; true if the reader has just that. */
function answerUnchanged(
  { headers }: IncomingMessage,
  response: ServerResponse,
  tagged: Record<string, string>,
): boolean {
  for (const [name, value] of Object.entries(tagged)) response.setHeader(name, value);
  response.setHeader('vary', 'cookie, accept-language');
  if (!isUnchanged(headers['if-none-match'], tagged.etag)) return false;
  response.statusCode = 304;
  return true;
}

export default function SharedPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return props.found ? <SharedArmy shared={props.found} /> : <NoShare why={props.why} />;
}

function headersOf(headers: NodeJS.Dict<string | string[]>): Headers {
  return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, header(value)]));
}

function header(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
