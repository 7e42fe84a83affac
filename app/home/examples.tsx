'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { freshName } from '@/lib/shelf';
import { Dialog } from '../ui/dialog';
import { Verdict } from '../ui/verdict';
import { useWords } from '../words/useWords';
import { beginArmy } from './actions';
import { type Choices, type Example, kindName } from './types';
import { nameOf } from './words';

interface ExamplesProps {
  choices: Choices;
  taken: readonly (string | undefined)[];
}

/** The example armies; a click makes one the player's own and opens it. */
export function Examples({ choices, taken }: ExamplesProps) {
  const words = useWords();
  const [busy, setBusy] = useState(false);
  const begin = async ({ roster }: Example) => {
    setBusy(true);
    const name = freshName(nameOf(roster, words), taken);
    if (!(await beginArmy({ ...roster, name }))) setBusy(false);
  };
  return (
    <ul className="grid gap-2 sm:grid-cols-2">
      {choices.examples.map((example) => (
        <li key={example.id}>
          <button
            type="button"
            disabled={busy}
            onClick={() => void begin(example)}
            className="flex h-full w-full cursor-pointer flex-col rounded border border-line bg-surface px-3 py-2 text-left hover:border-line-strong hover:bg-hover disabled:opacity-60"
          >
            <span className="font-semibold">{nameOf(example.roster, words)}</span>
            <span className="flex flex-wrap gap-x-3 text-muted text-sm">
              <span>{kindName(example.roster, choices.armies)}</span>
              <span>{words.amount(example.roster.points)}</span>
              <Verdict verdict={example.summary.verdict} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

export function ExamplesDialog(props: ExamplesProps & { open: boolean; onOpenChange(open: boolean): void }) {
  const t = useTranslations();
  const { open, onOpenChange, ...examples } = props;
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={onOpenChange}
      title={t('home.examples.title')}
      description={t('home.examples.says')}
    >
      <Examples {...examples} />
    </Dialog>
  );
}
