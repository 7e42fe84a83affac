'use client';
import { useTranslations } from 'use-intl';
import type { FillChoice } from '@/lib/engine/fill';
import type { Roster } from '@/lib/schema';
import { MAX_SIZE } from '@/lib/schema/limits';
import { typedWhole } from '@/lib/shelf/typed';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/choices';
import { NumberEntry } from '../../ui/fields';
import { useWords } from '../../words/useWords';
import { type Categories, type Group, groupsOf } from './grouped';
import type { Remembered } from './remembered';
import { useChoiceWords } from './useChoiceWords';

interface FillFormProps {
  choices: readonly FillChoice[];
  roster: Roster;
  categories: Categories;
  asked: Remembered;
  onAsked(asked: Remembered): void;
  onGo(): void;
}

/** What to fill up with: entries or designs to tick, and how large a unit may become. */
export function FillForm({ choices, roster, categories, asked, onAsked, onGo }: FillFormProps) {
  const figures = useWords();
  const t = useTranslations('fill');
  const known = choices.map(({ id }) => id);
  const own = choices.filter(({ units }) => units.length > 0).map(({ id }) => id);
  const tick = (ids: readonly string[]) => onAsked({ ...asked, ticked: [...others(asked, known), ...ids] });
  const any = asked.ticked.some((id) => known.includes(id));
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (any) onGo();
      }}
    >
      <div className="flex flex-wrap items-center gap-2">
        <span className="mr-auto font-semibold">{t('with')}</span>
        {own.length > 0 && (
          <Button size="sm" onClick={() => tick(own)}>
            {t('tick-own')}
          </Button>
        )}
        <Button size="sm" onClick={() => tick(known)}>
          {t('tick-all')}
        </Button>
        <Button size="sm" onClick={() => tick([])}>
          {t('tick-none')}
        </Button>
      </div>
      {groupsOf(choices, { roster, categories }).map((group) => (
        <Choices key={group.key} group={group} asked={asked} onAsked={onAsked} />
      ))}
      <div className="sticky -bottom-4 -mx-4 -mb-4 flex items-end justify-between gap-3 border-t border-line bg-surface px-4 py-3 sm:-bottom-5 sm:-mx-5 sm:-mb-5 sm:px-5">
        <NumberEntry
          label={t('largest')}
          value={asked.largest}
          read={(text) => typedWhole(text, { min: 1, max: MAX_SIZE }, figures)}
          onCommit={(largest) => onAsked({ ...asked, largest: largest ?? asked.largest })}
          className="max-w-40"
        />
        <Button look="primary" type="submit" aria-disabled={!any} className="min-w-36">
          {t('go')}
        </Button>
      </div>
      {!any && <p className="text-sm text-muted">{t('refusal.nothing-ticked')}</p>}
    </form>
  );
}

/** Ticks of other lists of the same kind stay as they are. */
function others({ ticked }: Remembered, known: readonly string[]): string[] {
  return ticked.filter((id) => !known.includes(id));
}

function Choices({ group, asked, onAsked }: { group: Group } & Pick<FillFormProps, 'asked' | 'onAsked'>) {
  const figures = useWords();
  const t = useTranslations('fill');
  const words = useChoiceWords();
  const tick = (id: string, on: boolean) => {
    const rest = asked.ticked.filter((other) => other !== id);
    onAsked({ ...asked, ticked: on ? [...rest, id] : rest });
  };
  return (
    <fieldset>
      {group.name && <legend className="mb-0.5 font-semibold text-muted text-sm">{group.name}</legend>}
      <div className="grid gap-x-4 rounded border border-line px-2.5 sm:grid-cols-2">
        {group.choices.map(({ id, unit, units }) => (
          <Checkbox
            key={id}
            checked={asked.ticked.includes(id)}
            onCheckedChange={(on) => tick(id, on)}
            label={words.title(unit)}
            hint={[words.kit(unit), units.length > 0 ? t('in-army', { units: units.length }) : '']
              .filter(Boolean)
              .join(' · ')}
            aside={t('from', { points: figures.points(words.points(unit)) })}
          />
        ))}
      </div>
    </fieldset>
  );
}
