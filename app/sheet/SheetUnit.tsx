import { useTranslations } from 'use-intl';
import { sayPrice, sayWounds } from '@/lib/sheet/say';
import type { Fact, ProfileRow, Sheet, SheetUnit as Unit, WoundTrack } from '@/lib/sheet/sheet';
import { woundRows } from '@/lib/sheet/wounds';
import { useWords } from '../words/useWords';

/** Figures that a player looks for in the heat of the game; the rest is told in lines of words. */
const FIGURES = new Set(['saves', 'move', 'leadership', 'morale', 'flight', 'hit', 'range', 'each']);

interface Props {
  unit: Unit;
  columns: Sheet['columns'];
}

/** A unit of the sheet; it is never split between pages. */
export function SheetUnit({ unit, columns }: Props) {
  const t = useTranslations();
  const figures = unit.facts.filter(({ id }) => FIGURES.has(id));
  const words = unit.facts.filter(({ id }) => !FIGURES.has(id));
  const sum = unit.sum === '' ? [] : [{ id: 'sum', label: t('sheet.sum'), value: unit.sum }];
  return (
    <section className="sheet-unit" id={`unit-${unit.number}`}>
      <UnitHeading unit={unit} />
      <div className="sheet-stats">
        <Profiles rows={unit.profiles} columns={columns} />
        <div>
          <Facts facts={figures} className="sheet-figures" />
          {unit.wounds.map((track) => (
            <Wounds key={track.name} track={track} />
          ))}
        </div>
      </div>
      <Facts facts={[...words, ...sum]} className="sheet-words" />
      {unit.note && (
        <p className="sheet-note">
          <bdi>{unit.note}</bdi>
        </p>
      )}
      {unit.breaches.map(({ message, waived }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two breaches may read alike, and they never move
        <p key={at} className="sheet-breach" data-waived={waived}>
          <b>
            {waived ? '✓' : '✗'} {t(waived ? 'sheet.breachWaived' : 'sheet.breach')}
          </b>{' '}
          <bdi>{message}</bdi>
        </p>
      ))}
    </section>
  );
}

function UnitHeading({ unit: { number, title, kind, count, points } }: { unit: Unit }) {
  const words = useWords();
  return (
    <h3>
      <span className="sheet-number">{number}</span>
      <span>
        <bdi>{title}</bdi>{' '}
        <span className="sheet-kind">
          {kind && (
            <>
              <bdi>{kind}</bdi> ·{' '}
            </>
          )}
          {count}
        </span>
      </span>
      <span className="sheet-points">{sayPrice(points, words)}</span>
    </h3>
  );
}

function Profiles({ rows, columns }: { rows: readonly ProfileRow[]; columns: Sheet['columns'] }) {
  const t = useTranslations();
  if (rows.length === 0) return null;
  return (
    <table className="sheet-profile">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{t('sheet.profile')}</span>
          </th>
          {columns.map(({ id, name }) => (
            <th key={id} scope="col">
              <abbr title={name}>{id}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.map(({ id }, at) => (
              <td key={id}>{cells[at]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Facts({ facts, className }: { facts: readonly Fact[]; className: string }) {
  if (facts.length === 0) return null;
  return (
    <dl className={className}>
      {facts.map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt> <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Wounds({ track }: { track: WoundTrack }) {
  const told = sayWounds(track, useWords());
  const rows = woundRows(track);
  return (
    <div className="sheet-wounds">
      <span className="sr-only">{told}</span>
      <span aria-hidden="true">{rows.length === 0 ? told : track.name}</span>
      {rows.map((boxes, model) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: models that are all alike
        <span key={model} aria-hidden="true" className="sheet-boxes">
          {'☐'.repeat(boxes)}
        </span>
      ))}
    </div>
  );
}
