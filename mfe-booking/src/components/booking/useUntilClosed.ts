import { useEffect, useState } from 'react';
import type { BookingStore } from '../../stores/createBookingStore.ts';

/**
 * Whether something has been asked for since the panel opened:
 * closed it is forgotten, although the panel stays, unseen.
 */
export function useUntilClosed(store: BookingStore): [isSo: boolean, set: (isSo: boolean) => void] {
  const [isSo, set] = useState(false);
  useEffect(() => store.subscribe(({ isOpen }) => void (isOpen || set(false))), [store]);
  return [isSo, set];
}
