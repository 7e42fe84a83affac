import { fileNameOf } from '@/lib/shelf/file-text';

/** The army's name with an ending; a roster file ends as all of them do, `.muster.json`. */
export function formatFileName(name: string | undefined, ending: string): string {
  const file = fileNameOf(name);
  return ending === 'json' ? file : file.replace(/\.muster\.json$/, `.${ending}`);
}
