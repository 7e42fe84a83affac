'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Report } from '@/lib/schema';

const PAUSE = 800;

/**
 * What screen readers hear: the last thing done, then points and verdict. It waits until a run of changes
 * is over, so that holding a button does not make it chatter.
 */
export function useAnnouncer(report: Report, status: () => string) {
  const [heard, setHeard] = useState('');
  const done = useRef<string[]>([]);
  /** The status that was last said, or with which the page began. */
  const said = useRef<string>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(status);
  const wait = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const words = latest.current();
      if (done.current.length > 0 || words !== said.current)
        setHeard([...done.current.slice(-2), words].join(' '));
      done.current = [];
      said.current = words;
    }, PAUSE);
  }, []);
  useEffect(() => {
    latest.current = status;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new report is what may change the status.
  useEffect(() => {
    if (said.current === undefined) said.current = latest.current();
    else wait();
  }, [report, wait]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const say = useCallback(
    (words: string) => {
      done.current.push(words);
      wait();
    },
    [wait],
  );
  return { heard, say };
}

/** The one live region of the builder. */
export function Announcer({ words }: { words: string }) {
  return (
    <div role="status" aria-live="polite" aria-atomic="true" className="sr-only">
      {words}
    </div>
  );
}
