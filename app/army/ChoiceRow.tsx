'use client';
import { type ReactNode, useId } from 'react';

/** A row of a unit's card: what is chosen, then the choices. */
export function ChoiceRow({ label, children }: { label: string; children: ReactNode }) {
  const id = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend cannot stand beside its fields
    <div role="group" aria-labelledby={id} className="choice-row">
      <span id={id} className="choice-label">
        {label}
      </span>
      <div className="choices">{children}</div>
    </div>
  );
}
