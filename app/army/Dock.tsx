'use client';
import { useTranslations } from 'use-intl';
import { Button } from '../ui/button';
import { PlusIcon, RightIcon } from '../ui/icons';
import { useNow } from './now';
import { Shares } from './Shares';
import { FindingLinks, PointsLine, VerdictLine } from './Status';
import { useHeight } from './useHeight';

interface DockProps {
  onAdd?(): void;
  onMore?(): void;
}

/** On a phone, at the foot of the screen: points, verdict, shares and breaches, and the button to add units. */
export function Dock({ onAdd, onMore }: DockProps) {
  const t = useTranslations();
  const dock = useHeight('--dock');
  return (
    <section ref={dock} aria-label={t('army.status.label')} className="dock">
      <DockStatus />
      <div className="flex flex-wrap gap-2">
        <Button look="primary" className="flex-1" onClick={onAdd}>
          <PlusIcon /> {t('army.addUnit')}
        </Button>
        <Button onClick={onMore}>
          {t('army.status.full')} <RightIcon />
        </Button>
      </div>
    </section>
  );
}

/** The status in little. */
export function DockStatus() {
  const { draft, checked } = useNow();
  const { report, categories } = checked;
  const all = useTranslations();
  const t = useTranslations('waivers');
  const agreed = draft.points !== null;
  return (
    <div className="flex flex-col gap-1.5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <PointsLine report={report} agreed={agreed} small />
        <VerdictLine report={report} agreed={agreed} />
      </div>
      <Shares report={report} names={categories} agreed={agreed} small />
      {agreed && report.breaches.length > 0 && (
        <div className="max-h-22 overflow-y-auto text-sm">
          <FindingLinks title={all('army.status.breaches')} findings={report.breaches} hideTitle />
        </div>
      )}
      {report.lapsed && <p className="text-sm">{t('lapsed-count', { count: report.lapsed.length })}</p>}
    </div>
  );
}
