'use client';
import { type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_SIZE } from '@/lib/schema/limits';
import { typedWhole } from '@/lib/shelf/typed';
import type { Words } from '@/lib/words';
import { classes, inputClasses } from '../ui/classes';
import { MinusIcon, PlusIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { useTyped } from './useTyped';

interface SizeFieldProps {
  size: number;
  min: number;
  max?: number;
  /** Says what the size counts and its limits. */
  hint: string;
  /** What else tells of it. */
  describedBy?: string;
  /** `held`: one of a run of steps while a button is held. */
  onSize(size: number, held: boolean): void;
}

const FIRST_REPEAT = 400;
const NEXT_REPEAT = 70;

/** Does it at a click, and over and over while the button is held. */
function useHold(act: (held: boolean) => void) {
  const latest = useRef(act);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const held = useRef(false);
  useEffect(() => {
    latest.current = act;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const repeat = () => {
    held.current = true;
    latest.current(true);
    timer.current = setTimeout(repeat, NEXT_REPEAT);
  };
  const stop = () => clearTimeout(timer.current);
  return {
    onPointerDown: () => {
      held.current = false;
      timer.current = setTimeout(repeat, FIRST_REPEAT);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onContextMenu: (event: { preventDefault(): void }) => event.preventDefault(),
    onClick: () => {
      if (!held.current) latest.current(false);
      held.current = false;
    },
  };
}

interface StepProps {
  label: string;
  /** One more, not one fewer. */
  more: boolean;
  off: boolean;
  act(held: boolean): void;
}

function Step({ label, more, off, act }: StepProps) {
  const hold = useHold((held) => {
    if (!off) act(held);
  });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={off}
      className={classes(
        'flex size-11 shrink-0 touch-manipulation items-center justify-center border border-line-strong bg-surface',
        'select-none sm:size-8',
        more ? 'rounded-r' : 'rounded-l',
        off ? 'cursor-not-allowed text-muted opacity-50' : 'cursor-pointer hover:bg-hover',
      )}
      {...hold}
    >
      {more ? <PlusIcon size={16} /> : <MinusIcon size={16} />}
    </button>
  );
}

/** The size of a unit: one more or fewer within its limits, or any whole number typed. */
export function SizeField({ size, min, max, hint, describedBy, onSize }: SizeFieldProps) {
  const t = useTranslations();
  const errorId = useId();
  const words = useWords();
  const { input, refused, reset } = useTyped({
    shown: String(size),
    read: (text) => readSize(text, words),
    onCommit: (next) => next !== size && onSize(next, false),
  });
  const step = (by: number, held = false) => {
    reset();
    onSize(Math.min(Math.max(size + by, 0), MAX_SIZE), held);
  };
  const press = (event: KeyboardEvent) => {
    input.onKeyDown(event);
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    if (by > 0 ? size < (max ?? MAX_SIZE) : size > min) step(by);
  };
  return (
    <>
      <div className="unit-size flex" title={hint}>
        <Step label={t('army.size.fewer')} more={false} off={size <= min} act={(held) => step(-1, held)} />
        <input
          {...input}
          aria-label={t('army.size.label')}
          aria-describedby={refused ? errorId : describedBy}
          inputMode="numeric"
          enterKeyHint="done"
          onFocus={(event) => event.target.select()}
          onKeyDown={press}
          className={classes(
            inputClasses,
            '-mx-px w-12! sm:w-14! rounded-none! px-1! text-center font-semibold sm:min-h-8!',
          )}
        />
        <Step
          label={t('army.size.more')}
          more
          off={max !== undefined && size >= max}
          act={(held) => step(1, held)}
        />
      </div>
      {refused && (
        <p id={errorId} role="alert" className="unit-row text-breach text-sm">
          {refused}
        </p>
      )}
    </>
  );
}

function readSize(text: string, words: Words): { value: number } | { refused: string } {
  const typed = typedWhole(text, { min: 0, max: MAX_SIZE }, words);
  return 'refused' in typed ? typed : { value: typed.value ?? 0 };
}
