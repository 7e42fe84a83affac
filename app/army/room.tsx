'use client';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react';
import { useTranslations } from 'use-intl';
import type { ArmyRoom } from '@/lib/engine/room';
import type { Entry } from '@/lib/schema';
import { classes } from '../ui/classes';
import { useWords } from '../words/useWords';
import { ArmyNow, type Now, NowProvider, useCalm } from './now';
import { useWorkbench } from './workbench';

/** What still fits, and where each unit stands, as it was when the army was last at rest. */
interface Fitting {
  room: ArmyRoom;
  places: ReadonlyMap<string, number>;
}

const FittingContext = createContext<Fitting | null>(null);

type ArmyRoomOf = typeof import('@/lib/engine/room').armyRoom;

/** How room is worked out; its code comes once the army is on the screen. Where it fails, no room is told. */
function useRoomCode(): ArmyRoomOf | undefined {
  const [code, setCode] = useState<ArmyRoomOf>();
  useEffect(() => {
    const load = () => import('@/lib/engine/room');
    void load().then(
      ({ armyRoom }) => startTransition(() => setCode(() => armyRoom)),
      () => undefined,
    );
  }, []);
  return code;
}

const CodeContext = createContext<ArmyRoomOf | undefined>(undefined);

/** What still fits into the categories, as the army is now; undefined where nothing is told. */
export function useCategoryRoom({ draft, checked }: Now): ArmyRoom['category'] | undefined {
  const { books } = useWorkbench();
  const armyRoom = useContext(CodeContext);
  return useMemo(
    () => (armyRoom && draft.points !== null ? armyRoom(checked.roster, books).category : undefined),
    [armyRoom, draft.points, checked.roster, books],
  );
}

interface NowProps {
  now: Now;
  children: ReactNode;
}

/** Tells its parts what still fits, a moment after the last change; without a total there is nothing to tell. */
function RoomProvider({ now, children }: NowProps) {
  const { books } = useWorkbench();
  const calm = useCalm(now, true);
  const armyRoom = useRoomCode();
  const fitting = useMemo(() => {
    if (!calm || !armyRoom || calm.draft.points === null) return null;
    const places = new Map(calm.draft.units.map(({ key }, at): [string, number] => [key, at]));
    return { room: armyRoom(calm.checked.roster, books), places };
  }, [calm, books, armyRoom]);
  return (
    <CodeContext value={armyRoom}>
      <FittingContext value={fitting}>{children}</FittingContext>
    </CodeContext>
  );
}

/** The army as it is, and what still fits, for the parts that ask. */
export function ArmyProvider({ now, children }: NowProps) {
  const [army] = useState(() => new ArmyNow(now));
  useLayoutEffect(() => army.show(now), [army, now]);
  return (
    <NowProvider value={army}>
      <RoomProvider now={now}>{children}</RoomProvider>
    </NowProvider>
  );
}

/** In the list: `fits 23`, `no room: 12 over`. Of a cap that is used up its row says so already. */
export function EntryRoom({ entry, list }: { entry: Entry; list: string }) {
  const words = useWords();
  const t = useTranslations('room');
  const room = useContext(FittingContext)?.room.entry(entry.id, list);
  if (!room || ('lacks' in room && room.lacks === 'cap')) return null;
  if ('points' in room) return <span>{t(`lacks-${room.lacks}`, { points: words.points(room.points) })}</span>;
  if ('lacks' in room) return <span>{t('lacks-units')}</span>;
  const whole = entry.size.max !== undefined && room.most >= entry.size.max;
  return <span className="whitespace-nowrap">{whole ? t('fits') : t('fits-most', { most: room.most })}</span>;
}

/** Beside a unit's facts: `at most 24 now`, `no size fits now: 12 over`. */
export function UnitRoom({ unitKey, id }: { unitKey: string; id: string }) {
  const words = useWords();
  const t = useTranslations('room');
  const fitting = useContext(FittingContext);
  const at = fitting?.places.get(unitKey);
  const room = at === undefined ? null : fitting?.room.units()[at];
  const fits = room && 'most' in room;
  return (
    <span id={id} className={classes(room && !fits && 'text-breach')}>
      {room &&
        (fits
          ? t('most-now', { most: room.most })
          : 'points' in room && t('none-now', { points: words.points(room.points) }))}
    </span>
  );
}
