'use client';
import { type ComponentType, createElement, lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button';

/** Mounts a part when it is first shown, and keeps it from then on. */
export function Lazily({ when, children }: { when: boolean; children: ReactNode }) {
  const [ever, setEver] = useState(when);
  if (when && !ever) setEver(true);
  return ever ? children : null;
}

/**
 * A part whose code comes when it is first shown; where that fails, it says so. It waits within itself: what waits
 * without a boundary holds up the whole page, and what is typed meanwhile is lost.
 */
export function later<P extends object>(load: () => Promise<ComponentType<P>>): ComponentType<P> {
  const Part = lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded as ComponentType<P> }),
    ),
  );
  // biome-ignore lint/correctness/noComponentHookFactories: made once for each module, as by lazy itself
  return function Later(props: P) {
    return <Suspense fallback={null}>{createElement(Part as ComponentType<P>, props)}</Suspense>;
  };
}

function NotLoaded() {
  const t = useTranslations();
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 flex flex-wrap items-center gap-3 rounded border border-breach bg-surface p-3"
    >
      <p className="flex-1">{t('army.page.partFailed')}</p>
      <Button onClick={() => location.reload()}>{t('army.page.reloadPage')}</Button>
    </div>
  );
}
