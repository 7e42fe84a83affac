'use client';
import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * What stands in the address for a name, empty where nothing does, null until the browser has said. A page must not ask
 * the server for it: the copy of a page that is kept for use without a network is one for all addresses.
 */
export function useQuery(name: string): string | null {
  return useSyncExternalStore(
    never,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => null,
  );
}
