'use client';
import { useEffect } from 'react';

/** Names the tab, and again after the framework’s own title, which may come later. Undefined changes nothing. */
export function useTitle(title: string | undefined): void {
  useEffect(() => {
    if (title === undefined) return;
    const name = () => {
      if (document.querySelector('title')?.textContent !== title) document.title = title;
    };
    name();
    const watch = new MutationObserver(name);
    watch.observe(document.head, { childList: true, subtree: true, characterData: true });
    return () => watch.disconnect();
  }, [title]);
}
