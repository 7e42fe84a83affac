import type { GetServerSideProps, InferGetServerSidePropsType, PageConfig } from 'next';
import { NoShare } from '@/app/s/NoShare';
import { SharedArmy } from '@/app/s/SharedArmy';
import { type Shared, sharedSheet } from '@/app/s/shared';
import { THEME_COOKIE, type Theme, themeOf } from '@/app/ui/theme';
import { publicOrigin } from '@/lib/http/origin';
import { LOCALE_COOKIE, type LocaleChoice, localeChoice } from '@/lib/words/locale';

/** The page is read, not run: without the framework's scripts it is there at once, and works with scripts off. */
export const config: PageConfig = { unstable_runtimeJS: false };

type Props = ({ found: Shared } | { found: null; failed: boolean }) & Frame;

interface Frame {
  theme: Theme;
  nonce: string;
  reader: LocaleChoice;
}

/** An army that was shared, as it was frozen, with its verdict of today. */
export const getServerSideProps: GetServerSideProps<Props> = async ({ params, req, res }) => {
  const frame: Frame = {
    theme: themeOf(req.cookies[THEME_COOKIE]),
    nonce: header(req.headers['x-nonce']),
    reader: localeChoice(req.cookies[LOCALE_COOKIE], req.headers['accept-language']),
  };
  const id = String(params?.id);
  try {
    const found = await sharedSheet(id, `${publicOrigin(headersOf(req.headers))}/s/${id}`);
    res.statusCode = found ? 200 : 404;
    return { props: found ? { found, ...frame } : { found: null, failed: false, ...frame } };
  } catch (error) {
    console.error(error);
    res.statusCode = 503;
    return { props: { found: null, failed: true, ...frame } };
  }
};

export default function SharedPage(props: InferGetServerSidePropsType<typeof getServerSideProps>) {
  return props.found ? (
    <SharedArmy shared={props.found} nonce={props.nonce} />
  ) : (
    <NoShare failed={props.failed} />
  );
}

function headersOf(headers: NodeJS.Dict<string | string[]>): Headers {
  return new Headers(Object.entries(headers).map(([name, value]): [string, string] => [name, header(value)]));
}

function header(value: string | string[] | undefined): string {
  return Array.isArray(value) ? value.join(', ') : (value ?? '');
}
