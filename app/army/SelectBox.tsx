'use client';
import { useTranslations } from 'use-intl';
import { useSelected } from './selection';
import { useWorkbench } from './workbench';

/** Takes the unit into the selection, while units are being selected. */
export function SelectBox({ unitKey, title, at }: { unitKey: string; title: string; at: number }) {
  const t = useTranslations('hand');
  const { actions } = useWorkbench();
  const selected = useSelected(unitKey);
  if (selected === undefined) return null;
  return (
    <label className="flex size-11 shrink-0 cursor-pointer items-center justify-center sm:size-8">
      <input
        type="checkbox"
        aria-label={t('select-unit', { unit: title, number: at + 1 })}
        checked={selected}
        onChange={(event) => actions.select(unitKey, (event.nativeEvent as MouseEvent).shiftKey)}
        className="size-5 accent-accent"
      />
    </label>
  );
}
