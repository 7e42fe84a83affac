import { Fault } from './fault.mjs';

const LEAST = [20, 19];

/** Fails unless this Node is new enough. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > LEAST[0] || (major === LEAST[0] && minor >= LEAST[1])) return;
  throw new Fault(`Muster needs Node ${LEAST.join('.')} or newer; this is ${process.versions.node}.`);
}
