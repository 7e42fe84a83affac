/** What a page has in the hand: it can be asked to write it, and tells whether there is more. */
export interface InHand {
  readonly unsaved: boolean;
  flush(): Promise<void>;
}

const inHand = new Set<InHand>();

/** Has something saved before the page goes; gives the way to stop it. */
export function saveBeforeLeaving(hand: InHand): () => void {
  inHand.add(hand);
  return () => void inHand.delete(hand);
}

const LONG_ENOUGH = 3_000;
const MOMENT = 50;

/** Saves all that is not saved, typed fields too; false if that cannot be done now. */
export async function saveAll(): Promise<boolean> {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  const end = Date.now() + LONG_ENOUGH;
  for (;;) {
    await Promise.all([...inHand].map((hand) => hand.flush()));
    if (![...inHand].some(({ unsaved }) => unsaved)) return true;
    if (Date.now() > end) return false;
    await new Promise((resolve) => setTimeout(resolve, MOMENT));
  }
}
