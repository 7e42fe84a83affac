'use client';
import type { ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import type { Draft, OpenArmy, Weigh } from '@/lib/shelf';
import { type Scales, weighInPart } from '@/lib/shelf/news';
import { downloadDraft } from '../shelf/download';
import { type UsedArmy, useArmy, useSave } from '../shelf/useArmy';
import { Button, LinkButton } from '../ui/button';
import { useTitle } from '../ui/title';
import type { ListChoice } from './ArmyHeader';
import { Builder } from './Builder';
import { Toasts } from './toasts';
import { listOf, useBooks } from './useBooks';
import { useChecked } from './useChecked';
import { type Edits, useEdits } from './useEdits';
import { useScales } from './useScales';

interface ArmyPageProps {
  id: string;
  lists: readonly ListChoice[];
}

/** Weighs drafts for what is kept with them, as long as that can be done. */
function useWeigh() {
  const scales = useRef<Scales | null>(null);
  const weighed = useCallback<Weigh>((draft, kept) => {
    try {
      return scales.current ? weighInPart(draft, kept, scales.current) : undefined;
    } catch {
      return undefined;
    }
  }, []);
  return { scales, weighed };
}

/** The builder, once the army and its books are there; else what is the matter. */
export function ArmyPage({ id, lists }: ArmyPageProps) {
  const t = useTranslations();
  const { scales: weighing, weighed } = useWeigh();
  const used = useArmy(id, weighed);
  const draft = used.army?.draft ?? null;
  const scales = useScales(used.army, useBooks(draft));
  const name = draft?.name;
  const known = draft !== null;
  const title = useMemo(
    () => (known ? t('page.titleTemplate', { title: seenName(name) || t('app.unnamed') }) : undefined),
    [known, name, t],
  );
  useTitle(title);
  useEffect(() => {
    weighing.current = scales ?? null;
  });
  return (
    <>
      <Opened {...{ id, used, draft, scales, lists }} />
      <Toasts />
    </>
  );
}

interface OpenedProps extends ArmyPageProps {
  used: UsedArmy;
  draft: Draft | null;
  scales: Scales | null | undefined;
}

function Opened({ used, draft, scales, ...rest }: OpenedProps) {
  if (used.state === 'missing') return <Missing />;
  if (!draft) return <Opening open={used.open} />;
  return <Edited {...{ used, draft, scales }} {...rest} />;
}

/** What can be undone outlives a change of the list, for which other books have to come. */
function Edited({ used, draft, scales, ...rest }: OpenedProps & { draft: Draft }) {
  const t = useTranslations();
  const edits = useEdits(rest.id, draft, used);
  if (scales === undefined) return <Opening open={used.open} />;
  if (scales === null) {
    return (
      <Notice title={t('army.page.listFailed')} says={t('army.page.safe')}>
        <Button onClick={() => location.reload()}>{t('app.reload')}</Button>
      </Notice>
    );
  }
  return <Known {...{ used, draft, scales, edits }} {...rest} />;
}

function Opening({ open }: { open: OpenArmy | undefined }) {
  const t = useTranslations();
  const read = useSave(open);
  if (read.state !== 'failed') return <p className="p-4 text-muted">{t('army.page.opening')}</p>;
  return (
    <Notice title={t('army.page.unread')}>
      <Button onClick={() => location.reload()}>{t('app.again')}</Button>
    </Notice>
  );
}

function Missing() {
  const t = useTranslations();
  return (
    <Notice title={t('army.page.missing')} says={t('army.page.missingWhy')}>
      <LinkButton href="/">{t('app.armies')}</LinkButton>
    </Notice>
  );
}

interface KnownProps extends ArmyPageProps {
  used: UsedArmy;
  draft: Draft;
  scales: Scales;
  edits: Edits;
}

function Known({ draft, scales, ...rest }: KnownProps) {
  const t = useTranslations();
  const checked = useChecked(draft, scales.books);
  if (checked) return <Builder {...rest} {...{ draft, scales, checked }} />;
  return (
    <Notice title={t('army.page.unknownList', { list: listOf(draft) ?? '' })} says={t('army.page.kept')}>
      <Button onClick={() => downloadDraft(draft)}>{t('app.rosterFile')}</Button>
      <LinkButton href="/">{t('app.armies')}</LinkButton>
    </Notice>
  );
}

function Notice({ title, says, children }: { title: string; says?: string; children: ReactNode }) {
  return (
    <div className="mx-auto flex max-w-xl flex-col items-start gap-3 p-6">
      <h1 className="text-xl font-bold wrap-anywhere">{title}</h1>
      {says && <p>{says}</p>}
      <div className="flex flex-wrap gap-2">{children}</div>
    </div>
  );
}
