'use client';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Roster } from '@/lib/schema';
import { DISCORD_LONGEST } from '@/lib/sheet/discord';
import { saveText } from '../shelf/download';
import { Button, IconButton } from '../ui/button';
import { inputClasses } from '../ui/classes';
import { CheckIcon, CopyIcon } from '../ui/icons';
import { DownloadIcon } from '../ui/menu-icons';
import { type Written, writeAll } from './write-all';

interface FormsProps {
  roster: Roster;
  link?: string | undefined;
}

/** A row for each form. All are written at once, so that a click copies at once, as browsers want it. */
export function Forms({ roster, link }: FormsProps) {
  const t = useTranslations('copy');
  const [made, setMade] = useState<readonly Written[] | 'failed'>();
  useEffect(() => {
    let gone = false;
    writeAll(roster, link).then(
      (texts) => !gone && setMade(texts),
      () => !gone && setMade('failed'),
    );
    return () => {
      gone = true;
    };
  }, [roster, link]);
  if (!made) return <p role="status">{t('writing')}</p>;
  if (made === 'failed') return <p role="alert">{t('failed')}</p>;
  return <Rows made={made} />;
}

function Rows({ made }: { made: readonly Written[] }) {
  const t = useTranslations('copy');
  const [copied, setCopied] = useState<Written>();
  const [refused, setRefused] = useState<Written>();
  const copy = (form: Written) =>
    navigator.clipboard.writeText(form.text).then(
      () => {
        setCopied(form);
        setRefused(undefined);
      },
      () => setRefused(form),
    );
  return (
    <>
      <ul className="divide-y divide-line">
        {made.map((form) => (
          <li key={form.id} className="flex flex-wrap items-center gap-x-2 py-1.5">
            <span className="min-w-40 flex-1">
              <span className="font-semibold">{t(form.id)}</span>
              <span className="block text-muted text-sm">{hint(form, t)}</span>
            </span>
            <Button onClick={() => void copy(form)} aria-label={t('copy-as', { form: t(form.id) })}>
              {copied === form ? <CheckIcon /> : <CopyIcon />} {t(copied === form ? 'copied' : 'copy')}
            </Button>
            <IconButton
              label={t('save-as', { form: t(form.id) })}
              onClick={() => saveText(form.text, form.file, form.type)}
            >
              <DownloadIcon />
            </IconButton>
          </li>
        ))}
      </ul>
      <p role="status" className="sr-only">
        {copied && !refused && t('done', { form: t(copied.id) })}
      </p>
      {refused && <ByHand form={refused} />}
    </>
  );
}

/** What the form is for; of a message that is too long for Discord, how long it is. */
function hint({ id, text }: Written, t: ReturnType<typeof useTranslations<'copy'>>): string {
  const length = [...text].length;
  if (id === 'discord' && length > DISCORD_LONGEST) {
    return t('too-long', { length, most: DISCORD_LONGEST });
  }
  return t(`for.${id}`);
}

/** Where the browser does not allow copying: the text itself, to be selected. */
function ByHand({ form }: { form: Written }) {
  const t = useTranslations('copy');
  return (
    <div role="alert" className="mt-3">
      <p className="mb-1">{t('refused')}</p>
      <textarea
        aria-label={t(form.id)}
        readOnly
        rows={8}
        value={form.text}
        onFocus={(event) => event.target.select()}
        className={`${inputClasses} h-auto! w-full font-mono text-sm`}
      />
    </div>
  );
}
