'use client';
import { useTranslations } from 'use-intl';
import { MAX_NAME, MAX_NOTE } from '@/lib/schema/limits';
import type { DraftUnit } from '@/lib/shelf';
import { inputClasses } from '../ui/classes';
import { setParts } from './edits';
import { useWorkbench } from './workbench';

/** A unit's own name and note. */
export function UnitNames({ unit }: { unit: DraftUnit }) {
  const t = useTranslations();
  const { actions } = useWorkbench();
  const set = (part: 'name' | 'note', text: string) =>
    actions.editUnit(unit.key, setParts({ [part]: text }), `${part} ${unit.key}`);
  return (
    <div className="unit-row grid gap-2 py-1 sm:grid-cols-2">
      <label>
        <span className="font-semibold">{t('army.unit.name')}</span>
        <input
          // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed
          autoFocus
          value={unit.name ?? ''}
          maxLength={MAX_NAME}
          autoComplete="off"
          onChange={(event) => set('name', event.target.value)}
          className={inputClasses}
        />
      </label>
      <label>
        <span className="font-semibold">{t('army.unit.note')}</span>
        <textarea
          rows={2}
          value={unit.note ?? ''}
          maxLength={MAX_NOTE}
          onChange={(event) => set('note', event.target.value)}
          className={`${inputClasses} py-1.5`}
        />
      </label>
    </div>
  );
}
