'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Comparison, NumberPair, Side, UnitPair } from '@/lib/sheet/compare';
import type { SheetUnit } from '@/lib/sheet/sheet';
import { signedPoints } from '../army/words';
import { Checkbox } from '../ui/choices';
import { classes } from '../ui/classes';
import { Verdict } from '../ui/verdict';
import { useWords } from '../words/useWords';

interface ComparisonProps {
  sides: readonly [Side, Side];
  comparison: Comparison;
}

/** Points and verdict on top, then the categories, then unit by unit. */
export function ComparisonView({ sides, comparison }: ComparisonProps) {
  const t = useTranslations('compare');
  const [onlyDifferent, setOnlyDifferent] = useState(false);
  const pairs = comparison.units.filter((pair) => !onlyDifferent || differs(pair));
  return (
    <>
      <Totals sides={sides} comparison={comparison} />
      <div className="mt-5 mb-1 flex flex-wrap items-center justify-between gap-x-4">
        <h2 className="font-bold text-lg">{t('units')}</h2>
        <Checkbox label={t('only-different')} checked={onlyDifferent} onCheckedChange={setOnlyDifferent} />
      </div>
      {comparison.same && <p className="mb-2">{t('same')}</p>}
      <ol className="flex flex-col gap-1.5">
        {pairs.map((pair) => (
          <Pair key={`${pair.units[0]?.number}-${pair.units[1]?.number}`} pair={pair} />
        ))}
      </ol>
    </>
  );
}

function differs({ units: [a, b], differences }: UnitPair): boolean {
  return !a || !b || differences.length > 0;
}

const CELL = 'px-2 py-1 text-right';

function Totals({ sides, comparison: { totals, categories } }: ComparisonProps) {
  const t = useTranslations('compare');
  return (
    <div className="overflow-x-auto">
      <table className="w-full border-collapse">
        <caption className="sr-only">{t('totals')}</caption>
        <thead>
          <tr className="border-line-strong border-b align-bottom">
            <td />
            {sides.map(({ sheet }, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the two sides have places, not names
              <th key={at} scope="col" className={`${CELL} font-normal`}>
                <bdi className="wrap-anywhere font-bold">{sheet.name}</bdi>
                <span className="block text-muted text-sm">{sheet.list}</span>
                <Verdict verdict={sheet.verdict} />
              </th>
            ))}
            <th scope="col" className={`${CELL} font-normal text-muted`}>
              {t('difference')}
            </th>
          </tr>
        </thead>
        <tbody>
          <Row label={t('agreed')} pair={totals.agreed} />
          {categories.map((pair) => (
            <Row key={pair.name} label={pair.name} pair={pair} />
          ))}
          <Row strong label={t('spent')} pair={totals.spent} />
          <Row label={t('units')} pair={totals.units} />
          <Row label={t('breaches')} pair={totals.breaches} />
        </tbody>
      </table>
    </div>
  );
}

interface RowProps {
  label: string;
  pair: NumberPair;
  strong?: boolean;
}

function Row({ label, pair: { has, by }, strong }: RowProps) {
  const t = useTranslations('compare');
  const words = useWords();
  return (
    <tr className={classes('border-line border-b', strong && 'font-bold')}>
      <th scope="row" className="px-2 py-1 text-left font-semibold">
        {label}
      </th>
      {has.map((value, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the two sides have places, not names
        <td key={at} className={CELL}>
          {value === null ? <span title={t('no-category')}>–</span> : words.points(value)}
        </td>
      ))}
      <td className={CELL}>{by === 0 ? '=' : signedPoints(by, words)}</td>
    </tr>
  );
}

/** Two units that are taken for the same one, or one alone; a sign and words say how they differ. */
function Pair({ pair }: { pair: UnitPair }) {
  const t = useTranslations('compare');
  const words = useWords();
  const { units, differences, by } = pair;
  const [a, b] = units;
  const state = !b ? 'only-first' : !a ? 'only-second' : differences.length > 0 ? 'different' : 'alike';
  const sign = { 'only-first': '−', 'only-second': '+', different: '≠', alike: '=' }[state];
  return (
    <li
      data-state={state}
      className={classes(
        'rounded border bg-surface px-2 py-1.5',
        state === 'alike' ? 'border-line text-muted' : 'border-line-strong',
      )}
    >
      <p className="text-sm text-muted">
        <b aria-hidden="true">{sign}</b> {t(state)}
        {by !== 0 && <span>, {t('by', { points: signedPoints(by, words) })}</span>}
      </p>
      <div className="grid grid-cols-2 gap-x-4">
        <UnitCell unit={a} />
        <UnitCell unit={b} />
      </div>
      {differences.length > 0 && (
        <dl className="mt-1 border-line border-t pt-1 text-sm">
          {differences.map(({ id, label, has }) => (
            <div key={id} className="py-0.5">
              <dt className="font-semibold">{label}</dt>
              <dd className="grid grid-cols-2 gap-x-4">
                {has.map((value, at) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the two sides have places, not names
                  <bdi key={at} className="wrap-anywhere whitespace-pre-line">
                    {value || '–'}
                  </bdi>
                ))}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function UnitCell({ unit }: { unit: SheetUnit | null }) {
  const words = useWords();
  const t = useTranslations('compare');
  if (!unit) return <p className="text-muted">{t('none-here')}</p>;
  return (
    <p className="flex min-w-0 flex-wrap justify-between gap-x-3">
      <span className="min-w-0">
        <bdi className="wrap-anywhere font-semibold">{unit.title}</bdi>{' '}
        <span className="text-sm">{unit.count}</span>
      </span>
      <span className="font-semibold">{unit.points === null ? '–' : words.points(unit.points)}</span>
    </p>
  );
}
