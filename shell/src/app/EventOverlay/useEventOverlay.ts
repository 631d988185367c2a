import { OVERLAY_PARAM } from '@spielplan/shared-contracts/routes';
import { isPlainPress, useLocation, useNavigate } from '@spielplan/shared-ui/host';
import { useState, type MouseEvent } from 'react';
import { useInBrowser } from '../../parts/useInBrowser.ts';

interface EventOverlayState {
  isOpen: boolean;
  /** Whether it has been opened on this page; from then on it stays in the document. */
  isNeeded: boolean;
  /** Follows a press on the button, unless it asks for a new tab or window. */
  open(event: MouseEvent): void;
  close(): void;
}

/**
 * Open or not stands in the address (`overlay`), so that "back"
 * closes the overlay and going to another path does, too.
 */
export function useEventOverlay(): EventOverlayState {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isNeeded, setIsNeeded] = useState(false);
  const isOpen = useIsAlive() && new URLSearchParams(search).has(OVERLAY_PARAM);
  if (isOpen && !isNeeded) setIsNeeded(true);

  return {
    isOpen,
    isNeeded,
    open(event) {
      if (!isPlainPress(event)) return;
      event.preventDefault();
      const query = new URLSearchParams(search);
      query.set(OVERLAY_PARAM, 'true');
      navigate(`${pathname}?${query}`);
    },
    close: () => navigate(-1),
  };
}

/** A page never loads with an open overlay: the server removes it from the address (R18). */
function useIsAlive(): boolean {
  return useInBrowser(() => true, false);
}
