import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { mediaCall, MediaItem } from '@spielplan/shared-contracts/api';
import { type MediaList, mediaQuery, type MediaQuery } from '@spielplan/shared-editing/media';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useRef, useState } from 'react';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';

export type MediaFilter = Omit<MediaQuery, 'page'>;

export interface Media extends MediaList {
  filter: MediaFilter;
  setFilter: (filter: MediaFilter) => void;
  busy: boolean;
  failure: HubFailure | null;
  more: () => Promise<void>;
  /** An entry as it is now; a new one stands first. */
  put: (item: MediaItem) => void;
  drop: (id: number) => void;
}

const NOTHING: MediaList = { count: 0, results: [], tags: [] };
const NO_FILTER: MediaFilter = { query: '', tag: '', kind: '' };
const TYPING_MS = 250;

/**
 * The library as far as it is on the screen: searched, filtered, extended page by page and changed in place. Without
 * a first answer it is asked for at once.
 */
export function useMedia(first: MediaList | null, kind: MediaFilter['kind'] = ''): Media {
  const { signals } = useHost();
  const [list, setList] = useState(first ?? NOTHING);
  const [filter, setFilter] = useState<MediaFilter>({ ...NO_FILTER, kind });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<HubFailure | null>(null);
  const asked = useRef(0);
  const pages = useRef(first === null ? 0 : 1);

  const load = async (wanted: MediaFilter, page: number) => {
    const turn = (asked.current += 1);
    setBusy(true);
    const reply = await callHub<typeof mediaCall>(signals, addresses.media, { query: mediaQuery({ ...wanted, page }) });
    // A later question has another answer.
    if (turn !== asked.current) return;
    setBusy(false);
    setFailure(reply.kind === 'done' ? null : failureOf(reply));
    if (reply.kind !== 'done') return;
    pages.current = page;
    const { results, ...rest } = reply.value;
    setList((before) => ({ ...rest, results: page === 1 ? results : withNew(before.results, results) }));
  };

  const isFirst = useRef(first !== null);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const timer = setTimeout(() => void load(filter, 1), first === null && pages.current === 0 ? 0 : TYPING_MS);
    return () => clearTimeout(timer);
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `load` is of this very rendering
  }, [filter]);

  return {
    count: list.count,
    results: list.results,
    tags: list.tags,
    filter,
    setFilter,
    busy,
    failure,
    more: () => load(filter, pages.current + 1),
    put(item) {
      setList((before) => {
        const isKnown = before.results.some(({ id }) => id === item.id);
        if (isKnown) return { ...before, results: before.results.map((each) => (each.id === item.id ? item : each)) };
        return { ...before, count: before.count + 1, results: [item, ...before.results] };
      });
    },
    drop(id) {
      setList((before) => ({ ...before, count: before.count - 1, results: before.results.filter((each) => each.id !== id) }));
    },
  };
}

function withNew(before: readonly MediaItem[], more: readonly MediaItem[]): MediaItem[] {
  const known = new Set(before.map(({ id }) => id));
  return [...before, ...more.filter(({ id }) => !known.has(id))];
}
