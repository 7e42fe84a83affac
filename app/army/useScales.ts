'use client';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Books } from '@/lib/engine';
import type { Army } from '@/lib/shelf';
import { isBehind, type Scales } from '@/lib/shelf/news';
import { pageDataVersion } from '../ui/data-version';

type Changes = NonNullable<Scales['changes']>;

/**
 * What an army is weighed by; undefined while it loads, null where the books could not be loaded. What tells the
 * differences between data comes only for an army that is behind; without it, it stays behind and can be edited. An
 * army that comes to be behind while it is open, by a tab that is of another build, does not wait for it.
 */
export function useScales(army: Army | null, books: Books | null | undefined): Scales | null | undefined {
  const behind = army !== null && isBehind(army, pageDataVersion());
  const [changes, setChanges] = useState<Changes | 'missing'>();
  useEffect(() => {
    if (!behind) return;
    import('@/lib/changes/changes').then(
      ({ dataChanges }) => setChanges(() => dataChanges),
      () => setChanges('missing'),
    );
  }, [behind]);
  const open = useRef(false);
  const loading = behind && !changes && !open.current;
  useEffect(() => {
    if (books && !loading) open.current = true;
  });
  return useMemo(() => {
    if (!books || loading) return books === null ? null : undefined;
    const data = pageDataVersion();
    return changes === undefined || changes === 'missing' ? { books, data } : { books, data, changes };
  }, [books, loading, changes]);
}
