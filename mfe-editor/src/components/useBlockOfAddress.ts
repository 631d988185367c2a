import { blockInHash } from '@spielplan/shared-contracts/rules/content-checks';
import { useEffect } from 'react';
import { keyOfId } from '../domain/workspace/wireBlock.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';

const LOOK_MS = 100;
/** After that the page does not show the block. */
const MAX_LOOKS = 50;

/** Gives the keyboard to the block that the address names, as soon as the page shows its frame. */
export function useBlockOfAddress(session: EditingSession): void {
  useEffect(() => {
    const id = blockInHash(location.hash);
    if (id === null) return undefined;
    let looks = 0;
    const timer = setInterval(() => {
      const key = keyOfId(session.store.getState(), id);
      const frame = key === null ? null : document.querySelector<HTMLElement>(`[data-frame="${CSS.escape(key)}"]`);
      if ((looks += 1) >= MAX_LOOKS || frame) clearInterval(timer);
      if (!frame) return;
      session.ui.setState({ active: key });
      frame.focus();
      frame.scrollIntoView?.({ block: 'center' });
    }, LOOK_MS);
    return () => clearInterval(timer);
  }, [session]);
}
