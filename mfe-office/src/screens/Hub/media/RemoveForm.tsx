import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { MediaItem, removeMediaCall } from '@spielplan/shared-contracts/api';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { UsageList } from './UsageList.tsx';

/** Takes an entry out of the library; where it is used it says where instead. */
export function RemoveForm({ item, onRemoved }: { item: MediaItem; onRemoved: () => void }) {
  const text = useText();
  const { signals } = useHost();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HubFailure | null>(null);
  const remove = async () => {
    setBusy(true);
    setFailure(null);
    const reply = await callHub<typeof removeMediaCall>(signals, addresses.removeMedia, { id: item.id });
    setBusy(false);
    if (reply.kind === 'done') onRemoved();
    else setFailure(failureOf(reply));
  };
  return (
    <>
      <p>{text('hub.media.removeText')}</p>
      {failure ? <Notice tone="error">{text(failure)}</Notice> : null}
      {failure === 'hub.failed.inUse' ? <UsageList id={item.id} /> : null}
      <Button isBusy={busy} onClick={() => void remove()}>
        {text('hub.media.remove')}
      </Button>
    </>
  );
}
