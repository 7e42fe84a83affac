'use client';
import { Popover } from '@base-ui/react/popover';
import { useTranslations } from 'use-intl';
import { capital } from '@/lib/engine/text';
import { IconButton } from '../ui/button';
import { CrossIcon } from '../ui/icons';
import { type Explained, explain } from './explained';

/** What terms mean, with their citations, beside the word that was asked about; focus goes back to it. */
export function TermPopover({ explained }: { explained: Explained | null }) {
  const t = useTranslations('terms');
  return (
    <Popover.Root open={explained !== null} onOpenChange={(open) => !open && explain(null)}>
      <Popover.Portal>
        <Popover.Positioner
          anchor={explained?.anchor ?? null}
          sideOffset={4}
          collisionPadding={8}
          className="z-50"
        >
          <Popover.Popup
            finalFocus={() => explained?.anchor ?? null}
            className="max-h-[70dvh] w-80 max-w-[calc(100vw-1rem)] overflow-y-auto rounded-md border border-line bg-surface p-3 shadow-lg outline-none"
          >
            <Popover.Close render={<IconButton label={t('close')} className="float-right -mt-2 -mr-2" />}>
              <CrossIcon />
            </Popover.Close>
            <dl className="flex flex-col gap-2 text-sm">
              {explained?.terms.map(({ name, summary, cite }) => (
                <div key={name}>
                  <dt className="font-bold text-base">{capital(name)}</dt>
                  <dd>
                    {summary} <cite className="inline-block text-muted not-italic">{cite}</cite>
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-2 text-sm">
              <a href="/rules" className="inline-flex min-h-6 items-center">
                {t('more')}
              </a>
            </p>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
