import { type Draft, draftRoster } from '@/lib/shelf';
import { fileNameOf, fileTextOf } from '@/lib/shelf/file-text';

/** Hands a text over as a file. */
export function saveText(text: string, fileName: string, type: string): void {
  saveBlob(new Blob([text], { type }), fileName);
}

/** Hands bytes over as a file. */
export function saveBlob(blob: Blob, fileName: string): void {
  const url = URL.createObjectURL(blob);
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  document.body.append(link);
  link.click();
  link.remove();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Hands an army over as a roster file. False if it has no total yet, which a roster file needs. Nothing is loaded for
 * it: it is the way out when the server is gone or the storage full.
 */
export function downloadDraft(draft: Draft): boolean {
  const roster = draftRoster(draft);
  if (!roster) return false;
  saveText(fileTextOf(roster), fileNameOf(roster.name), 'application/json');
  return true;
}
