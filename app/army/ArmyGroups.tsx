'use client';
import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslations } from 'use-intl';
import { unitCategory } from '@/lib/engine';
import type { Breach, CategoryReport } from '@/lib/schema';
import type { Draft, DraftUnit } from '@/lib/shelf';
import { useWords } from '../words/useWords';
import { Findings } from './Findings';
import { groupUnits, type UnitGroup } from './groups';
import { Lazily, later } from './Lazily';
import { useSumButton } from './sums/SumButton';
import { UnitCard } from './UnitCard';
import type { Checked } from './useChecked';
import type { Folds } from './useFolds';
import { limitWords } from './words';
import { useWorkbench } from './workbench';

export function categoryId(category: string): string {
  return `category-${category}`;
}

interface ArmyGroupsProps {
  draft: Draft;
  checked: Checked;
  folds: Folds;
  fresh: string | null;
}

/** The units of the army by category. */
export const ArmyGroups = memo(function ArmyGroups({ draft, checked, folds, fresh }: ArmyGroupsProps) {
  const { books } = useWorkbench();
  const { frame, categories } = checked;
  const groups = useMemo(
    () =>
      groupUnits(
        draft.units,
        categories.map(({ id }) => id),
        (unit) => unitCategory(unit, frame, books),
      ),
    [draft.units, categories, frame, books],
  );
  const touched = useTouched();
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group) => (
        <Group key={group.category ?? ''} {...{ group, draft, checked, folds, fresh }} />
      ))}
      <Lazily when={touched}>
        <DragLayer groups={groups} />
      </Lazily>
    </div>
  );
});

const DragLayer = later(() => import('./DragLayer').then((part) => part.DragLayer));

/** Whether a pointer was ever moved or put down here: without one nothing is dragged. */
function useTouched(): boolean {
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    const touch = () => setTouched(true);
    const events = ['pointermove', 'pointerdown'] as const;
    for (const event of events) window.addEventListener(event, touch, { once: true, passive: true });
    return () => {
      for (const event of events) window.removeEventListener(event, touch);
    };
  }, []);
  return touched;
}

function Group({ group, ...rest }: ArmyGroupsProps & { group: UnitGroup }) {
  return (
    <section>
      <GroupHead group={group} draft={rest.draft} checked={rest.checked} />
      <div className="flex flex-col gap-1.5">
        {group.units.map((unit, at) => (
          <Card
            key={unit.key}
            unit={unit}
            above={group.units[at - 1]}
            below={group.units[at + 1]}
            {...rest}
          />
        ))}
      </div>
    </section>
  );
}

interface CardProps extends ArmyGroupsProps {
  unit: DraftUnit;
  above: DraftUnit | undefined;
  below: DraftUnit | undefined;
}

function Card({ unit, above, below, checked, folds, fresh }: CardProps) {
  const view = checked.views.get(unit.key);
  if (!view) return null;
  return (
    <UnitCard
      unit={unit}
      view={view}
      open={folds.isOpen(unit.key)}
      fresh={fresh === unit.key}
      above={above?.key ?? null}
      below={below?.key ?? null}
    />
  );
}

interface GroupHeadProps {
  group: UnitGroup;
  draft: Draft;
  checked: Checked;
}

function GroupHead({ group: { category, units }, draft, checked: { report, categories } }: GroupHeadProps) {
  const t = useTranslations();
  const row = report.categories.find((other) => other.category === category);
  if (category === null) {
    return categories.length > 0 ? <h2 className="group-head">{t('army.group.strange')}</h2> : null;
  }
  const agreed = draft.points !== null;
  const breaches = report.breaches.filter(({ where }) => 'category' in where && where.category === category);
  const name = categories.find(({ id }) => id === category)?.name ?? category;
  return <CategoryHead {...{ category, name, row, agreed, breaches }} empty={units.length === 0} />;
}

interface CategoryHeadProps {
  category: string;
  name: string;
  row: CategoryReport | undefined;
  agreed: boolean;
  breaches: readonly Breach[];
  empty: boolean;
}

function CategoryHead({ category, name, row, agreed, breaches, empty }: CategoryHeadProps) {
  const t = useTranslations();
  const words = useWords();
  const limits = row && agreed ? limitWords(row, words) : '';
  const points = row ? words.points(row.points) : '';
  const { button, sum } = useSumButton({ category, name, figure: points });
  return (
    <div
      id={categoryId(category)}
      tabIndex={-1}
      className="group-target"
      data-broken={breaches.some(({ waived }) => !waived) || undefined}
    >
      <h2 className="group-head">
        {name}
        {row && <span className="font-normal">{empty ? points : button}</span>}
        {limits && <span className="font-normal text-muted">{limits}</span>}
        {empty && <span className="font-normal text-muted">{t('army.group.none')}</span>}
      </h2>
      {sum}
      {agreed && <Findings breaches={breaches} advice={[]} />}
    </div>
  );
}
