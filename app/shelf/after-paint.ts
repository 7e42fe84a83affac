/** Long enough for a change to be drawn before anything else is done for it. */
const PAINTED = 50;

/** Does something once what changed is on the screen. */
export function afterPaint(work: () => void): void {
  setTimeout(work, PAINTED);
}
