import type { Books } from '@/lib/engine';
import type { Profile } from '@/lib/schema';

/** The figures of a profile in one line: `M 4  WS 4 …`; a dash where none is printed. */
export function ProfileLine({ profile, books }: { profile: Profile; books: Books }) {
  const system = books.system('ancient');
  const shown = system?.kind === 'catalogue' ? system.characteristics : [];
  return (
    <span className="flex flex-wrap gap-x-2 text-sm">
      {shown.map(({ id, name }) => (
        <span key={id} title={name} className="whitespace-nowrap">
          <span className="text-muted">{id}</span> {profile.values[id] ?? '–'}
        </span>
      ))}
    </span>
  );
}
