import type { Verdict as VerdictValue } from '@/lib/schema';
import { classes } from './classes';
import { CheckIcon, CrossIcon } from './icons';

const WORDS: Record<VerdictValue, string> = { legal: 'Legal', illegal: 'Illegal', waived: 'Legal, waived' };

/** The verdict as sign and word; none while there is no total. */
export function Verdict({ verdict, className }: { verdict: VerdictValue | null; className?: string }) {
  if (verdict === null) return <span className={classes('text-muted', className)}>No verdict</span>;
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
      {WORDS[verdict]}
    </span>
  );
}
