'use client';
import { type FormEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import { MAX_NAME } from '@/lib/schema/limits';
import { emptyRoster, freshName, type Typed, typedTotal } from '@/lib/shelf';
import type { Words } from '@/lib/words';
import { Button } from '../ui/button';
import { RadioGroup, RadioOption } from '../ui/choices';
import { classes } from '../ui/classes';
import { Dialog } from '../ui/dialog';
import { NumberEntry, TextField } from '../ui/fields';
import { useWords } from '../words/useWords';
import { beginArmy } from './actions';
import type { ArmyChoice } from './types';

interface NewArmyProps {
  choices: readonly ArmyChoice[];
  taken: readonly (string | undefined)[];
}

const USUAL = 1_000;

function usualTotal({ totals }: ArmyChoice): number {
  return totals.includes(USUAL) ? USUAL : (totals[0] ?? USUAL);
}

/** A total as typed in the dialog: here a blank is refused too. */
function readTotal(text: string, halves: boolean, words: Words): Typed {
  const typed = typedTotal(text, { halves }, words);
  return 'value' in typed && typed.value === null ? { refused: words.say('typed.blank') } : typed;
}

interface TotalProps {
  choice: ArmyChoice;
  total: number;
  onTotal(total: number): void;
  onRefused(): void;
}

function Total({ choice, total, onTotal, onRefused }: TotalProps) {
  const t = useTranslations();
  const words = useWords();
  const read = (text: string) => {
    const typed = readTotal(text, choice.halves, words);
    if ('refused' in typed) onRefused();
    return typed;
  };
  return (
    <fieldset>
      <legend className="mb-1 font-semibold">{t('home.new.total')}</legend>
      <div className="flex flex-wrap items-start gap-1.5">
        {choice.totals.map((common) => (
          <Button
            key={common}
            aria-pressed={common === total}
            className={classes(common === total && 'border-accent! bg-accent-soft!')}
            onClick={() => onTotal(common)}
          >
            {words.points(common)}
          </Button>
        ))}
        <NumberEntry
          key={choice.system}
          label={t('home.new.another')}
          hideLabel
          className="w-28 grow sm:max-w-64"
          value={choice.totals.includes(total) ? null : total}
          placeholder={t('home.new.other')}
          read={read}
          onCommit={(value) => value !== null && onTotal(value)}
        />
      </div>
    </fieldset>
  );
}

function Lists({
  choices,
  chosen,
  onChoose,
}: {
  choices: readonly ArmyChoice[];
  chosen: ArmyChoice;
  onChoose(id: string): void;
}) {
  const t = useTranslations();
  return (
    <RadioGroup
      label={t('home.new.army')}
      value={chosen.id}
      onValueChange={onChoose}
      className="grid gap-1.5"
    >
      {choices.map((choice) => (
        <RadioOption
          key={choice.id}
          value={choice.id}
          label={
            <span className="font-semibold">
              {choice.name}{' '}
              {choice.within && <span className="ml-1 font-normal text-muted text-sm">{choice.within}</span>}
            </span>
          }
          hint={choice.summary}
          className="rounded border border-line px-3 has-data-checked:border-accent has-data-checked:bg-accent-soft"
        />
      ))}
    </RadioGroup>
  );
}

function NewArmyForm({ choices, taken, first }: NewArmyProps & { first: ArmyChoice }) {
  const t = useTranslations();
  const [id, setId] = useState(first.id);
  const [total, setTotal] = useState(usualTotal(first));
  const [name, setName] = useState('');
  const [busy, setBusy] = useState(false);
  const refused = useRef(false);
  const choice = choices.find((each) => each.id === id) ?? first;
  const standard = freshName(t('home.new.standard', { list: choice.name }), taken);

  const choose = (next: string) => {
    setId(next);
    const { halves } = choices.find((each) => each.id === next) ?? first;
    if (!halves) setTotal(Math.ceil);
  };
  const begin = async (event: FormEvent) => {
    event.preventDefault();
    const wasRefused = refused.current;
    refused.current = false;
    if (wasRefused) return;
    setBusy(true);
    const roster = emptyRoster(choice, total, seenName(name) || standard);
    if (!(await beginArmy(roster))) setBusy(false);
  };
  return (
    <form onSubmit={begin} className="flex flex-col gap-4">
      <Lists choices={choices} chosen={choice} onChoose={choose} />
      <Total
        choice={choice}
        total={total}
        onTotal={(next) => {
          refused.current = false;
          setTotal(next);
        }}
        onRefused={() => {
          refused.current = true;
        }}
      />
      <TextField
        label={t('home.new.name')}
        value={name}
        onValueChange={setName}
        maxLength={MAX_NAME}
        placeholder={standard}
      />
      <Button type="submit" look="primary" disabled={busy} className="self-end">
        {t('home.new.create')}
      </Button>
    </form>
  );
}

export function NewArmyDialog(props: NewArmyProps & { open: boolean; onOpenChange(open: boolean): void }) {
  const t = useTranslations();
  const { open, onOpenChange, ...form } = props;
  const [first] = form.choices;
  return (
    <Dialog wide open={open} onOpenChange={onOpenChange} title={t('home.new.title')}>
      {first && <NewArmyForm {...form} first={first} />}
    </Dialog>
  );
}
