import { useTranslations } from 'use-intl';
import { capital } from '@/lib/engine/text';
import type { ReferenceGroup } from '@/lib/sheet/reference';

/** The terms of a group, each with a link of its own. */
export function RuleList({ group, system }: { group: ReferenceGroup; system: string }) {
  const t = useTranslations('rules');
  return (
    <section className="rule-group" aria-labelledby={`${system}-${group.id}-heading`}>
      <h3 id={`${system}-${group.id}-heading`}>{t(`groups.${group.id}`)}</h3>
      <dl>
        {group.terms.map(({ id, name, summary, cite, list }) => (
          <div key={id} id={`${system}-${id}`} className="rule">
            <dt>
              <a href={`#${system}-${id}`} className="no-underline" aria-label={t('link', { name })}>
                {capital(name)}
              </a>
              {list && <span className="rule-list"> {t('ofList', { list })}</span>}
            </dt>
            <dd>
              {summary} <cite>{cite}</cite>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
