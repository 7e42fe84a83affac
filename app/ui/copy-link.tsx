'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from './button';
import { inputClasses } from './classes';
import { CheckIcon, CopyIcon } from './icons';

/** A link to be copied, with a word on whether that worked. */
export function CopyLink({ url, label }: { url: string; label: string }) {
  const t = useTranslations('copyLink');
  const [copied, setCopied] = useState<boolean>();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-col gap-1">
      <div className="flex gap-2">
        <input
          aria-label={label}
          readOnly
          value={url}
          onFocus={(event) => event.target.select()}
          className={`${inputClasses} min-w-0 flex-1`}
        />
        <Button look="primary" onClick={() => void copy()}>
          {copied ? <CheckIcon /> : <CopyIcon />} {t(copied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p role="status" className={copied === undefined ? 'sr-only' : 'text-sm'}>
        {copied !== undefined && t(copied ? 'done' : 'refused')}
      </p>
    </div>
  );
}
