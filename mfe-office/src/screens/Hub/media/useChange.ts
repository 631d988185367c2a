import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { BodyOf, changeMediaCall, MediaItem } from '@spielplan/shared-contracts/api';
import { useHost } from '@spielplan/shared-ui/host';
import { useState } from 'react';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';

export interface Change {
  /** Whether it was saved. */
  save: (fields: BodyOf<typeof changeMediaCall>) => Promise<boolean>;
  busy: boolean;
  failure: HubFailure | null;
}

/** Saves changes of one entry on the state that is shown; where somebody was faster that one is shown. */
export function useChange(item: MediaItem, onSaved: (item: MediaItem) => void): Change {
  const { signals } = useHost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HubFailure | null>(null);
  return {
    busy,
    failure,
    async save(body) {
      if (busy) return false;
      setBusy(true);
      setFailure(null);
      const target = { id: item.id, body, ifMatch: item.revision };
      const reply = await callHub<typeof changeMediaCall>(signals, addresses.changeMedia, target);
      setBusy(false);
      if (reply.kind === 'done') onSaved(reply.value);
      else setFailure(failureOf(reply));
      return reply.kind === 'done';
    },
  };
}
