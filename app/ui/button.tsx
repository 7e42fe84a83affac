import type { ComponentProps } from 'react';
import { classes } from './classes';

export type ButtonLook = 'primary' | 'plain' | 'quiet' | 'danger';
export type ButtonSize = 'md' | 'sm';

const LOOKS: Record<ButtonLook, string> = {
  primary: 'border-accent bg-accent text-on-accent hover:bg-accent-strong',
  plain:
    'border-line-strong bg-surface text-ink hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft',
  quiet:
    'border-transparent bg-transparent text-ink hover:bg-hover aria-pressed:border-accent aria-pressed:bg-accent-soft',
  danger: 'border-transparent bg-transparent text-breach hover:bg-breach-soft',
};
const SIZES: Record<ButtonSize, string> = {
  md: 'min-h-11 px-3.5 sm:min-h-9',
  sm: 'min-h-9 px-2.5 text-sm sm:min-h-7 sm:px-2',
};

/** The class names of a button, for what is no <button>: a link, a menu's trigger. */
export function buttonClasses(look: ButtonLook = 'plain', size: ButtonSize = 'md'): string {
  return classes(
    'inline-flex items-center justify-center gap-1.5 whitespace-nowrap rounded border font-semibold',
    'cursor-pointer no-underline disabled:cursor-not-allowed disabled:opacity-60',
    LOOKS[look],
    SIZES[size],
  );
}

/** For a button of many words: where text is large they take more than one line. */
export const manyWords = 'whitespace-normal!';

interface Looks {
  look?: ButtonLook;
  size?: ButtonSize;
}

export function Button({ look, size, className, ...rest }: Looks & ComponentProps<'button'>) {
  return <button type="button" className={classes(buttonClasses(look, size), className)} {...rest} />;
}

export function LinkButton({ look, size, className, ...rest }: Looks & ComponentProps<'a'>) {
  return <a className={classes(buttonClasses(look, size), className)} {...rest} />;
}

export const iconButtonClasses = classes(
  'inline-flex size-11 shrink-0 cursor-pointer items-center justify-center rounded border border-transparent',
  'text-muted hover:bg-hover hover:text-ink disabled:cursor-not-allowed disabled:opacity-40 sm:size-8',
  'data-popup-open:bg-hover data-popup-open:text-ink',
);

/** A button that shows only an icon; the label is its name. */
export function IconButton({ label, className, ...rest }: { label: string } & ComponentProps<'button'>) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className={classes(iconButtonClasses, className)}
      {...rest}
    />
  );
}
