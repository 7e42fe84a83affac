import NextDocument, { Head, Html, Main, NextScript } from 'next/document';
import { themeOf } from '@/app/ui/theme';

/** The frame of the pages that are served without the framework's scripts. */
export default class Document extends NextDocument {
  override render() {
    const { theme: chosen, reader } = this.props.__NEXT_DATA__.props.pageProps ?? {};
    const theme = themeOf(String(chosen));
    return (
      <Html lang={reader?.locale ?? 'en-GB'} data-theme={theme === 'system' ? undefined : theme}>
        <Head>
          <link rel="icon" href="/icon.svg" type="image/svg+xml" />
          <link rel="manifest" href="/manifest.webmanifest" />
          <meta name="application-name" content="Muster" />
          <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        </Head>
        <body className="flex min-h-dvh flex-col font-sans antialiased">
          <Main />
          <NextScript />
        </body>
      </Html>
    );
  }
}
