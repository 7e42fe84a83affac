'use client';
import { useTranslations } from 'use-intl';
import { Dialog } from '../ui/dialog';
import { useSettings } from '../ui/settings';
import { isLetter, keyNames, SHORTCUTS, type Shortcut } from './keys';

/** All shortcuts of the builder, by what they are about. */
export function HelpSheet({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useTranslations('keys');
  const { letters } = useSettings();
  return (
    <Dialog
      wide
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={t('title')}
      description={t('hint')}
    >
      {!letters && <p className="mb-2 font-semibold">{t('off')}</p>}
      <div className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
        {(Object.keys(SHORTCUTS) as (keyof typeof SHORTCUTS)[]).map((group) => (
          <section key={group}>
            <h3 className="mb-1 font-semibold text-muted">{t(`group-${group}`)}</h3>
            <dl>
              {SHORTCUTS[group].map((shortcut) => (
                <KeyRow key={shortcut.keys} shortcut={shortcut} off={!letters && isLetter(shortcut)} />
              ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  );
}

function KeyRow({ shortcut, off }: { shortcut: Shortcut; off: boolean }) {
  const t = useTranslations('keys');
  const names = keyNames(shortcut, /Mac|iPhone|iPad/.test(navigator.platform));
  return (
    <div className="flex items-center justify-between gap-3 border-line border-b py-1">
      <dt className={off ? 'text-muted line-through' : undefined}>{t(shortcut.words)}</dt>
      <dd className="flex gap-1 whitespace-nowrap">
        {names.map((name) => (
          <kbd key={name} className="rounded border border-line-strong px-1.5 font-sans text-sm">
            {name}
          </kbd>
        ))}
      </dd>
    </div>
  );
}
