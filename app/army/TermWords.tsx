'use client';
import { Fragment } from 'react';
import { useTranslations } from 'use-intl';
import type { Term } from '@/lib/engine';
import { capital } from '@/lib/engine/text';
import { explain } from './explained';

/** Words of the rules in a row, each of which opens what it means. */
export function TermWords({ terms }: { terms: readonly Term[] }) {
  const t = useTranslations('terms');
  return terms.map((term, at) => (
    <Fragment key={term.name}>
      {at > 0 && ', '}
      <button
        type="button"
        className="term-word"
        aria-label={t('explain', { name: term.name })}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => explain({ terms: [term], anchor: currentTarget })}
      >
        {at === 0 ? capital(term.name) : term.name}
      </button>
    </Fragment>
  ));
}
