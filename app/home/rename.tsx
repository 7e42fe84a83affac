'use client';
import { useState } from 'react';
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
  const [name, setName] = useState(army.draft.name ?? '');
  return (
    <form
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        onRename(name.trim());
      }}
    >
      <TextField label="Name" value={name} onValueChange={setName} maxLength={MAX_NAME} autoFocus />
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>Cancel</Button>
        <Button type="submit" look="primary">
          Rename
        </Button>
      </div>
    </form>
  );
}

export function RenameDialog(props: RenameProps) {
  const { army, onClose } = props;
  return (
    <Dialog open={army !== null} onOpenChange={(open) => !open && onClose()} title="Rename army">
      {army && <RenameForm {...props} army={army} />}
    </Dialog>
  );
}
