'use client';
import { useTranslations } from 'use-intl';
import {
  explainArmy,
  explainCategory,
  type ShareSum,
  type SumLine,
  shareSumText,
  type TotalSum,
} from '@/lib/engine';
import { useWords } from '../../words/useWords';
import { useNow } from '../now';
import { useWorkbench } from '../workbench';

interface SumTableProps {
  open: boolean;
  category?: string;
  name: string;
}

/** The addends of a category or of the army, their total, and the arithmetic of the shares. */
export function SumTable({ open, category, name }: SumTableProps) {
  const t = useTranslations('sums');
  const words = useWords();
  const { books } = useWorkbench();
  const { roster, report } = useNow().checked;
  if (!open) return null;
  const sum: TotalSum =
    category === undefined
      ? explainArmy(roster, books, report)
      : explainCategory(category, { roster, books, report });
  return (
    <div className="mb-1 rounded bg-hover px-2 py-1 text-sm">
      <table className="w-full">
        <caption className="sr-only">{t('caption', { name })}</caption>
        <tbody>
          {sum.lines.map((line) => (
            <Line key={line.unit ?? line.category} line={line} />
          ))}
        </tbody>
        <tfoot>
          <tr className="border-line-strong border-t font-semibold">
            <th scope="row" className="text-left font-semibold">
              {t('together')}
            </th>
            <td className="text-right">{words.points(sum.total)}</td>
          </tr>
        </tfoot>
      </table>
      {sum.shares.map((share) => (
        <Share key={`${share.kind} ${share.of.join()}`} share={share} />
      ))}
    </div>
  );
}

function Line({ line: { name, points, unit } }: { line: SumLine }) {
  const words = useWords();
  return (
    <tr>
      <th scope="row" className="text-left font-normal wrap-anywhere">
        {unit !== undefined && <span className="text-muted">{unit + 1} </span>}
        {name}
      </th>
      <td className="pl-3 text-right">{words.points(points)}</td>
    </tr>
  );
}

function Share({ share }: { share: ShareSum }) {
  const t = useTranslations('sums');
  const words = useWords();
  const { books } = useWorkbench();
  const { kind, limit, have, of, ofSpent } = share;
  const values = {
    sum: shareSumText(share, books.words),
    limit: words.points(limit),
    have: words.points(have),
  };
  return (
    <p>
      {of.length > 1 && `${t('several', { categories: of.join(', '), have: values.have })} `}
      {kind === 'max' ? t('at-most', values) : t('at-least', values)}
      {ofSpent && ` ${t('of-spent')}`}
    </p>
  );
}
