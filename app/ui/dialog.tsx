'use client';
import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from './button';
import { classes } from './classes';
import { CrossIcon } from './icons';

interface DialogProps {
  open: boolean;
  onOpenChange(open: boolean): void;
  title: string;
  description?: ReactNode;
  children: ReactNode;
  wide?: boolean;
}

/** A modal dialog: in the middle of a wide screen, from the bottom edge of a phone. */
export function Dialog({ open, onOpenChange, title, description, children, wide }: DialogProps) {
  const t = useTranslations();
  return (
    <Base.Root open={open} onOpenChange={(next) => onOpenChange(next)}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/45" />
        <Base.Popup
          className={classes(
            'fixed inset-x-0 bottom-0 z-50 max-h-[94dvh] overflow-y-auto rounded-t-lg border border-line bg-surface',
            'p-4 shadow-xl sm:inset-x-auto sm:top-[8vh] sm:bottom-auto sm:left-1/2 sm:max-h-[84vh]',
            'sm:w-[calc(100vw-3rem)] sm:-translate-x-1/2 sm:rounded-lg sm:p-5',
            wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <div className="flex items-start justify-between gap-3">
            <Base.Title className="pt-1 text-lg leading-tight font-bold">{title}</Base.Title>
            <Base.Close render={<IconButton label={t('app.close')} className="-mt-1 -mr-1" />}>
              <CrossIcon />
            </Base.Close>
          </div>
          {description && <Base.Description className="mt-1 text-muted">{description}</Base.Description>}
          <div className="mt-3">{children}</div>
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
