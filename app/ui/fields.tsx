'use client';
import { Field } from '@base-ui/react/field';
import { type ComponentProps, type ReactNode, useState } from 'react';
import type { Typed } from '@/lib/shelf/typed';
import { classes, inputClasses } from './classes';

interface FieldProps {
  label: string;
  hideLabel?: boolean;
  hint?: ReactNode;
  error?: string;
  className?: string;
  children: ReactNode;
}

function Labelled({ label, hideLabel, hint, error, className, children }: FieldProps) {
  return (
    <Field.Root invalid={error !== undefined} className={className}>
      <Field.Label className={hideLabel ? 'sr-only' : 'mb-1 block font-semibold'}>{label}</Field.Label>
      {children}
      {hint && <Field.Description className="mt-1 text-sm text-muted">{hint}</Field.Description>}
      <Field.Error match={error !== undefined} role="alert" className="mt-1 text-sm text-breach">
        {error}
      </Field.Error>
    </Field.Root>
  );
}

interface TextFieldProps extends Omit<FieldProps, 'children'> {
  value: string;
  onValueChange(value: string): void;
  maxLength?: number;
  multiline?: boolean;
  placeholder?: string;
  autoFocus?: boolean;
  inputMode?: ComponentProps<'input'>['inputMode'];
}

export function TextField({ value, onValueChange, multiline, ...rest }: TextFieldProps) {
  const { label, hideLabel, hint, error, className, ...input } = rest;
  return (
    <Labelled {...{ label, hideLabel, hint, error, className }}>
      <Field.Control
        {...input}
        autoComplete="off"
        value={value}
        onValueChange={(next) => onValueChange(next)}
        render={multiline ? <textarea rows={3} /> : undefined}
        className={classes(inputClasses, multiline && 'field-sizing-content max-h-60 min-h-20 py-1.5')}
      />
    </Labelled>
  );
}

interface NumberEntryProps extends Omit<FieldProps, 'children' | 'error'> {
  value: number | null;
  /** Reads what was typed: `typedWhole` or `typedTotal` of lib/shelf. */
  read(text: string): Typed;
  onCommit(value: number | null): void;
  placeholder?: string;
  inputClassName?: string;
}

/** A number typed as text, taken on Enter or when left. What is refused leaves the old value and says why. */
export function NumberEntry({ value, read, onCommit, inputClassName, ...rest }: NumberEntryProps) {
  const { label, hideLabel, hint, className, placeholder } = rest;
  const [text, setText] = useState<string | null>(null);
  const [error, setError] = useState<string>();
  const commit = () => {
    if (text === null) return;
    const typed = read(text);
    setText(null);
    setError('refused' in typed ? typed.refused : undefined);
    if (!('refused' in typed) && typed.value !== value) onCommit(typed.value);
  };
  return (
    <Labelled {...{ label, hideLabel, hint, error, className }}>
      <Field.Control
        value={text ?? (value === null ? '' : String(value))}
        placeholder={placeholder}
        inputMode="decimal"
        autoComplete="off"
        className={classes(inputClasses, inputClassName)}
        onValueChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        onBlur={commit}
        onKeyDown={(event) => {
          if (event.key === 'Enter') commit();
          if (event.key === 'Escape') setText(null);
        }}
      />
    </Labelled>
  );
}
