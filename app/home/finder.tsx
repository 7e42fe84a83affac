'use client';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { SORTS, type Sort, type Wanted } from '@/lib/shelf/find';
import { Button } from '../ui/button';
import { classes, inputClasses } from '../ui/classes';

interface FinderProps {
  wanted: Wanted;
  /** All tags in use. */
  tags: readonly string[];
  onWant(part: Partial<Wanted>): void;
  /** What else stands beside. */
  children: ReactNode;
}

/** Above the list of armies: words to look for, the order, and the tags to choose from. */
export function Finder({ wanted, tags, onWant, children }: FinderProps) {
  const t = useTranslations('armies');
  const turn = (tag: string) =>
    wanted.tags.includes(tag) ? wanted.tags.filter((other) => other !== tag) : [...wanted.tags, tag];
  return (
    <search className="mb-3 flex flex-wrap items-center gap-2">
      <input
        type="search"
        aria-label={t('search')}
        placeholder={t('search')}
        value={wanted.text}
        onChange={(event) => onWant({ text: event.target.value })}
        className={`${inputClasses} min-w-40 flex-1`}
      />
      <label className="flex items-center gap-1.5 text-sm text-muted">
        {t('sort')}
        <select
          value={wanted.sort}
          onChange={(event) => onWant({ sort: event.target.value as Sort })}
          className={`${inputClasses} w-auto!`}
        >
          {SORTS.map((sort) => (
            <option key={sort} value={sort}>
              {t(`sort-${sort}`)}
            </option>
          ))}
        </select>
      </label>
      {children}
      {tags.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot flow among its neighbours
        <div role="group" aria-label={t('tags')} className="flex w-full flex-wrap gap-1.5">
          {tags.map((tag) => {
            const on = wanted.tags.includes(tag);
            return (
              <Button
                key={tag}
                size="sm"
                aria-pressed={on}
                onClick={() => onWant({ tags: turn(tag) })}
                className={classes('max-w-full', on && 'border-accent! bg-accent-soft!')}
              >
                {on && <span aria-hidden="true">✓</span>}
                <bdi className="truncate">{tag}</bdi>
              </Button>
            );
          })}
        </div>
      )}
    </search>
  );
}
