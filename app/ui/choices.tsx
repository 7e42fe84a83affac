'use client';
import { Checkbox as BaseCheckbox } from '@base-ui/react/checkbox';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup as BaseRadioGroup } from '@base-ui/react/radio-group';
import { type ReactNode, useId } from 'react';
import { classes } from './classes';
import { CheckIcon } from './icons';

const LABEL =
  'flex min-h-11 cursor-pointer items-center gap-2.5 py-1 has-data-disabled:cursor-not-allowed sm:min-h-7';
const BOX = classes(
  'flex size-5 shrink-0 items-center justify-center border border-line-strong bg-surface text-on-accent sm:size-4.5',
  'data-checked:border-accent data-checked:bg-accent data-disabled:opacity-50',
);

interface RadioGroupProps<T extends string> {
  label: ReactNode;
  hideLabel?: boolean;
  value: T;
  onValueChange(value: T): void;
  children: ReactNode;
  className?: string;
}

/** One choice of several: `<RadioGroup …><RadioOption value="a" label="A" />…</RadioGroup>`. */
export function RadioGroup<T extends string>(props: RadioGroupProps<T>) {
  const { label, hideLabel, value, onValueChange, children, className } = props;
  const id = useId();
  return (
    <div>
      <div id={id} className={hideLabel ? 'sr-only' : 'mb-1 font-semibold'}>
        {label}
      </div>
      <BaseRadioGroup
        aria-labelledby={id}
        value={value}
        onValueChange={(next) => onValueChange(next as T)}
        className={className ?? 'flex flex-col'}
      >
        {children}
      </BaseRadioGroup>
    </div>
  );
}

interface OptionProps {
  label: ReactNode;
  /** A second line in small type. */
  hint?: ReactNode;
  /** At the right edge: a price. */
  aside?: ReactNode;
  disabled?: boolean;
  className?: string;
}

function OptionText({ label, hint, aside }: OptionProps) {
  return (
    <>
      <span className="min-w-0 flex-1 leading-snug">
        {label}
        {hint && <span className="block text-sm text-muted">{hint}</span>}
      </span>
      {aside && <span className="text-muted">{aside}</span>}
    </>
  );
}

export function RadioOption({ value, disabled, className, ...text }: OptionProps & { value: string }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the radio inside is the control
    <label className={classes(LABEL, className)}>
      <Radio.Root value={value} disabled={disabled} className={classes(BOX, 'rounded-full')}>
        <Radio.Indicator className="size-2 rounded-full bg-on-accent" />
      </Radio.Root>
      <OptionText {...text} />
    </label>
  );
}

interface CheckboxProps extends OptionProps {
  checked: boolean;
  onCheckedChange(checked: boolean): void;
}

export function Checkbox({ checked, onCheckedChange, disabled, className, ...text }: CheckboxProps) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the check box inside is the control
    <label className={classes(LABEL, className)}>
      <BaseCheckbox.Root
        checked={checked}
        onCheckedChange={(next) => onCheckedChange(next)}
        disabled={disabled}
        className={classes(BOX, 'rounded-xs')}
      >
        <BaseCheckbox.Indicator>
          <CheckIcon size={14} />
        </BaseCheckbox.Indicator>
      </BaseCheckbox.Root>
      <OptionText {...text} />
    </label>
  );
}
