'use client';
import { useEffect, useRef } from 'react';

/** Tells the style sheet how tall an element is, so that nothing ends up beneath it. */
export function useHeight(property: `--${string}`) {
  const measured = useRef<HTMLElement>(null);
  useEffect(() => {
    const element = measured.current;
    if (!element) return;
    const root = document.documentElement;
    const watch = new ResizeObserver(() => root.style.setProperty(property, `${element.offsetHeight}px`));
    watch.observe(element);
    return () => {
      watch.disconnect();
      root.style.removeProperty(property);
    };
  }, [property]);
  return measured;
}
