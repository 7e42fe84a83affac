'use client';
import { memo } from 'react';
import { useTranslations } from 'use-intl';
import { armyOf, type Books } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import type { Entry, EntryOption, Roster } from '@/lib/schema';
import { Checkbox, RadioGroup, RadioOption } from '../ui/choices';
import { TermLabel } from './ChoiceRow';
import { choose, chooseOf } from './edits';
import { type OptionGroup, rivalsOf } from './offers';
import { choiceHeading } from './terms';
import { useTerms } from './useTerms';
import { optionPrice } from './words';
import { useWorkbench } from './workbench';

/** The unit that chooses, by its key, and the list whose words describe it. */
interface Chooser {
  unitKey: string;
  home: string;
}

interface CommandBoxProps extends Chooser {
  id: string;
  price: number;
  has: boolean;
}

/** A leader, standard bearer or musician. */
export const CommandBox = memo(function CommandBox({ unitKey, home, id, price, has }: CommandBoxProps) {
  const { actions, books } = useWorkbench();
  const { label } = useTerms(home);
  return (
    <Checkbox
      label={label(id)}
      aside={optionPrice({ price, per: 'unit' }, { kind: 'character' }, books.words)}
      checked={has}
      onCheckedChange={(on) => actions.editUnit(unitKey, choose('command', id, on))}
    />
  );
});

/** The variant of the army that does without an option; allies are not touched by it. */
function withoutIt(id: string, home: string, frame: Roster, books: Books): string | undefined {
  if (frame.system !== 'ancient' || home !== frame.list) return undefined;
  const { variant } = armyOf(frame, books);
  return variant?.withoutOptions.includes(id) ? variant.name.toLowerCase() : undefined;
}

function useOption(entry: Entry, home: string) {
  const t = useTranslations();
  const { books, frame } = useWorkbench();
  const { name, label } = useTerms(home);
  return (option: EntryOption, has: boolean) => {
    const variant = withoutIt(option.id, home, frame, books);
    const replaces =
      option.replaces && t('army.choice.replaces', { items: books.words.series(option.replaces.map(name)) });
    return {
      label: label(option.id),
      hint: variant ? t('army.choice.notIn', { variant }) : replaces,
      aside: optionPrice(option, entry, books.words),
      disabled: variant !== undefined && !has,
    };
  };
}

interface OptionBoxProps extends Chooser {
  entry: Entry;
  option: EntryOption;
  has: boolean;
}

/** An option that is had or not, whatever else is chosen. */
export const OptionBox = memo(function OptionBox({ unitKey, home, entry, option, has }: OptionBoxProps) {
  const { actions } = useWorkbench();
  const show = useOption(entry, home);
  const rivals = rivalsOf(entry, option.id);
  return (
    <Checkbox
      {...show(option, has)}
      checked={has}
      onCheckedChange={(on) => actions.editUnit(unitKey, choose('options', option.id, on, rivals))}
    />
  );
});

const NEITHER = 'none';
const SEVERAL = 'several';

interface OptionRadiosProps extends Chooser {
  entry: Entry;
  group: OptionGroup;
  /** What the unit has of the group, in one string, so that an equal choice is the same choice. */
  has: string;
}

/** A choice of one. Where a roster has several of them, none is marked until one is chosen. */
export const OptionRadios = memo(function OptionRadios(props: OptionRadiosProps) {
  const t = useTranslations();
  const { unitKey, home, entry, group, has } = props;
  const { actions, books } = useWorkbench();
  const { name, terms } = useTerms(home);
  const show = useOption(entry, home);
  const { options, instead } = group;
  const ids = options.map(({ id }) => id);
  const had = ids.filter((id) => has.split(' ').includes(id));
  const pick = (id: string) =>
    actions.editUnit(
      unitKey,
      id === NEITHER ? chooseOf(ids, null) : chooseOf([...ids, ...rivalsOf(entry, id)], id),
    );
  return (
    <div className="choice-radios">
      <RadioGroup
        label={<TermLabel label={choiceHeading(ids, home, books)} terms={terms([...instead, ...ids])} />}
        value={had.length > 1 ? SEVERAL : (had[0] ?? NEITHER)}
        onValueChange={pick}
        className={instead.length > 0 ? 'choices choices-wide' : 'choices'}
      >
        <RadioOption
          value={NEITHER}
          label={instead.length > 0 ? capital(books.words.series(instead.map(name))) : t('army.choice.none')}
          aside={instead.length > 0 ? t('army.choice.inPrice') : undefined}
        />
        {options.map((option) => (
          <RadioOption key={option.id} value={option.id} {...show(option, had.includes(option.id))} />
        ))}
      </RadioGroup>
      {had.length > 1 && (
        <p className="text-sm font-semibold text-breach">
          {t('army.choice.several', { items: books.words.series(had.map(name)) })}
        </p>
      )}
    </div>
  );
});
