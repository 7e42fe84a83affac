'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Army } from '@/lib/shelf';
import { readTags } from '@/lib/shelf/find';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/fields';

interface TagDialogProps {
  army: Army | null;
  /** All tags in use, to choose from. */
  known: readonly string[];
  onTags(tags: string[]): void;
  onClose(): void;
}

/** The tags of an army: typed, or taken from those in use. */
export function TagDialog({ army, ...rest }: TagDialogProps) {
  const t = useTranslations('armies');
  return (
    <Dialog open={army !== null} onOpenChange={(open) => !open && rest.onClose()} title={t('tags')}>
      {army && <TagForm {...rest} army={army} />}
    </Dialog>
  );
}

function TagForm({ army, known, onTags }: TagDialogProps & { army: Army }) {
  const t = useTranslations('armies');
  const [text, setText] = useState((army.tags ?? []).join(', '));
  const has = readTags(text);
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onTags(has);
      }}
    >
      <TextField label={t('tags')} hint={t('tags-hint')} value={text} onValueChange={setText} autoFocus />
      <div className="flex flex-wrap gap-1.5">
        {known
          .filter((tag) => !has.includes(tag))
          .map((tag) => (
            <Button key={tag} size="sm" onClick={() => setText([...has, tag].join(', '))}>
              + <bdi>{tag}</bdi>
            </Button>
          ))}
      </div>
      <Button type="submit" look="primary" className="self-end">
        {t('keep')}
      </Button>
    </form>
  );
}
