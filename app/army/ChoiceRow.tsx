'use client';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Term } from '@/lib/engine';
import { explain } from './explained';

interface Props {
  label: string;
  /** What the choices mean, opened by the label. */
  terms?: readonly Term[];
  children: ReactNode;
}

/** A row of a unit's card: what is chosen, then the choices. */
export function ChoiceRow({ label, terms, children }: Props) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its fields
    <div role="group" aria-labelledby={id} className="choice-row">
      <span id={id} className="choice-label">
        {terms ? <TermLabel label={label} terms={terms} /> : label}
      </span>
      <div className="choices">{children}</div>
    </div>
  );
}

/** A label of choices, which opens what each of them means. */
export function TermLabel({ label, terms }: { label: string; terms: readonly Term[] }) {
  const t = useTranslations('terms');
  return (
    <button
      type="button"
      className="term-word"
      title={t('explainRow', { label })}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => explain({ terms, anchor: currentTarget })}
    >
      {label}
    </button>
  );
}
