'use client';
import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { Button } from '../ui/button';

/** Mounts a part when it is first shown, and keeps it from then on. */
export function Lazily({ when, children }: { when: boolean; children: ReactNode }) {
  const [ever, setEver] = useState(when);
  if (when && !ever) setEver(true);
  return ever ? <Suspense fallback={null}>{children}</Suspense> : null;
}

/** A part whose code comes when it is first shown; where that fails, it says so. */
export function later<P extends object>(load: () => Promise<ComponentType<P>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: NotLoaded }),
    ),
  );
}

function NotLoaded() {
  return (
    <div
      role="alert"
      className="fixed inset-x-3 bottom-3 z-50 flex flex-wrap items-center gap-3 rounded border border-breach bg-surface p-3"
    >
      <p className="flex-1">This part of the page could not be loaded. Are you online? Your army is safe.</p>
      <Button onClick={() => location.reload()}>Load the page again</Button>
    </div>
  );
}
