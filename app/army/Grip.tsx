import { GripIcon } from '../ui/icons';

/** The class of the part of a card by which it is dragged. */
export const GRIP = 'unit-grip';

/** What a hand drags a unit by; keys and buttons do the same. */
export function Grip() {
  return (
    <span aria-hidden="true" className={GRIP}>
      <GripIcon size={16} />
    </span>
  );
}
