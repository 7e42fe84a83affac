'use client';
import { memo, type ReactNode, useId, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type PickGroup, picks, termOf } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import type { Entry, Roster } from '@/lib/schema';
import { classes, inputClasses } from '../ui/classes';
import { PlusIcon } from '../ui/icons';
import { FILTER_ID } from './ids';
import { later } from './Lazily';
import { useNow } from './now';
import { ProfileLine } from './ProfileLine';
import { EntryRoom } from './room';
import { entryPrice } from './words';
import { useWorkbench } from './workbench';

const DesignPicker = later(() => import('./DesignPicker').then((part) => part.DesignPicker));

/** What the army may take: a click adds a unit. */
export const Picker = memo(function Picker() {
  const { roster } = useNow().checked;
  if (roster.system === 'ancient') return <ListPicker roster={roster} />;
  return <DesignPicker />;
});

function ListPicker({ roster }: { roster: Extract<Roster, { system: 'ancient' }> }) {
  const t = useTranslations();
  const { books } = useWorkbench();
  const [filter, setFilter] = useState('');
  const all = useMemo(() => picks(roster, books), [roster, books]);
  const shown = matching(all, filter);
  const firstAlly = shown.findIndex(({ ally }) => ally);
  return (
    <div className="flex flex-col gap-3">
      <input
        id={FILTER_ID}
        type="search"
        aria-label={t('army.picker.filterLabel')}
        placeholder={t('army.picker.filter')}
        value={filter}
        onChange={(event) => setFilter(event.target.value)}
        className={inputClasses}
      />
      {shown.map((group, at) => (
        <div key={`${group.list} ${group.category.id}`}>
          {at === firstAlly && <AllyHeading list={group.list} own={roster.list} />}
          <PickSection group={group} />
        </div>
      ))}
      {shown.length === 0 && <p className="text-muted">{t('army.picker.nothing')}</p>}
    </div>
  );
}

function matching(groups: readonly PickGroup[], filter: string): PickGroup[] {
  const wanted = filter.trim().toLowerCase();
  if (wanted === '') return [...groups];
  return groups
    .map((group) => {
      const whole = group.category.name.toLowerCase().includes(wanted);
      return {
        ...group,
        entries: group.entries.filter(({ entry }) => whole || entry.name.toLowerCase().includes(wanted)),
      };
    })
    .filter(({ entries }) => entries.length > 0);
}

function AllyHeading({ list, own }: { list: string; own: string }) {
  const t = useTranslations();
  const { books } = useWorkbench();
  const summary = books.list(own)?.allies.find((ally) => ally.list === list)?.summary;
  return (
    <div className="mb-2 border-t border-line pt-3">
      <h3 className="font-bold">{t('army.picker.allies', { list: books.list(list)?.name ?? list })}</h3>
      <p className="text-sm text-muted">{summary}</p>
    </div>
  );
}

function PickSection({ group }: { group: PickGroup }) {
  return (
    <section className="pick-section">
      <h3 className="mb-0.5 text-sm font-semibold text-muted">{group.category.name}</h3>
      <ul className="divide-y divide-line overflow-hidden rounded border border-line bg-surface">
        {group.entries.map(({ entry, list, taken, left, excluded }) => (
          <li key={entry.id}>
            <PickRow {...{ entry, list, taken, left, excluded }} ally={group.ally} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface PickRowProps {
  entry: Entry;
  list: string;
  taken: number;
  left: number | null;
  excluded: boolean;
  ally: boolean;
}

const PickRow = memo(function PickRow({ entry, list, taken, left, excluded, ally }: PickRowProps) {
  const t = useTranslations();
  const { books, actions } = useWorkbench();
  const id = useId();
  const [profile] = entry.profiles;
  const kit = entry.equipment.map((item) => termOf(item, list, books)?.name ?? item);
  return (
    <div className={classes('pick-row', excluded ? 'opacity-60' : 'hover:bg-hover')}>
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-x-2">
          <button
            type="button"
            aria-describedby={id}
            aria-disabled={excluded}
            onClick={() => !excluded && actions.pick(entry, list)}
            className="pick min-w-0 flex-1 text-left font-semibold leading-snug"
          >
            {t.rich(ally ? 'army.picker.addAlly' : 'army.picker.add', {
              entry: entry.name,
              quiet: (words) => <span className="sr-only">{words}</span>,
            })}
          </button>
          <span className="whitespace-nowrap">{entryPrice(entry, books.words)}</span>
        </div>
        <div id={id}>
          {profile && <ProfileLine profile={profile} books={books} />}
          <div className="flex gap-x-2 text-muted text-sm">
            <span className="min-w-0 flex-1">{capital(kit.join(', '))}</span>
            <span className="flex max-w-3/5 flex-wrap justify-end gap-x-2 self-end text-right">
              <Used {...{ taken, left, excluded }} max={entry.max?.count} />
              <EntryRoom entry={entry} list={list} />
            </span>
          </div>
        </div>
      </div>
      <span className="mt-0.5 text-accent">
        <PlusIcon />
      </span>
    </div>
  );
});

/** What is used up: `0–1`, `0–1, taken`, `2 in the army`. */
function Used({
  taken,
  left,
  excluded,
  max,
}: Pick<PickRowProps, 'taken' | 'left' | 'excluded'> & { max?: number }) {
  const t = useTranslations();
  const note = (words: ReactNode, strong = false) => (
    <span className={classes('self-end whitespace-nowrap', strong && 'font-semibold text-ink')}>{words}</span>
  );
  if (excluded) return note(t('army.picker.excluded'));
  if (left === null || max === undefined)
    return taken > 0 ? note(t('army.picker.taken', { taken }), true) : null;
  if (taken === 0) return note(t('army.picker.cap', { max }));
  return note(
    left === 0 && taken <= max
      ? t('army.picker.capFull', { max })
      : t('army.picker.capTaken', { max, taken }),
    true,
  );
}
