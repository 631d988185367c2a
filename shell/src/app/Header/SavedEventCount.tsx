import { getSavedIds } from '@spielplan/shared-contracts/storage';
import { useHost } from '@spielplan/shared-ui/host';
import { useCallback, useSyncExternalStore } from 'react';

/**
 * How many events this browser has saved, in every tab;
 * nothing on the server, and nothing while there are none.
 */
export function SavedEventCount() {
  const { signals } = useHost();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stop = signals.on('favourites.changed', listener);
      addEventListener('storage', listener);
      return () => {
        stop();
        removeEventListener('storage', listener);
      };
    },
    [signals],
  );
  const count = useSyncExternalStore(
    subscribe,
    () => getSavedIds(() => localStorage).length,
    () => 0,
  );
  return count > 0 ? <b>({count})</b> : null;
}
