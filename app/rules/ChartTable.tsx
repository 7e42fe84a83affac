import { useTranslations } from 'use-intl';
import type { Chart } from '@/lib/schema/charts';

/** A chart with its citation, what was worked out, and its notes. */
export function ChartTable({ chart, system }: { chart: Chart; system: string }) {
  const t = useTranslations('rules');
  const { id, title, cite, corner, columns, rows, notes, completed } = chart;
  return (
    <section className="chart" id={`${system}-${id}`} data-wide={columns.length > 3 || undefined}>
      <div className="chart-scroll">
        <table>
          <caption>
            {title} <cite>{cite}</cite>
          </caption>
          <thead>
            <tr>
              <th scope="col">{corner}</th>
              {columns.map((column, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: headings may repeat, and never move
                <th scope="col" key={at}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...cells]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {cells.map((cell, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its column's
                  <td key={at}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {completed && (
        <p className="chart-note">
          {t('completed', { says: completed.says })} <cite>{completed.cite}</cite>
        </p>
      )}
      {notes.map((note) => (
        <p className="chart-note" key={note}>
          {note}
        </p>
      ))}
    </section>
  );
}
