import type { Metadata, Viewport } from 'next';
import { cookies, headers } from 'next/headers';
import type { ReactNode } from 'react';
import { dataVersion } from '@/lib/catalogue/files';
import { httpEnv } from '@/lib/http/env';
import type { Words } from '@/lib/words';
import { catalogueOf } from '@/lib/words/catalogues';
import { version } from '@/package.json';
import './globals.css';
import { KeptNote, WorkerNews } from './offline/Worker';
import { SettingsButton } from './ui/settings-button';
import { THEME_COOKIE, THEME_SCRIPT, type Theme, themeOf } from './ui/theme';
import { ThemeChoice } from './ui/theme-choice';
import { WordsProvider } from './words/Provider';
import { requestLocale, requestWords } from './words/server';

/** The name of this build of the program (next.config.js). */
const CODE = process.env.MUSTER_CODE ?? 'dev';

const PAPER = { light: '#faf9f6', dark: '#171614' };

export async function generateMetadata(): Promise<Metadata> {
  const { say } = await requestWords();
  return {
    title: { default: say('page.titleDefault'), template: say('page.titleTemplate', { title: '%s' }) },
    description: say('page.description'),
    applicationName: 'Muster',
    formatDetection: { telephone: false, date: false, address: false, email: false },
  };
}

async function theme(): Promise<Theme> {
  return themeOf((await cookies()).get(THEME_COOKIE)?.value);
}

export async function generateViewport(): Promise<Viewport> {
  const chosen = await theme();
  const bySystem = (['light', 'dark'] as const).map((scheme) => ({
    media: `(prefers-color-scheme: ${scheme})`,
    color: PAPER[scheme],
  }));
  return {
    width: 'device-width',
    initialScale: 1,
    themeColor: chosen === 'system' ? bySystem : PAPER[chosen],
  };
}

function Header({ words }: { words: Words }) {
  return (
    <header className="border-line border-b bg-surface print:hidden">
      <a
        href="#main"
        className="absolute top-1 left-1 z-50 -translate-y-16 rounded bg-accent px-3 py-2 text-on-accent no-underline focus:translate-y-0"
      >
        {words.say('page.skip')}
      </a>
      <div className="flex min-h-11 items-center gap-4 px-3 sm:px-5">
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 font-bold text-accent text-lg no-underline"
        >
          <Mark />
          Muster
        </a>
        <nav aria-label={words.say('page.pages')} className="flex gap-1">
          <a href="/rules" className="inline-flex min-h-11 items-center px-2 text-ink no-underline">
            {words.say('rules.header')}
          </a>
        </nav>
        <WorkerNews />
      </div>
    </header>
  );
}

/** A standard on its pole, as in icon.svg. */
function Mark() {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" width="20" height="20" fill="currentColor">
      <path d="M15 3h2v3h8v13.5l-8-3.5v14h-2V16l-8 3.5V6h8z" />
    </svg>
  );
}

function Footer({ initial, words }: { initial: Theme; words: Words }) {
  return (
    <footer className="mt-auto flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-line border-t px-3 py-1.5 text-muted text-sm sm:px-5 print:hidden">
      <span className="flex flex-wrap gap-x-3">
        <span>{words.say('page.version', { version, code: CODE, data: dataVersion() })}</span>
        <KeptNote />
      </span>
      <span className="flex flex-wrap items-center gap-x-3">
        <ThemeChoice initial={initial} />
        <SettingsButton />
      </span>
    </footer>
  );
}

export default async function Layout({ children }: { children: ReactNode }) {
  const chosen = await theme();
  const words = await requestWords();
  const { language, locale } = await requestLocale();
  const nonce = (await headers()).get('x-nonce') ?? undefined;
  return (
    <html
      lang={locale}
      data-theme={chosen === 'system' ? undefined : chosen}
      data-data-version={dataVersion()}
      data-code={CODE}
      data-worker={httpEnv().MUSTER_NO_SW ? 'off' : undefined}
      suppressHydrationWarning
    >
      <head>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
      </head>
      <body className="flex min-h-dvh flex-col font-sans antialiased">
        <WordsProvider locale={locale} messages={catalogueOf(language)}>
          <Header words={words} />
          <main id="main" tabIndex={-1} className="flex w-full flex-1 flex-col outline-none">
            {children}
          </main>
          <Footer initial={chosen} words={words} />
        </WordsProvider>
      </body>
    </html>
  );
}
