import { useTranslations } from 'use-intl';
import type { Verdict as VerdictValue } from '@/lib/schema';
import { classes } from './classes';
import { CheckIcon, CrossIcon } from './icons';

/** The verdict as sign and word; none while there is no total. */
export function Verdict({ verdict, className }: { verdict: VerdictValue | null; className?: string }) {
  const t = useTranslations();
  if (verdict === null) return <span className={classes('text-muted', className)}>{t('verdict.none')}</span>;
  const legal = verdict !== 'illegal';
  return (
    <span
      className={classes(
        'inline-flex items-center gap-1 font-semibold',
        legal ? 'text-legal' : 'text-breach',
        className,
      )}
    >
      {legal ? <CheckIcon size={16} /> : <CrossIcon size={16} />}
      {t(`verdict.${verdict}`)}
    </span>
  );
}
