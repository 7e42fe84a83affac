'use client';
import { useEffect, useState } from 'react';

const carriesFiles = (event: DragEvent) => event.dataTransfer?.types.includes('Files') ?? false;

/** Takes files that are dropped anywhere on the page, and says so while they hover. */
export function DropTarget({ onFiles, words }: { onFiles(files: File[]): void; words: string }) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const hover = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = (event: DragEvent) => {
      if (event.relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      if (!carriesFiles(event)) return;
      event.preventDefault();
      setOver(false);
      onFiles([...(event.dataTransfer?.files ?? [])]);
    };
    window.addEventListener('dragover', hover);
    window.addEventListener('dragleave', leave);
    window.addEventListener('drop', drop);
    return () => {
      window.removeEventListener('dragover', hover);
      window.removeEventListener('dragleave', leave);
      window.removeEventListener('drop', drop);
    };
  }, [onFiles]);
  if (!over) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-40 flex items-center justify-center rounded-lg border-2 border-accent border-dashed bg-surface/90 font-semibold text-xl">
      {words}
    </div>
  );
}
