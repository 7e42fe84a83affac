'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Breach } from '@/lib/schema';
import { DownIcon, RepairIcon, RightIcon } from '../ui/icons';
import { later } from './Lazily';

const RepairList = later(() => import('./RepairList').then((part) => part.RepairList));

interface RepairsProps {
  breach: Breach;
  /** Open from the start. */
  start?: boolean;
}

/** What repairs a breach, once it is asked for; one that the opponent agreed to needs none. */
export function Repairs({ breach, start = false }: RepairsProps) {
  const t = useTranslations('fixes');
  const [chosen, setChosen] = useState<boolean | null>(null);
  const open = chosen ?? start;
  if (breach.waived) return null;
  return (
    <div className="pl-5">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => setChosen(!open)}
        className="flex min-h-9 cursor-pointer items-center gap-1 rounded px-1.5 text-sm hover:bg-hover sm:min-h-6"
      >
        <RepairIcon size={14} />
        {t('repairs')}
        {open ? <DownIcon size={14} /> : <RightIcon size={14} />}
      </button>
      {open && <RepairList breach={breach} asked={chosen === true} />}
    </div>
  );
}
