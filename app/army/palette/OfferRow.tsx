'use client';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { explainUnit } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import { classes } from '../../ui/classes';
import { useWords } from '../../words/useWords';
import { useWorkbench } from '../workbench';
import { type Chip, chipsOf } from './chips';
import type { Offer } from './found';
import type { RuleTerm } from './terms';

interface OfferRowProps {
  offer: Offer;
  /** A rule that shows its summary. */
  open: boolean;
  /** Points that are left to spend; null while there is no total. */
  left: number | null;
}

/** One offer of the palette. */
export function OfferRow({ offer, open, left }: OfferRowProps) {
  const t = useTranslations('palette');
  switch (offer.kind) {
    case 'add':
      return <Reading offer={offer} left={left} />;
    case 'unit':
      return (
        <span className="min-w-0 [overflow-wrap:anywhere]">
          <span className="text-muted">{t('go-to', { number: offer.at + 1 })}</span> <bdi>{offer.title}</bdi>
        </span>
      );
    case 'action':
      return <span>{offer.title}</span>;
    case 'rule':
      return <Rule term={offer.term} open={open} />;
  }
}

/** What was typed, part by part: what each stands for and costs, and what was not understood. */
function Reading({
  offer: { reading },
  left,
}: {
  offer: Extract<Offer, { kind: 'add' }>;
  left: number | null;
}) {
  const figures = useWords();
  const t = useTranslations('palette');
  const { frame, books } = useWorkbench();
  const chips = useMemo(() => chipsOf(reading, frame, books), [reading, frame, books]);
  const each = explainUnit(reading.unit, frame, books).total;
  const points = each === null ? null : each * reading.copies;
  const over = points === null || left === null ? 0 : points - left;
  return (
    <span className="flex w-full min-w-0 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-1">
        {chips.map((chip, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text, in its order
          <ChipView key={at} chip={chip} />
        ))}
      </span>
      <span className="text-right">
        {points !== null && t('points', { points: figures.points(points) })}
        {over > 0 && (
          <span className="block text-breach text-sm">{t('over', { points: figures.points(over) })}</span>
        )}
      </span>
    </span>
  );
}

function ChipView({ chip: { words, points, lost, strong } }: { chip: Chip }) {
  const figures = useWords();
  const t = useTranslations('palette');
  if (lost) {
    return (
      <span className="rounded border border-breach border-dashed px-1.5 text-breach text-sm">
        <del>
          <bdi>{words}</bdi>
        </del>{' '}
        <span className="text-xs">{t(lost)}</span>
      </span>
    );
  }
  return (
    <span
      className={classes(
        'rounded border border-line bg-surface px-1.5 text-sm [overflow-wrap:anywhere]',
        strong && 'font-semibold',
      )}
    >
      <bdi>{words}</bdi>
      {points !== undefined && <span className="ml-1 text-muted">{figures.points(points)}</span>}
    </span>
  );
}

function Rule({ term: { name, summary, cite }, open }: { term: RuleTerm; open: boolean }) {
  return (
    <span className="min-w-0">
      <span className="font-semibold">{capital(name)}</span>{' '}
      <span className={classes('text-muted text-sm', open ? 'block text-ink' : 'line-clamp-1')}>
        {summary} {open && <cite className="text-muted not-italic">{cite}</cite>}
      </span>
    </span>
  );
}
