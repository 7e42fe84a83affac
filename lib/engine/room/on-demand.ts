/** Works something out when it is first asked for, and then remembers it. */
export function onDemand<T>(work: () => T): () => T {
  let made: { value: T } | undefined;
  return () => {
    made ??= { value: work() };
    return made.value;
  };
}
