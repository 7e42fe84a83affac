'use client';
import { useTranslations } from 'use-intl';
import { SharesNote } from '../shares/Note';
import { useQuery } from '../shelf/useQuery';
import { LinkButton } from '../ui/button';
import type { ListChoice } from './ArmyHeader';
import { ArmyPage } from './ArmyPage';

/** The builder of the army that the address names. */
export function ArmyOfAddress({ lists }: { lists: readonly ListChoice[] }) {
  const t = useTranslations('offline');
  const id = useQuery('id');
  if (id === null) return <p className="needs-script p-4 text-muted">{t('opening')}</p>;
  if (id !== '') {
    return (
      <>
        <SharesNote army={id} />
        <ArmyPage id={id} lists={lists} />
      </>
    );
  }
  return (
    <p className="p-6">
      {t('no-army')} <LinkButton href="/">{t('my-armies')}</LinkButton>
    </p>
  );
}
