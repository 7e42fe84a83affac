const SIGNALS = ['SIGINT', 'SIGTERM'];

/** How often to look, in milliseconds, whether what started this process is still there. */
const LOOK = 250;

/**
 * Calls back when this process is told to end, until the function that it gives is called. npm tells only its
 * shell, which tells nobody, so a shell that is gone counts as well.
 */
export function onStop(callback) {
  const parent = process.ppid;
  const told = () => {
    off();
    callback();
  };
  const watch = process.env.npm_lifecycle_event
    ? setInterval(() => process.ppid === parent || told(), LOOK).unref()
    : undefined;
  const off = () => {
    clearInterval(watch);
    for (const signal of SIGNALS) process.off(signal, told);
  };
  for (const signal of SIGNALS) process.on(signal, told);
  return off;
}
