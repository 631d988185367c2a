import { useHost } from '@spielplan/shared-ui/host';
import { useEffect } from 'react';

/**
 * Tells the page where its tickets are and whether they are out of view, for the sticky ticket
 * button; takes it back when the place leaves. `id` is that of the element, `null` where there is
 * nothing to buy.
 */
export function useTicketsPlace(id: string | null): void {
  const { signals } = useHost();
  useEffect(() => {
    const place = id === null ? null : document.getElementById(id);
    if (!place || !('IntersectionObserver' in window)) return;
    const href = `#${place.id}`;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry) signals.emit('tickets.place', { href, isOutOfView: !entry.isIntersecting });
    });
    observer.observe(place);
    return () => {
      observer.disconnect();
      signals.emit('tickets.place', null);
    };
  }, [signals, id]);
}
