'use client';
import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { unitTitle } from '@/lib/engine';
import type { FillChange, FillRefusal, FillResult, FillWay } from '@/lib/engine/fill';
import { unitLabel } from '@/lib/engine/text';
import type { Roster, Unit } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { Button } from '../../ui/button';
import { useWords } from '../../words/useWords';
import type { Checked } from '../useChecked';
import { limitWords } from '../words';
import { useWorkbench } from '../workbench';
import type { Categories } from './grouped';
import { useChoiceWords } from './useChoiceWords';

interface FillWaysProps {
  result: FillResult;
  checked: Checked;
  onTake(way: FillWay): void;
  onBack(): void;
}

/** What came out: the ways, best first, or why there is none. */
export function FillWays({ result, checked, onTake, onBack }: FillWaysProps) {
  const t = useTranslations('fill');
  const { ways, refusal } = result;
  const { roster, categories } = checked;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {t('found', { ways: ways.length })}
      </h3>
      {refusal && <Refusal refusal={refusal} checked={checked} />}
      <ol className="flex flex-col gap-3">
        {ways.map((way, at) => (
          <li key={JSON.stringify(way.changes)} className="rounded border border-line p-3">
            <Way way={way} at={at} {...{ roster, categories }} onTake={() => onTake(way)} />
          </li>
        ))}
      </ol>
      <div>
        <Button onClick={onBack}>{t('back')}</Button>
      </div>
    </div>
  );
}

interface WayProps {
  roster: Roster;
  categories: Categories;
  way: FillWay;
  at: number;
  onTake(): void;
}

function Way({ way, at, roster, categories, onTake }: WayProps) {
  const figures = useWords();
  const t = useTranslations('fill');
  const title = t('way', {
    at: at + 1,
    spent: figures.points(way.spent),
    total: figures.points(roster.points),
  });
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-semibold">{title}</h4>
        <Button
          look={at === 0 ? 'primary' : 'plain'}
          onClick={onTake}
          aria-label={t('take-named', { way: title })}
        >
          {t('take')}
        </Button>
      </div>
      <ul>
        {way.changes.map((change, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the changes of a way never change
          <li key={place} className="flex justify-between gap-3 border-line border-t py-1">
            <Change change={change} roster={roster} />
            <span className="whitespace-nowrap">+{figures.points(change.points)}</span>
          </li>
        ))}
      </ul>
      {way.categories.length > 0 && (
        <p className="flex flex-wrap gap-x-4 text-sm text-muted">
          {way.categories.map((row) => (
            <span key={row.category} className="whitespace-nowrap">
              {categoryWords(row, categories, figures)}
            </span>
          ))}
        </p>
      )}
    </div>
  );
}

function Change({ change, roster }: { change: FillChange; roster: Roster }) {
  const t = useTranslations('fill');
  const { books } = useWorkbench();
  const words = useChoiceWords();
  if (change.kind === 'grow') {
    const unit = roster.units[change.at] as Unit;
    const label = unitLabel({ at: change.at, title: unitTitle(unit, roster, books) }, books.words);
    return (
      <span className="min-w-0 wrap-anywhere">
        {t('grow', { unit: label, from: change.from, to: change.to })}
      </span>
    );
  }
  const kit = words.kit(change.unit);
  return (
    <span className="min-w-0 wrap-anywhere">
      {t('add', { size: change.unit.size ?? 1, unit: words.title(change.unit) })}
      {kit && <span className="block text-sm text-muted">{kit}</span>}
    </span>
  );
}

function categoryWords(row: FillWay['categories'][number], categories: Categories, figures: Words): string {
  const name = categories.find(({ id }) => id === row.category)?.name ?? row.category;
  const limits = limitWords(row, figures);
  return `${name} ${figures.points(row.points)}${limits && ` (${limits})`}`;
}

function Refusal({ refusal, checked }: { refusal: FillRefusal; checked: Checked }) {
  const figures = useWords();
  const t = useTranslations('fill.refusal');
  switch (refusal.code) {
    case 'breaches':
      return (
        <div>
          <p>{t('breaches')}</p>
          <ul className="mt-1 list-disc pl-5">
            {refusal.breaches.map((at) => (
              <li key={at} className="wrap-anywhere">
                {checked.report.breaches[at]?.message}
              </li>
            ))}
          </ul>
        </div>
      );
    case 'share-missing': {
      const name = checked.categories.find(({ id }) => id === refusal.category)?.name ?? refusal.category;
      return <p>{t('share-missing', { category: name, missing: figures.points(refusal.missing) })}</p>;
    }
    case 'falls-short':
      return (
        <p>
          {t('falls-short', {
            reached: figures.points(refusal.reached),
            wanted: figures.points(refusal.wanted),
          })}
        </p>
      );
    case 'too-much-left':
      return (
        <p>
          {t('too-much-left', { left: figures.points(refusal.left), limit: figures.points(refusal.limit) })}
        </p>
      );
    default:
      return <p>{t(refusal.code)}</p>;
  }
}
