'use client';
import { useTranslations } from 'use-intl';
import type { Lapsed } from '@/lib/schema';
import { Button } from '../ui/button';
import { InfoIcon } from '../ui/icons';
import { dropWaivers } from './waive';
import { useWorkbench } from './workbench';

/** Waivers whose breach is gone or has changed: each can be dropped. */
export function LapsedWaivers({ lapsed }: { lapsed: readonly Lapsed[] }) {
  const t = useTranslations('waivers');
  const { actions } = useWorkbench();
  const drop = (dropped: readonly Lapsed[]) => {
    actions.edit(dropWaivers(dropped.map(({ waiver }) => waiver)));
    actions.say(t('said-dropped', { count: dropped.length }));
  };
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-2">
        <h3 className="text-sm font-semibold text-muted">{t('lapsed')}</h3>
        {lapsed.length > 1 && (
          <Button look="quiet" size="sm" onClick={() => drop(lapsed)}>
            {t('drop-all')}
          </Button>
        )}
      </div>
      <ul className="flex flex-col gap-1">
        {lapsed.map((one, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two waivers may read alike
          <li key={at} className="flex items-start gap-2 px-2 py-1 text-sm">
            <span className="mt-1 text-muted">
              <InfoIcon size={16} />
            </span>
            <span className="min-w-0 flex-1 pt-0.5 wrap-anywhere">
              <bdi>{one.message}</bdi>
              {one.waiver.note && (
                <bdi className="block whitespace-pre-line text-muted">{one.waiver.note}</bdi>
              )}
            </span>
            <Button
              look="quiet"
              size="sm"
              aria-label={t('of', { label: t('drop'), breach: one.message })}
              onClick={() => drop([one])}
            >
              {t('drop')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
