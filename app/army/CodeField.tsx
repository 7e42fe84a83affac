'use client';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import type { FormulaSystem } from '@/lib/schema';
import type { Words } from '@/lib/words';
import { classes, inputClasses } from '../ui/classes';
import { readCode } from './designs';
import { type DesignedDraftUnit, setParts } from './edits';
import { useTyped } from './useTyped';
import { useDesignSystem, useWorkbench } from './workbench';

const letters = (rows: readonly { code: string }[]) => rows.map(({ code }) => code).join(' ');

function lettersOf({ densities, armours, categories }: FormulaSystem, words: Words): string {
  return words.say('army.design.letters', {
    orders: letters(densities),
    armours: letters(armours),
    categories: letters(categories),
  });
}

/** A unit's code, typed as three letters. */
export function CodeField({ unit }: { unit: DesignedDraftUnit }) {
  const t = useTranslations();
  const { actions, books } = useWorkbench();
  const system = useDesignSystem();
  const hintId = useId();
  const { input, refused } = useTyped({
    shown: unit.code,
    read: (text) => {
      const value = readCode(text, system);
      return value ? { value } : { refused: lettersOf(system, books.words) };
    },
    onCommit: (code) => code !== unit.code && actions.editUnit(unit.key, setParts({ code })),
  });
  return (
    <div className="choice-row">
      <label htmlFor={`${hintId}-code`} className="choice-label">
        {t('army.design.code')}
      </label>
      <div className="flex flex-wrap items-center gap-x-3">
        <input
          {...input}
          id={`${hintId}-code`}
          aria-describedby={hintId}
          autoCapitalize="characters"
          spellCheck={false}
          className={classes(inputClasses, 'w-20! uppercase sm:min-h-8!')}
        />
        <span
          id={hintId}
          role={refused && 'alert'}
          className={refused ? 'text-breach text-sm' : 'text-muted text-sm'}
        >
          {refused ?? lettersOf(system, books.words)}
        </span>
      </div>
    </div>
  );
}
