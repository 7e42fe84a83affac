'use client';
import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Books } from '@/lib/engine';
import { breachKey, type Fix, fixer } from '@/lib/engine/fixes';
import type { Breach, Roster } from '@/lib/schema';
import { fixLeads, fixWords } from '@/lib/sheet/fix-words';
import { classes } from '../ui/classes';
import { makeRepair } from './make-repair';
import { useArmyNow, useCalm, useNow } from './now';
import { useWorkbench } from './workbench';

interface RepairListProps {
  breach: Breach;
  /** By a click, to which it answers at once. */
  asked: boolean;
}

/** Of one army all repairs are looked for with the same look at it. */
const fixers = new WeakMap<Roster, ReturnType<typeof fixer>>();

function fixesOf(roster: Roster, breach: Breach, books: Books): Fix[] {
  const known = fixers.get(roster) ?? fixer(roster, books);
  fixers.set(roster, known);
  return known(breach);
}

/** The repairs of one breach, each made with a click; they are worked out when the army has been at rest. */
export function RepairList({ breach, asked }: RepairListProps) {
  const t = useTranslations('fixes');
  const { books } = useWorkbench();
  const now = useNow();
  const army = useArmyNow();
  const calm = useCalm(now, asked);
  const key = breachKey(breach);
  const fixes = useMemo(() => {
    const then = calm?.checked.report.breaches.find((one) => breachKey(one) === key);
    return calm && then ? fixesOf(calm.checked.roster, then, books) : null;
  }, [calm, key, books]);
  if (!fixes) return <p className="px-1.5 pb-1 text-muted text-sm">{t('working')}</p>;
  if (fixes.length === 0) return <p className="px-1.5 pb-1 text-muted text-sm">{t('none')}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and these are buttons.
    <div role="group" aria-label={t('repairs')} className="flex flex-col gap-1 pb-1.5">
      {fixes.map((fix) => (
        <RepairButton
          key={JSON.stringify(fix.edits)}
          fix={fix}
          agreed={now.draft.points !== null}
          fresh={() => {
            // What is offered here is of the army of a frame ago.
            if (army.see() !== now) return undefined;
            return calm === now ? fix : sameFix(fix, fixesOf(now.checked.roster, breach, books));
          }}
        />
      ))}
    </div>
  );
}

/** The repair as the army is now, where it is still one. */
function sameFix({ says }: Fix, fixes: readonly Fix[]): Fix | undefined {
  return fixes.find((other) => JSON.stringify(other.says) === JSON.stringify(says));
}

interface RepairButtonProps {
  fix: Fix;
  agreed: boolean;
  fresh(): Fix | undefined;
}

function RepairButton({ fix, agreed, fresh }: RepairButtonProps) {
  const t = useTranslations('fixes');
  const army = useArmyNow();
  const { actions, books } = useWorkbench();
  const words = fixWords(fix, books.words);
  return (
    <button
      type="button"
      onClick={({ currentTarget }) => {
        const chosen = fresh();
        if (chosen)
          makeRepair(chosen, {
            done: t('done', { change: words }),
            from: currentTarget,
            checked: army.see().checked,
            actions,
            books,
          });
      }}
      className="cursor-pointer rounded border border-line-strong bg-surface px-2 py-1 text-left text-ink text-sm leading-snug hover:bg-hover min-h-11 sm:min-h-7"
    >
      <span className="wrap-anywhere">{words}</span>
      {agreed && (
        <span className={classes('block', fix.verdict === 'illegal' ? 'text-muted' : 'text-legal')}>
          <span aria-hidden="true">→ </span>
          {fixLeads(fix, books.words)}
        </span>
      )}
    </button>
  );
}
