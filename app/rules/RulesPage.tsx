'use client';
import { useEffect, useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Reference } from '@/lib/sheet/reference';
import { armyHref } from '../shelf/shelf';
import { Button, LinkButton, manyWords } from '../ui/button';
import { TextField } from '../ui/fields';
import { LeftIcon, PrintIcon } from '../ui/icons';
import { ChartTable } from './ChartTable';
import { type Asked, countOf, find } from './find';
import { RuleList } from './RuleList';
import { type ArmyAsked, useAsked } from './useAsked';

/** The rules of all systems, and what is asked for among them. */
export function RulesPage({ references }: { references: readonly Reference[] }) {
  const t = useTranslations('rules');
  const { asked, ask, army } = useAsked();
  const found = useMemo(() => find(references, asked), [references, asked]);
  const count = countOf(found);
  useHash();
  return (
    <div className="rules mx-auto w-full max-w-6xl px-3 py-3 sm:px-5">
      <h1 className="font-bold text-2xl print:hidden">{t('title')}</h1>
      <Controls {...{ references, asked, ask, army }} />
      <p role="status" className="mb-3 text-muted text-sm print:hidden">
        {t('found', { count })}
      </p>
      {count === 0 && (
        <p className="flex flex-wrap items-center gap-3">
          {t('nothing')}
          <Button onClick={() => ask({ words: '', system: '', only: undefined })}>{t('clear')}</Button>
        </p>
      )}
      {found.map((reference) => (
        <System key={reference.system} reference={reference} />
      ))}
    </div>
  );
}

/** The place that the address names, which is found anew once the page is alive. */
function useHash() {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1));
    if (id) document.getElementById(id)?.scrollIntoView();
  }, []);
}

interface ControlProps {
  references: readonly Reference[];
  asked: Asked;
  ask(change: Partial<Asked>): void;
  army: ArmyAsked | undefined;
}

function Controls({ references, asked, ask, army }: ControlProps) {
  const t = useTranslations('rules');
  return (
    <search className="needs-script my-3 flex flex-wrap items-end gap-3 print:hidden">
      <TextField
        label={t('search')}
        value={asked.words}
        onValueChange={(words) => ask({ words })}
        placeholder={t('searchHint')}
        className="min-w-[min(14rem,100%)] flex-1"
      />
      <Systems {...{ references, asked, ask }} />
      <Button onClick={() => window.print()} disabled={asked.system === ''} className={manyWords}>
        <PrintIcon />
        {asked.only ? t('printArmy') : t('print')}
      </Button>
      <ArmyNote {...{ asked, ask, army }} />
      {asked.system === '' && <p className="w-full text-muted text-sm">{t('printOne')}</p>}
    </search>
  );
}

function Systems({ references, asked, ask }: Omit<ControlProps, 'army'>) {
  const t = useTranslations('rules');
  return (
    <label className="flex flex-col">
      <span className="mb-1 font-semibold">{t('systems')}</span>
      <select
        value={asked.system}
        onChange={(event) => ask({ system: event.target.value, only: undefined })}
        className="min-h-11 cursor-pointer rounded border border-line-strong bg-surface px-2 text-ink sm:min-h-9"
      >
        <option value="">{t('both')}</option>
        {references.map(({ system, name }) => (
          <option key={system} value={system}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}

function ArmyNote({ asked, ask, army }: Omit<ControlProps, 'references'>) {
  const t = useTranslations('rules');
  if (!army || army.name === undefined) return null;
  if (army.name === null) return <p className="w-full">{t('missingArmy')}</p>;
  return (
    <p className="flex w-full flex-wrap items-center gap-3">
      {asked.only && (
        <>
          <bdi className="font-semibold">{t('onlyArmy', { name: army.name })}</bdi>
          <Button onClick={() => ask({ only: undefined })}>{t('all')}</Button>
        </>
      )}
      <LinkButton href={armyHref(army.id)}>
        <LeftIcon />
        {t('backToArmy')}
      </LinkButton>
    </p>
  );
}

function System({ reference }: { reference: Reference }) {
  const t = useTranslations('rules');
  const { system, name, charts, groups } = reference;
  return (
    <section className="rules-system" aria-labelledby={`${system}-heading`}>
      <h2 id={`${system}-heading`}>
        <span className="print:hidden">{name}</span>
        <span className="hidden print:inline">{t('quick', { system: name })}</span>
      </h2>
      {charts.length > 0 && (
        <section className="rules-charts" aria-label={t('charts', { system: name })}>
          {charts.map((chart) => (
            <ChartTable key={chart.id} chart={chart} system={system} />
          ))}
        </section>
      )}
      {groups.length > 0 && (
        <div className="rules-terms">
          {groups.map((group) => (
            <RuleList key={group.id} group={group} system={system} />
          ))}
        </div>
      )}
    </section>
  );
}
