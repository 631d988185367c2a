import { useHost } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';

interface CurrentEvent {
  id: number;
  ticketUrl: string | null;
  /** Whether anything with a price can be booked. */
  isBookable: boolean;
}

/**
 * Tells the page which event is on screen, for the sticky
 * ticket button, and takes it back when it leaves.
 */
export function useCurrentEvent(event: CurrentEvent | null): void {
  const { signals } = useHost();
  const { id, ticketUrl = null, isBookable = false } = event ?? {};
  useEffect(() => {
    if (id === undefined) return;
    signals.emit('event.current', { id, ticketUrl, isBookable });
    return () => signals.emit('event.current', null);
  }, [signals, id, ticketUrl, isBookable]);
}
