'use client';
import { Toast } from '@base-ui/react/toast';
import { useTranslations } from 'use-intl';
import { pageWords } from '../words/page-words';
import { buttonClasses, IconButton } from './button';
import { classes } from './classes';
import { CrossIcon } from './icons';

const manager = Toast.createToastManager();

export interface ToastOptions {
  /** A later toast of the same id takes its place. */
  id?: string;
  message: string;
  /** A second paragraph, line breaks kept. */
  detail?: string;
  tone?: 'plain' | 'breach';
  /** Offers to take it back. */
  undo?(): void;
}

const BRIEFLY = 6_000;
const LONG_ENOUGH = 12_000;

/** The toasts that offer to take something back. */
const offers = new Set<string>();

/** Closes what offers to take something back, once that was done another way. */
export function closeOffers(): void {
  for (const id of offers) manager.close(id);
  offers.clear();
}

/** Shows a short message at the foot of the page. Bad news stays until it is closed. */
export function toast({ id: wanted, message, detail, tone = 'plain', undo }: ToastOptions): void {
  const id = manager.add({
    id: wanted,
    title: message,
    description: detail,
    type: tone,
    timeout: tone === 'breach' ? 0 : undo ? LONG_ENOUGH : BRIEFLY,
    actionProps: undo && {
      children: pageWords().say('army.undo'),
      onClick: () => {
        manager.close(id);
        undo();
      },
    },
  });
  if (undo) offers.add(id);
}

function Toasts() {
  const t = useTranslations();
  const { toasts } = Toast.useToastManager();
  return toasts.map((entry) => (
    <Toast.Root
      key={entry.id}
      toast={entry}
      data-toast=""
      swipeDirection={['down', 'right']}
      className={classes(
        'rounded-md border bg-surface text-ink shadow-lg data-limited:hidden',
        entry.type === 'breach' ? 'border-breach' : 'border-line-strong',
      )}
    >
      <Toast.Content className="flex items-center gap-2 py-1.5 pr-1.5 pl-3.5">
        <div className="min-w-0 flex-1 py-1">
          <Toast.Title
            className={classes('break-words', entry.type === 'breach' && 'font-semibold text-breach')}
          />
          <Toast.Description className="mt-0.5 max-h-60 overflow-y-auto text-sm break-words whitespace-pre-line text-muted" />
        </div>
        <Toast.Action className={buttonClasses('plain', 'md')} />
        <Toast.Close render={<IconButton label={t('app.dismiss')} />}>
          <CrossIcon />
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}

/** Where toasts appear; once on a page. */
export function Toaster() {
  const t = useTranslations('app');
  return (
    <Toast.Provider toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport
          aria-label={t('messages')}
          className="fixed inset-x-3 bottom-[calc(0.75rem+var(--dock,0px))] z-60 flex flex-col gap-2 outline-none sm:inset-x-auto sm:right-4 sm:bottom-[calc(1rem+var(--dock,0px))] sm:w-96 print:hidden"
        >
          <Toasts />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}
