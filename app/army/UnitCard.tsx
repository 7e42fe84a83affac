'use client';
import { memo, useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { entryOf, unitTitle } from '@/lib/engine';
import { seenName } from '@/lib/engine/text';
import type { Entry, UnitReport } from '@/lib/schema';
import type { DraftUnit } from '@/lib/shelf';
import type { Words } from '@/lib/words';
import { classes } from '../ui/classes';
import { DownIcon, RightIcon } from '../ui/icons';
import { useSettings } from '../ui/settings';
import { useWords } from '../words/useWords';
import { isDesigned, setParts } from './edits';
import { Findings } from './Findings';
import { Grip } from './Grip';
import { later } from './Lazily';
import type { UnitView } from './marks';
import { UnitRoom } from './room';
import { SelectBox } from './SelectBox';
import { SizeField } from './SizeField';
import { useSelected } from './selection';
import { homeOf } from './terms';
import { UnitActions } from './UnitActions';
import { UnitLine } from './UnitLine';
import { UnitSummary } from './UnitSummary';
import { entryPrice, sizeLimits, statWords } from './words';
import { useWorkbench } from './workbench';

export interface UnitCardProps {
  unit: DraftUnit;
  view: UnitView;
  open: boolean;
  /** In the condensed view a folded unit is one line. */
  condensed: boolean;
  /** Just added: drawn to the eye for a moment. */
  fresh: boolean;
  /** The neighbours in its group, whose place it can take. */
  above: string | null;
  below: string | null;
}

export function cardId(key: string): string {
  return `unit-${key}`;
}

/** One unit: what it is and costs, what it breaks, and everything that can be chosen for it. */
export const UnitCard = memo(function UnitCard({
  unit,
  view,
  open,
  condensed,
  fresh,
  ...rest
}: UnitCardProps) {
  const t = useTranslations();
  const line = condensed && !open;
  const card = useFocusKept(line);
  const { books, frame } = useWorkbench();
  const title = unitTitle(unit, frame, books);
  const entry = entryOf(unit, frame, books);
  const broken = view.breaches.some(({ waived }) => !waived);
  const selected = useSelected(unit.key);
  return (
    <article
      ref={card}
      id={cardId(unit.key)}
      data-line={line || undefined}
      tabIndex={-1}
      aria-label={t('army.unit.label', { title, number: view.at + 1 })}
      data-broken={broken || undefined}
      data-selected={selected || undefined}
      className={classes('unit-card', broken && 'unit-card-broken', fresh && 'unit-card-fresh')}
    >
      {line ? (
        <UnitLine {...{ unit, view, title, entry }} />
      ) : (
        <>
          <UnitTop {...{ unit, view, open, title, entry }} {...rest} />
          <Findings breaches={view.breaches} advice={view.advice} unit={{ at: view.at, title }} />
          {open ? <UnitBody unit={unit} entry={entry} /> : <Summary unit={unit} entry={entry} />}
        </>
      )}
    </article>
  );
});

/** A card that becomes a line, or a line a card, keeps the focus that its button had. */
function useFocusKept(line: boolean) {
  const card = useRef<HTMLElement>(null);
  const was = useRef(line);
  useEffect(() => {
    if (was.current === line) return;
    was.current = line;
    if (document.activeElement !== document.body) return;
    card.current?.querySelector<HTMLElement>('[data-do="fold"]')?.focus({ preventScroll: true });
  }, [line]);
  return card;
}

interface TopProps extends Pick<UnitCardProps, 'unit' | 'view' | 'open' | 'above' | 'below'> {
  title: string;
  entry: Entry | undefined;
}

/** What is seen of a unit even when it is folded. */
function UnitTop({ unit, view, open, title, entry, above, below }: TopProps) {
  const words = useWords();
  const [summed, setSummed] = useState(false);
  const [naming, setNaming] = useState(false);
  return (
    <div className="unit-top">
      <div className="unit-title flex items-center">
        <Grip />
        <SelectBox unitKey={unit.key} title={title} at={view.at} />
        <UnitTitle {...{ unit, open, title, entry, at: view.at }} />
      </div>
      <UnitSize unit={unit} entry={entry} />
      <UnitPoints points={view.report.points} summed={summed} onSum={() => setSummed(!summed)} />
      <UnitFacts
        stats={view.report.stats}
        each={view.report.each}
        entry={entry}
        unitKey={unit.key}
        sized={limitsOf(unit, entry, words) !== null}
      />
      <UnitActions unitKey={unit.key} {...{ above, below, naming }} onNaming={setNaming} />
      {summed && <UnitSum unit={unit} />}
      {naming && <UnitNames unit={unit} />}
      {unit.note && !naming && (
        <p className="unit-row wrap-anywhere whitespace-pre-line pl-1 text-sm">
          <bdi>{unit.note}</bdi>
        </p>
      )}
    </div>
  );
}

interface PointsProps {
  points: number | null;
  summed: boolean;
  onSum(): void;
}

function UnitPoints({ points, summed, onSum }: PointsProps) {
  const t = useTranslations();
  const words = useWords();
  return (
    <button
      type="button"
      aria-expanded={summed}
      title={t('army.unit.sum')}
      onClick={onSum}
      className="unit-points min-h-11 min-w-14 cursor-pointer rounded px-1 text-right font-bold text-lg hover:bg-hover sm:min-h-8"
    >
      {points === null ? '–' : words.points(points)}
      <span className="sr-only"> {words.say('army.unit.showSum')}</span>
    </button>
  );
}

/** What a unit is, where its title does not say so: its entry, its design, the list of an ally. */
function useKind(unit: DraftUnit, entry: Entry | undefined): string {
  const { books, frame } = useWorkbench();
  if (isDesigned(unit)) return seenName(unit.name) ? unitTitle({ ...unit, name: '' }, frame, books) : '';
  const home = homeOf(unit, frame);
  const ally =
    frame.system === 'ancient' && home !== frame.list
      ? books.words.say('sheet.ally', { list: books.list(home)?.name ?? home })
      : '';
  return [seenName(unit.name) && (entry?.name ?? unit.entry), ally].filter(Boolean).join(', ');
}

type TitleProps = Pick<TopProps, 'unit' | 'open' | 'title' | 'entry'> & { at: number };

function UnitTitle({ unit, open, title, entry, at }: TitleProps) {
  const { actions } = useWorkbench();
  const kind = useKind(unit, entry);
  return (
    <h3 className="min-w-0 leading-tight">
      <button
        type="button"
        aria-expanded={open}
        data-do="fold"
        onClick={({ shiftKey, ctrlKey, metaKey }) =>
          shiftKey || ctrlKey || metaKey ? actions.select(unit.key, shiftKey) : actions.fold(unit.key, !open)
        }
        className="flex min-h-11 min-w-0 cursor-pointer items-center gap-1 rounded text-left hover:bg-hover sm:min-h-8"
      >
        <span className="text-muted">{open ? <DownIcon size={16} /> : <RightIcon size={16} />}</span>
        <span className="text-sm text-muted">{at + 1}</span>
        <span className="min-w-0 px-1">
          <bdi className="wrap-anywhere font-bold">{title}</bdi>
          {kind && <span className="unit-kind wrap-anywhere">{kind}</span>}
        </span>
      </button>
    </h3>
  );
}

const UnitSize = memo(function UnitSize({ unit, entry }: { unit: DraftUnit; entry: Entry | undefined }) {
  const { actions, books } = useWorkbench();
  const size = unit.size ?? 1;
  const limits = limitsOf(unit, entry, books.words);
  if (!limits) return null;
  return (
    <SizeField
      size={size}
      describedBy={roomId(unit.key)}
      {...limits}
      onSize={(next, held) =>
        actions.editUnit(unit.key, setParts({ size: next }), held ? `size ${unit.key}` : undefined)
      }
    />
  );
});

function roomId(key: string): string {
  return `room-${key}`;
}

/** Null where there is nothing to choose: a character is one. */
function limitsOf(unit: DraftUnit, entry: Entry | undefined, words: Words) {
  const { min, max } = entry?.size ?? {};
  if (entry && min === max && (unit.size ?? 1) === min) return null;
  if (entry) return { min: entry.size.min, max: entry.size.max, hint: sizeLimits(entry.size, words) };
  if (!isDesigned(unit) || (unit.champion && (unit.size ?? 1) === 1)) return null;
  return { min: 1, max: unit.champion ? 1 : undefined, hint: words.say('army.unit.figures') };
}

interface FactsProps extends Pick<UnitReport, 'stats' | 'each'> {
  unitKey: string;
  /** Its size can be chosen. */
  sized: boolean;
  entry: Entry | undefined;
}

/** The stats line, and what one model costs. */
const UnitFacts = memo(function UnitFacts({ unitKey, sized, stats, each, entry }: FactsProps) {
  const words = useWords();
  const { length } = useSettings();
  return (
    <p className="unit-facts flex flex-wrap gap-x-4 pl-1 text-sm">
      {stats &&
        statWords(stats, words, length).map(([label, figure]) => (
          <span key={label}>
            <span className="text-muted">{label}</span> <span className="font-semibold">{figure}</span>
          </span>
        ))}
      <span className="text-muted">
        {entry
          ? entryFacts(entry, words)
          : each !== null && words.say('army.price.each', { points: words.points(each) })}
      </span>
      {sized && <UnitRoom unitKey={unitKey} id={roomId(unitKey)} />}
    </p>
  );
});

/** Price and size: for a character the total says both. */
function entryFacts(entry: Entry, words: Words): string {
  if (entry.kind === 'character') return '';
  return words.list([entryPrice(entry, words), sizeLimits(entry.size, words)]);
}

const UnitSum = later(() => import('./UnitSum').then((part) => part.UnitSum));
const UnitNames = later(() => import('./UnitNames').then((part) => part.UnitNames));
const Design = later(() => import('./Design').then((part) => part.Design));
const UnitOptions = later(() => import('./UnitOptions').then((part) => part.UnitOptions));

interface BodyProps {
  unit: DraftUnit;
  entry: Entry | undefined;
}

/** What a listed unit may choose does not hang on its size or name. */
function sameBody(now: BodyProps, next: BodyProps): boolean {
  if (now.unit === next.unit) return now.entry === next.entry;
  if (isDesigned(now.unit) || isDesigned(next.unit) || now.entry !== next.entry) return false;
  return now.unit.options === next.unit.options && now.unit.command === next.unit.command;
}

const Summary = memo(({ unit }: BodyProps) => <UnitSummary unit={unit} />, sameBody);

const UnitBody = memo(function UnitBody({ unit, entry }: BodyProps) {
  if (!isDesigned(unit)) return <UnitOptions unit={unit} entry={entry} />;
  return <Design unit={unit} />;
}, sameBody);
