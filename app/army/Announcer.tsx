'use client';
import { useCallback, useEffect, useRef, useState } from 'react';

const PAUSE = 800;

/**
 * What screen readers hear: the last thing done, then points and verdict. It waits until a run of changes
 * is over, so that holding a button does not make it chatter.
 */
export function useAnnouncer(status: string) {
  const [heard, setHeard] = useState('');
  const done = useRef<string[]>([]);
  const first = useRef(true);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(status);
  const wait = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setHeard([...done.current.slice(-2), latest.current].join(' '));
      done.current = [];
    }, PAUSE);
  }, []);
  useEffect(() => {
    latest.current = status;
    if (!first.current) wait();
    first.current = false;
  }, [status, wait]);
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
