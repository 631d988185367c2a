import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { mediaCall, MediaItem } from '@spielplan/shared-contracts/api';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { callHub } from '../callHub.ts';

/** The entry of the library that a stored picture names, by the base of that; null where there is none, or not yet. */
export function useEntryOf(base: string | undefined): [MediaItem | null, (entry: MediaItem) => void] {
  const { signals } = useHost();
  const [known, setKnown] = useState<MediaItem | null>(null);
  const entry = known && 'base' in known.value && known.value.base === base ? known : null;
  const isAsked = base !== undefined && entry === null;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isOver = false;
    const query = `?${new URLSearchParams({ value: base })}`;
    void callHub<typeof mediaCall>(signals, addresses.media, { query }).then((reply) => {
      if (!isOver && reply.kind === 'done') setKnown(reply.value.results[0] ?? null);
    });
    return () => {
      isOver = true;
    };
  }, [signals, base, isAsked]);
  return [entry, setKnown];
}
