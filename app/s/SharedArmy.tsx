import Head from 'next/head';
import { useTranslations } from 'use-intl';
import { COPIED } from '@/lib/formats/formats';
import { sayTotal } from '@/lib/sheet/say';
import type { Words } from '@/lib/words';
import { SheetView } from '../sheet/Sheet';
import { Button, LinkButton } from '../ui/button';
import { CopyIcon, PrintIcon } from '../ui/icons';
import { DownloadIcon } from '../ui/menu-icons';
import { QrCode } from '../ui/qr-code';
import { useWords } from '../words/useWords';
import { HomeLink } from './HomeLink';
import { PRINT_SCRIPT } from './print-script';
import type { Shared } from './shared';
import { ThenAndNow } from './ThenAndNow';

/** A shared army: its sheet, and what a visitor can do with it. */
export function SharedArmy({ shared }: { shared: Shared }) {
  const t = useTranslations();
  const { id, link, sheet } = shared;
  return (
    <main className="mx-auto w-full max-w-4xl px-3 py-3 sm:px-5 print:max-w-none print:p-0">
      <Preview shared={shared} />
      <nav aria-label={t('share.nav')} className="mb-3 flex flex-wrap items-center gap-2 print:hidden">
        <HomeLink />
        <LinkButton look="primary" href={`/s/${id}/take`} rel="nofollow" className="needs-script">
          <CopyIcon />
          {t('share.mine')}
        </LinkButton>
        <Button id="print" className="needs-script">
          <PrintIcon />
          {t('army.print')}
        </Button>
        <LinkButton href={`/s/${id}/roster`} download rel="nofollow">
          <DownloadIcon />
          {t('share.file')}
        </LinkButton>
      </nav>
      <ThenAndNow shared={shared} />
      <FormLinks id={id} />
      <SheetView
        sheet={sheet}
        aside={<QrCode text={link} label={t('share.code')} className="sheet-code" />}
      />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
      <script dangerouslySetInnerHTML={{ __html: PRINT_SCRIPT }} />
    </main>
  );
}

/** The army in each form, at an address of its own: the page has no scripts to copy with. */
function FormLinks({ id }: { id: string }) {
  const t = useTranslations('copy');
  return (
    <ul
      aria-label={t('shared')}
      className="mb-3 flex flex-wrap items-center gap-x-4 text-sm before:text-muted before:content-[attr(aria-label)] print:hidden"
    >
      {COPIED.map((format) => (
        <li key={format.id}>
          <a
            href={`/api/v1/shares/${id}.${format.ending}`}
            rel="nofollow"
            className="inline-flex min-h-6 min-w-6 items-center justify-center"
          >
            {t(format.id)}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** What chat programs show of the link: army, list, points and verdict. */
function Preview({ shared: { link, sheet } }: { shared: Shared }) {
  const words = useWords();
  const title = words.say('share.previewTitle', {
    army: sheet.name,
    list: sheet.list,
    points: sayTotal(sheet.points, words),
    verdict: sheet.verdictText,
  });
  const description = contents(sheet, words);
  return (
    <Head>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="robots" content="noindex" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content="Muster" />
      <meta property="og:locale" content={words.locale.replace('-', '_')} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={link} />
      <meta property="og:image" content={`${link}/picture`} />
      <meta property="og:image:type" content="image/png" />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={title} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:image" content={`${link}/picture`} />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
    </Head>
  );
}

/** The first breach, or else the first few units. */
function contents({ breaches: [breach], units }: Shared['sheet'], words: Words): string {
  if (breach) return breach.message;
  const titles = units
    .slice(0, 6)
    .map(({ title, count }) => words.say('share.previewUnit', { unit: title, count }));
  const more = units.length - titles.length;
  const told = words.list(titles);
  return more > 0 ? words.say('share.previewMore', { units: told, more }) : told;
}
