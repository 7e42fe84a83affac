'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { seenName } from '@/lib/engine/text';
import { type MadeLink, madeLinks } from '@/lib/shelf/links';
import { dateText } from '@/lib/shelf/when';
import { type Withdrawn, withdrawLink } from '../army/share';
import { Button } from '../ui/button';
import { useWords } from '../words/useWords';

/** The links that this browser has made, each to be withdrawn. */
export function MadeLinks({ onWithdrawn }: { onWithdrawn?(url: string): void }) {
  const figures = useWords();
  const t = useTranslations('links');
  const [links, setLinks] = useState<MadeLink[]>([]);
  const [told, setTold] = useState<Withdrawn>();
  const look = () => madeLinks().then(setLinks, () => setLinks([]));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, as the dialog opens
  useEffect(() => void look(), []);
  const withdraw = ({ id, url }: MadeLink) =>
    void withdrawLink(id).then((outcome) => {
      setTold(outcome);
      if (outcome !== 'failed') onWithdrawn?.(url);
      void look();
    });
  if (links.length === 0 && !told) return null;
  return (
    <details className="mt-4 border-line border-t pt-2">
      <summary className="min-h-6 cursor-pointer font-semibold">
        {t('title', { count: links.length })}
      </summary>
      <p role="status" className="text-sm">
        {told && t(told)}
      </p>
      <ul className="max-h-60 overflow-y-auto">
        {links.map((link) => (
          <li key={link.id} className="flex items-center gap-2 py-0.5">
            <a href={link.url} target="_blank" rel="noreferrer" className="min-w-0 flex-1 truncate">
              <bdi>{seenName(link.name) || t('unnamed')}</bdi>
            </a>
            <span className="text-muted text-sm">{dateText(link.madeAt, figures)}</span>
            <Button
              size="sm"
              aria-label={t('withdraw-named', { name: seenName(link.name) || t('unnamed') })}
              onClick={() => withdraw(link)}
            >
              {t('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </details>
  );
}
