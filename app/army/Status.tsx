'use client';
import { memo, type ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { breachKey } from '@/lib/engine/fixes/identity';
import type { Breach, Report } from '@/lib/schema';
import { Button } from '../ui/button';
import { classes } from '../ui/classes';
import { AgreedIcon, CheckIcon, CrossIcon, InfoIcon, WarningIcon } from '../ui/icons';
import { useWords } from '../words/useWords';
import { Agreed } from './Findings';
import { FillButton } from './fill/FillButton';
import { Lazily, later } from './Lazily';
import type { Finding } from './marks';
import { useNow } from './now';
import { Repairs } from './Repairs';
import { useCategoryRoom } from './room';
import { Shares } from './Shares';
import { useSumButton } from './sums/SumButton';
import { WaiveButton } from './WaiveButton';
import { balanceWords, verdictWords } from './words';
import { useWorkbench } from './workbench';

const LapsedWaivers = later(() => import('./LapsedWaivers').then((part) => part.LapsedWaivers));

/** How the army stands: points, verdict, shares, breaches and advice. */
export const Status = memo(function Status() {
  const t = useTranslations();
  const { draft, checked } = useNow();
  const { report, categories } = checked;
  const agreed = draft.points !== null;
  const figure = useWords().points(report.points.spent);
  const { button, sum } = useSumButton({ name: t('sums.army'), figure, className: '-ml-1' });
  const room = useCategoryRoom({ draft, checked });
  return (
    <section aria-label={t('army.status.label')} tabIndex={-1} className="flex flex-col gap-4">
      <h2 className="sr-only">{t('army.status.label')}</h2>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <PointsLine report={report} agreed={agreed} figure={button} />
        <VerdictLine report={report} agreed={agreed} />
        <div className="w-full">{sum}</div>
      </div>
      <Shares report={report} names={categories} agreed={agreed} room={room} />
      <FillButton />
      {agreed && <FindingLinks title={t('army.status.breaches')} findings={report.breaches} />}
      <Lazily when={report.lapsed !== undefined}>
        {report.lapsed && <LapsedWaivers lapsed={report.lapsed} />}
      </Lazily>
      {agreed && <FindingLinks title={t('army.status.advice')} findings={report.advice} quiet />}
    </section>
  );
});

interface PointsLineProps {
  report: Report;
  agreed: boolean;
  small?: boolean;
  /** What stands for the figure: a button that shows its sum. */
  figure?: ReactNode;
}

/** `1,021 of 1,000 points, 21 over`. */
export function PointsLine({ report: { points }, agreed, small, figure }: PointsLineProps) {
  const words = useWords();
  return (
    <p>
      <span className={classes('font-bold', small ? 'text-xl' : 'text-2xl')}>
        {figure ?? words.points(points.spent)}
      </span>
      {agreed ? (
        <>
          <span className="text-muted">
            {' '}
            {small
              ? words.say('army.status.of', { agreed: words.points(points.agreed) })
              : words.say('army.status.ofPoints', { agreed: words.amount(points.agreed) })}
          </span>
          <span className={classes('ml-2', points.spent > points.agreed && 'font-semibold text-breach')}>
            {balanceWords(points, words)}
          </span>
        </>
      ) : (
        <span className="text-muted"> {words.say('army.status.points')}</span>
      )}
    </p>
  );
}

/** The verdict as a sign and words; while there is no total, a button that leads to it. */
export function VerdictLine({ report, agreed }: { report: Report; agreed: boolean }) {
  const t = useTranslations();
  const { actions, books } = useWorkbench();
  if (!agreed) {
    return (
      <Button size="sm" onClick={() => actions.goTo('total')}>
        {t('army.status.agree')}
      </Button>
    );
  }
  const legal = report.verdict !== 'illegal';
  return (
    <p className={classes('flex items-center gap-1 font-bold', legal ? 'text-legal' : 'text-breach')}>
      {legal ? <CheckIcon /> : <CrossIcon />}
      {verdictWords(report, books.words)}
    </p>
  );
}

interface FindingLinksProps {
  title: string;
  findings: readonly Finding[];
  quiet?: boolean;
  hideTitle?: boolean;
}

/** With more breaches than these, their repairs wait until they are asked for. */
const FEW_BREACHES = 3;

/** Breaches, or where it is `quiet` advice, each leading to what causes it. */
export const FindingLinks = memo(function FindingLinks(props: FindingLinksProps) {
  const { title, findings, quiet, hideTitle } = props;
  if (findings.length === 0) return null;
  return (
    <div>
      <h3 className={hideTitle ? 'sr-only' : 'mb-1 text-sm font-semibold text-muted'}>{title}</h3>
      <ol className="flex flex-col gap-1">
        {findings.map((finding) => (
          <li key={breachKey(finding)}>
            <span className="flex gap-1">
              <FindingLink finding={finding} quiet={quiet} brief={hideTitle} />
              {!quiet && !hideTitle && <WaiveButton breach={finding as Breach} />}
            </span>
            {!quiet && !hideTitle && (
              <Repairs breach={finding as Breach} start={findings.length <= FEW_BREACHES} />
            )}
          </li>
        ))}
      </ol>
    </div>
  );
});

interface FindingLinkProps {
  finding: Finding;
  quiet?: boolean;
  brief?: boolean;
}

function FindingLink({ finding, quiet, brief }: FindingLinkProps) {
  const { actions } = useWorkbench();
  const waived = 'waived' in finding && finding.waived;
  const Icon = quiet ? InfoIcon : waived ? AgreedIcon : WarningIcon;
  return (
    <button
      type="button"
      data-finding=""
      onClick={() => actions.lead(finding)}
      className={classes(
        'flex min-h-11 w-full min-w-0 cursor-pointer items-start gap-2 rounded px-2 py-1.5 text-left sm:min-h-8',
        quiet ? 'text-sm text-muted hover:bg-hover' : 'hover:underline',
        !quiet && (waived ? 'bg-hover' : 'bg-breach-soft'),
      )}
    >
      <span className={classes('mt-0.5', !quiet && !waived && 'text-breach')}>
        <Icon size={quiet ? 16 : 18} />
      </span>
      <span className="min-w-0 wrap-anywhere">
        {finding.message}
        {waived && <Agreed note={brief ? '' : finding.note} />}
      </span>
    </button>
  );
}
