'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { classes } from '../../ui/classes';
import { Lazily, later } from '../Lazily';

const SumTable = later(() => import('./SumTable').then((part) => part.SumTable));

interface SumButtonProps {
  /** A category; undefined is the whole army. */
  category?: string;
  /** What the figure is of, for those who do not see where it stands. */
  name: string;
  /** The points as they are written. */
  figure: string;
  className?: string;
}

/** A figure that shows at a press how it adds up: gives the button, and what it opens. */
export function useSumButton({ category, name, figure, className }: SumButtonProps) {
  const t = useTranslations('sums');
  const [open, setOpen] = useState(false);
  const button = (
    <button
      type="button"
      aria-expanded={open}
      title={t('caption', { name })}
      onClick={() => setOpen(!open)}
      className={classes('min-h-8 cursor-pointer rounded px-1 hover:bg-hover max-sm:min-h-11', className)}
    >
      {figure}
    </button>
  );
  const sum = (
    <Lazily when={open}>
      <SumTable open={open} category={category} name={name} />
    </Lazily>
  );
  return { button, sum };
}
