'use client';
import { memo, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { unitCategory } from '@/lib/engine';
import type { Breach, CategoryReport } from '@/lib/schema';
import type { Draft } from '@/lib/shelf';
import { useSettings } from '../ui/settings';
import { useWords } from '../words/useWords';
import { Findings } from './Findings';
import { groupKeys, groupUnits, keptGroups, type UnitGroup } from './groups';
import { useHeld } from './held';
import { Lazily, later } from './Lazily';
import type { UnitViews } from './marks';
import { useNow } from './now';
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
  const kept = useRef<readonly UnitGroup[]>([]);
  const groups = useMemo(() => {
    const ids = categories.map(({ id }) => id);
    const made = groupUnits(draft.units, ids, (unit) => unitCategory(unit, frame, books));
    kept.current = keptGroups(made, kept.current);
    return kept.current;
  }, [draft.units, categories, frame, books]);
  const keys = useHeld(groupKeys(groups));
  const { condensed } = useSettings();
  const touched = useTouched();
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group) => (
        <Group key={group.category ?? ''} {...{ group, folds, fresh, condensed }} views={checked.views} />
      ))}
      <Lazily when={touched}>
        <DragLayer groups={keys} {...{ folds, condensed }} />
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

interface GroupProps extends Pick<ArmyGroupsProps, 'folds' | 'fresh'> {
  group: UnitGroup;
  views: UnitViews;
  condensed: boolean;
}

function Group({ group, fresh, ...rest }: GroupProps) {
  const mine = group.units.some(({ key }) => key === fresh);
  return (
    <section>
      <GroupHead category={group.category} empty={group.units.length === 0} />
      <Cards group={group} fresh={mine ? fresh : null} {...rest} />
    </section>
  );
}

/** Nothing of the units has changed, nor of what is said of them. */
function sameCards(now: GroupProps, next: GroupProps): boolean {
  const { group, folds, fresh, condensed, views } = next;
  if (now.group !== group || now.folds !== folds || now.fresh !== fresh || now.condensed !== condensed)
    return false;
  return group.units.every(({ key }) => now.views.get(key) === views.get(key));
}

const Cards = memo(function Cards({ group: { units }, views, folds, fresh, condensed }: GroupProps) {
  return (
    <div className="unit-list">
      {units.map((unit, at) => {
        const view = views.get(unit.key);
        return (
          view && (
            <UnitCard
              key={unit.key}
              {...{ unit, view, condensed }}
              open={folds.isOpen(unit.key)}
              fresh={fresh === unit.key}
              above={units[at - 1]?.key ?? null}
              below={units[at + 1]?.key ?? null}
            />
          )
        );
      })}
    </div>
  );
}, sameCards);

type GroupHeadProps = Pick<UnitGroup, 'category'> & Pick<CategoryHeadProps, 'empty'>;

const GroupHead = memo(function GroupHead({ category, empty }: GroupHeadProps) {
  const t = useTranslations();
  const { draft, checked } = useNow();
  const { report, categories } = checked;
  const breaches = useHeld(
    report.breaches.filter(({ where }) => 'category' in where && where.category === category),
  );
  const row = report.categories.find((other) => other.category === category);
  if (category === null) {
    if (categories.length === 0) return <h2 className="sr-only">{t('sheet.units')}</h2>;
    return <h2 className="group-head">{t('army.group.strange')}</h2>;
  }
  const agreed = draft.points !== null;
  const name = categories.find(({ id }) => id === category)?.name ?? category;
  return <CategoryHead {...{ category, name, row, agreed, breaches, empty }} />;
});

interface CategoryHeadProps {
  category: string;
  name: string;
  row: CategoryReport | undefined;
  agreed: boolean;
  breaches: readonly Breach[];
  empty: boolean;
}

const CategoryHead = memo(function CategoryHead(props: CategoryHeadProps) {
  const { category, name, row, agreed, breaches, empty } = props;
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
});
