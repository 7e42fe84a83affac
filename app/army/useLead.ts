'use client';
import { useCallback, useEffect, useRef, useState } from 'react';
import { categoryId } from './ArmyGroups';
import type { Panel } from './Builder';
import { FILTER_ID } from './ids';
import type { Target } from './marks';
import { TOTAL_ID } from './TotalField';
import { cardId } from './UnitCard';
import type { Folds } from './useFolds';
import type { Layout } from './useLayout';

interface LeadProps {
  layout: Layout;
  folds: Folds;
  setPanel(panel: Panel): void;
}

const SHOWN_FOR = 2_000;

function elementOf(target: Target): HTMLElement | null {
  if (target === 'total') return document.getElementById(TOTAL_ID);
  if (target === 'picker') return document.getElementById(FILTER_ID);
  return document.getElementById('unit' in target ? cardId(target.unit) : categoryId(target.category));
}

/** Leads the eye and the focus to a part of the page, once it is there. */
export function useLead({ layout, folds, setPanel }: LeadProps) {
  const [fresh, setFresh] = useState<string | null>(null);
  const waiting = useRef<{ target: Target; focus: boolean; block: 'center' | 'nearest' }>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    if (!waiting.current) return;
    const { target, focus, block } = waiting.current;
    const element = elementOf(target);
    if (!element) return;
    waiting.current = null;
    element.scrollIntoView({ block });
    if (focus) element.focus({ preventScroll: true });
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const mark = useCallback((key: string | null) => {
    clearTimeout(timer.current);
    setFresh(key);
    timer.current = setTimeout(() => setFresh(null), SHOWN_FOR);
  }, []);
  const show = useCallback(
    (key: string) => {
      folds.set(key, true);
      waiting.current = { target: { unit: key }, focus: false, block: 'nearest' };
      mark(key);
    },
    [folds.set, mark],
  );
  const goTo = useCallback(
    (target: Target) => {
      waiting.current = { target, focus: true, block: 'center' };
      setPanel(target === 'picker' && layout !== 'wide' ? 'picker' : null);
      if (typeof target === 'object' && 'unit' in target) folds.set(target.unit, true);
      mark(typeof target === 'object' && 'unit' in target ? target.unit : null);
    },
    [layout, folds.set, setPanel, mark],
  );
  const focus = useCallback((key: string) => {
    waiting.current = { target: { unit: key }, focus: true, block: 'nearest' };
  }, []);
  return { fresh, show, goTo, focus };
}
