/** Why nothing more fits: too few points under the total or a share, by how many; or as often taken as may be. */
export type Lack =
  | { lacks: 'total' | 'share'; points: number }
  /** Its own cap, or the units of other categories that its own may not outnumber. */
  | { lacks: 'cap' | 'units' };

/** The largest size that fits, within those that are printed; or why none does. */
export type Room = { most: number } | Lack;

/** What is left in a category: points that still fit under the total and its shares (less than 0: over these), and missing ones. */
export interface CategoryRoom {
  left: number;
  missing: number;
}

/** What still fits into an army. */
export interface ArmyRoom {
  /** For a new plain unit of an entry of a list; undefined where the army cannot take it at all. */
  entry(entry: string, list: string): Room | undefined;
  /** For each unit as it is equipped; null where it cannot be priced. */
  units(): readonly (Room | null)[];
  category(id: string): CategoryRoom;
  /** Points under the agreed total; less than 0 where they are over. */
  left: number;
}
