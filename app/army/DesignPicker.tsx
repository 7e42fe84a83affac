'use client';
import { useTranslations } from 'use-intl';
import { capital } from '@/lib/engine/text';
import { keyed } from '@/lib/shelf';
import { Button } from '../ui/button';
import { PlusIcon } from '../ui/icons';
import { newDesign } from './designs';
import { useDesignSystem, useWorkbench } from './workbench';

/** Starts for units that are designed, and what the parts of a design mean. */
export function DesignPicker() {
  const t = useTranslations();
  const { actions, books } = useWorkbench();
  const system = useDesignSystem();
  const add = (champion: boolean) => () => actions.addDesigned(keyed(newDesign({ champion }, system)));
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-2">
        <Button look="primary" onClick={add(false)}>
          <PlusIcon /> {t('army.design.addUnit')}
        </Button>
        <Button onClick={add(true)}>
          <PlusIcon /> {t('army.design.addChampion')}
        </Button>
      </div>
      <Reference
        title={t('army.design.quality')}
        rows={system.qualities.map((row) => ({ ...row, figure: books.words.points(row.value) }))}
      />
      <Reference
        title={t('army.design.order')}
        rows={system.densities.map((row) => ({
          ...row,
          letter: row.code,
          figure: t('army.design.base', { figures: row.base }),
        }))}
      />
      <Reference
        title={t('army.design.armour')}
        rows={system.armours.map((row) => ({ ...row, letter: row.code, figure: `+${row.cost}` }))}
      />
      <Reference
        title={t('army.design.category')}
        rows={system.categories.map((row) => ({ ...row, letter: row.code, figure: `× ${row.times}` }))}
      />
      <Reference
        title={t('army.design.arms')}
        rows={system.arms.map((row) => ({ ...row, figure: `× ${row.times}` }))}
      />
    </div>
  );
}

interface ReferenceRow {
  id: string;
  name: string;
  summary: string;
  letter?: string;
  figure: string;
}

function Reference({ title, rows }: { title: string; rows: readonly ReferenceRow[] }) {
  return (
    <section>
      <h3 className="mb-0.5 text-sm font-semibold text-muted">{title}</h3>
      <dl className="divide-y divide-line rounded border border-line bg-surface">
        {rows.map(({ id, name, summary, letter, figure }) => (
          <div key={id} className="px-2.5 py-1.5">
            <dt className="flex gap-2 font-semibold">
              {letter && <span className="w-4 text-accent">{letter}</span>}
              <span className="flex-1">{capital(name)}</span>
              <span className="font-normal">{figure}</span>
            </dt>
            <dd className="text-sm text-muted">{summary}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
