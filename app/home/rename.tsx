'use client';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAX_NAME } from '@/lib/schema/limits';
import type { Army } from '@/lib/shelf';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { TextField } from '../ui/fields';

interface RenameProps {
  army: Army | null;
  onRename(name: string): void;
  onClose(): void;
}

function RenameForm({ army, onRename, onClose }: RenameProps & { army: Army }) {
  const t = useTranslations();
  const [name, setName] = useState(army.draft.name ?? '');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(name.trim());
      }}
    >
      <TextField
        label={t('home.new.name')}
        value={name}
        onValueChange={setName}
        maxLength={MAX_NAME}
        autoFocus
      />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>{t('app.cancel')}</Button>
        <Button type="submit" look="primary">
          {t('home.row.rename')}
        </Button>
      </div>
    </form>
  );
}

export function RenameDialog(props: RenameProps) {
  const t = useTranslations();
  const { army, onClose } = props;
  return (
    <Dialog open={army !== null} onOpenChange={(open) => !open && onClose()} title={t('home.rename.title')}>
      {army && <RenameForm {...props} army={army} />}
    </Dialog>
  );
}
