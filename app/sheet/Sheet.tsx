import type { ReactNode } from 'react';
import type { Sheet, SheetCategory, TermGroup } from '@/lib/sheet/sheet';
import { capital, figure, leftText, totalText } from '@/lib/sheet/words';
import { SheetUnit } from './SheetUnit';

interface Props {
  sheet: Sheet;
  /** What stands at the right of the heading: the code of the link. */
  aside?: ReactNode;
}

/** The roster sheet, on screen and on paper. */
export function SheetView({ sheet, aside }: Props) {
  return (
    <article className="sheet">
      <Heading sheet={sheet} aside={aside} />
      <Sayings title="Breaches" kind="breach" sayings={sheet.breaches} />
      <Sayings title="Lapsed waivers" kind="lapsed" sayings={sheet.lapsed} />
      <Totals categories={sheet.categories} points={sheet.points} />
      <section aria-labelledby="sheet-units">
        <h2 id="sheet-units" className="sr-only">
          Units
        </h2>
        {sheet.units.map((unit) => (
          <SheetUnit key={unit.number} unit={unit} columns={sheet.columns} />
        ))}
      </section>
      <Sayings title="Advice" kind="advice" sayings={sheet.advice} />
      {sheet.glossary.length > 0 && <Glossary groups={sheet.glossary} />}
    </article>
  );
}

function Heading({ sheet, aside }: Props) {
  const made = [sheet.date, sheet.dataVersion && `data ${sheet.dataVersion}`].filter(Boolean).join(' · ');
  return (
    <header className="sheet-head">
      <div>
        <h1>
          <bdi>{sheet.name}</bdi>
        </h1>
        <p className="sheet-army">
          <span>{sheet.list}</span>
          <span>
            <b>{totalText(sheet.points)}</b>, {leftText(sheet.points)}
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
  if (categories.length === 0) return null;
  return (
    <table className="sheet-totals">
      <caption>Totals</caption>
      <thead>
        <tr>
          <th scope="col">Category</th>
          <th scope="col">Unit numbers</th>
          <th scope="col" className="sheet-figure">
            Points
          </th>
          <th scope="col">Limit</th>
        </tr>
      </thead>
      <tbody>
        {categories.map(({ name, units, points: has, limit }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{units || '–'}</td>
            <td className="sheet-figure">{figure(has)}</td>
            <td>{limit || '–'}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">Army</th>
          <td />
          <td className="sheet-figure">{figure(points.spent)}</td>
          <td>of {figure(points.agreed)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Glossary({ groups }: { groups: readonly TermGroup[] }) {
  return (
    <section className="sheet-glossary" aria-label="Weapons and rules of this army">
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
