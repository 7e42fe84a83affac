import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { sayLeft, sayTotal } from '@/lib/sheet/say';
import type { Sheet, SheetCategory, SheetSum, TermGroup } from '@/lib/sheet/sheet';
import { sumText } from '@/lib/sheet/sums';
import { capital } from '@/lib/sheet/words';
import { useWords } from '../words/useWords';
import { SheetUnit } from './SheetUnit';

interface Props {
  sheet: Sheet;
  /** What stands at the right of the heading: the code of the link. */
  aside?: ReactNode;
}

/** The roster sheet, on screen and on paper. */
export function SheetView({ sheet, aside }: Props) {
  const t = useTranslations();
  return (
    <article className="sheet">
      <Heading sheet={sheet} aside={aside} />
      <Sayings title={t('army.status.breaches')} kind="breach" sayings={sheet.breaches} />
      <Sayings title={t('waivers.lapsed')} kind="lapsed" sayings={sheet.lapsed} />
      <Totals categories={sheet.categories} points={sheet.points} />
      <Sums sums={sheet.sums} />
      <section aria-labelledby="sheet-units">
        <h2 id="sheet-units" className="sr-only">
          {t('sheet.units')}
        </h2>
        {sheet.units.map((unit) => (
          <SheetUnit key={unit.number} unit={unit} columns={sheet.columns} />
        ))}
      </section>
      <Sayings title={t('army.status.advice')} kind="advice" sayings={sheet.advice} />
      {sheet.glossary.length > 0 && <Glossary groups={sheet.glossary} />}
    </article>
  );
}

function Heading({ sheet, aside }: Props) {
  const t = useTranslations();
  const words = useWords();
  const made = [sheet.date, sheet.dataVersion && t('sheet.data', { version: sheet.dataVersion })]
    .filter(Boolean)
    .join(' · ');
  return (
    <header className="sheet-head">
      <div>
        <h1>
          <bdi>{sheet.name}</bdi>
        </h1>
        <p className="sheet-army">
          <span>{sheet.list}</span>
          <span>
            <b>{sayTotal(sheet.points, words)}</b>, {sayLeft(sheet.points, words)}
          </span>
          <span className="sheet-verdict" data-verdict={sheet.verdict}>
            {sheet.verdict === 'illegal' ? '✗' : '✓'} {capital(sheet.verdictText)}
          </span>
        </p>
        {sheet.settings.map((setting) => (
          <p key={setting}>{setting}</p>
        ))}
        <p className="sheet-made">
          {made}
          {sheet.link && (
            <>
              {' · '}
              <a href={sheet.link}>{sheet.link}</a>
            </>
          )}
        </p>
      </div>
      {aside}
    </header>
  );
}

interface SayingsProps {
  title: string;
  kind: 'breach' | 'lapsed' | 'advice';
  sayings: readonly { message: string; waived?: true }[];
}

function Sayings({ title, kind, sayings }: SayingsProps) {
  if (sayings.length === 0) return null;
  return (
    <section
      className="sheet-sayings"
      data-kind={kind}
      data-waived={sayings.every(({ waived }) => waived) || undefined}
    >
      <h2>{title}</h2>
      <ul>
        {sayings.map(({ message }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two breaches may read alike, and they never move
          <li key={at}>
            <bdi>{message}</bdi>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Totals({ categories, points }: { categories: readonly SheetCategory[]; points: Sheet['points'] }) {
  const t = useTranslations();
  const words = useWords();
  if (categories.length === 0) return null;
  return (
    <table className="sheet-totals">
      <caption>{t('sheet.totals')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('sheet.category')}</th>
          <th scope="col">{t('sheet.numbers')}</th>
          <th scope="col" className="sheet-figure">
            {t('sheet.points')}
          </th>
          <th scope="col">{t('sheet.limit')}</th>
        </tr>
      </thead>
      <tbody>
        {categories.map(({ name, units, points: has, limit }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{units || '–'}</td>
            <td className="sheet-figure">{words.points(has)}</td>
            <td>{limit || '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('army.label')}</th>
          <td />
          <td className="sheet-figure">{words.points(points.spent)}</td>
          <td>{words.say('sheet.of', { agreed: words.points(points.agreed) })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

/** How the totals come about. */
function Sums({ sums }: { sums: readonly SheetSum[] }) {
  if (sums.length === 0) return null;
  return (
    <dl className="sheet-sums">
      {sums.map((sum) => (
        <div key={sum.name}>
          <dt>{sum.name}</dt>
          <dd>{sumText(sum)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Glossary({ groups }: { groups: readonly TermGroup[] }) {
  const t = useTranslations();
  return (
    <section className="sheet-glossary" aria-label={t('sheet.glossary')}>
      {groups.map(({ title, terms }) => (
        <div key={title}>
          <h2>{title}</h2>
          <dl>
            {terms.map(({ name, summary, cite }) => (
              <div key={name}>
                <dt>{capital(name)}</dt>
                <dd>
                  {summary} <cite>{cite}</cite>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}
