/** How a backup begins (lib/shelf/backup.ts); so much of a file is enough to see it. */
const BEGINS = /^\s*\{\s*"format"\s*:\s*"muster-backup\//;
const ENOUGH = 200;

/** Tells a backup from roster files, by what is in them; the first, if there are several. */
export async function sortFiles(files: readonly File[]): Promise<{ backup?: File; rosters: File[] }> {
  const begun = await Promise.all(files.map((file) => file.slice(0, ENOUGH).text()));
  const backup = files.find((_, at) => BEGINS.test(begun[at] ?? ''));
  return { backup, rosters: files.filter((file) => file !== backup) };
}
