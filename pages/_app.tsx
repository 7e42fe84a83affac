import type { AppProps } from 'next/app';
import { WordsProvider } from '@/app/words/Provider';
import { catalogueOf } from '@/lib/words/catalogues';
import { localeChoice } from '@/lib/words/locale';
import '@/app/globals.css';
import '@/app/sheet/print.css';

/** Rendered on the server only: these pages carry no scripts, so all catalogues may be at hand. */
export default function App({ Component, pageProps }: AppProps) {
  const { language, locale } = pageProps.reader ?? localeChoice(undefined, undefined);
  return (
    <WordsProvider locale={locale} messages={catalogueOf(language)}>
      <Component {...pageProps} />
    </WordsProvider>
  );
}
