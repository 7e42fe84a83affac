/** Class names in a row, without what is false or undefined. */
export function classes(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

/** The class names of a field for text. */
export const inputClasses = classes(
  'min-h-11 w-full rounded border border-line-strong bg-surface px-2.5 text-ink sm:min-h-9',
  'placeholder:text-muted data-invalid:border-breach',
);
