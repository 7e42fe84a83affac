'use client';
import { useCallback } from 'react';
import { useTranslations } from 'use-intl';
import type { Refused } from './read';

/** Why nothing came of a source, in words. */
export function useRefusal(): (refused: Refused) => string {
  const t = useTranslations('import.why');
  return useCallback(
    ({ why }: Refused) => {
      if (typeof why === 'string') return why;
      return why.key === 'foreign' ? t('foreign', { host: why.host, here: location.host }) : t(why.key);
    },
    [t],
  );
}
