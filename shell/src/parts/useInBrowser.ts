import { useSyncExternalStore } from 'react';

/**
 * What only a browser can tell, for what does not change by itself while the page stands. The
 * server's HTML, and taking it over, go by `onServer`; right after that the browser's own answer
 * holds.
 */
export function useInBrowser<T>(read: () => T, onServer: T): T {
  return useSyncExternalStore(subscribeToNothing, read, () => onServer);
}

function subscribeToNothing(): () => void {
  return () => undefined;
}
