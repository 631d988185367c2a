import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { CheckedDocument, SiteChecks, siteChecksCall } from '@spielplan/shared-contracts/api';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';

export interface SiteChecksState {
  documents: readonly CheckedDocument[];
  checked: number;
  total: number;
  /** What comes next; null where all was looked at. */
  next: string | null;
  failure: HubFailure | null;
}

/** Asks on until the whole site was looked at: many short answers instead of one long one. */
export function useSiteChecks(first: SiteChecks): SiteChecksState & { goOn: () => void } {
  const { signals } = useHost();
  const [state, setState] = useState<SiteChecksState>({ ...first, failure: null });
  const { next, failure } = state;

  useEffect(() => {
    if (next === null || failure) return undefined;
    let isGone = false;
    const query = `?after=${encodeURIComponent(next)}`;
    void callHub<typeof siteChecksCall>(signals, addresses.siteChecks, { query }).then((reply) => {
      if (isGone) return;
      setState((before) => (reply.kind === 'done' ? joined(before, reply.value) : { ...before, failure: failureOf(reply) }));
    });
    return () => {
      isGone = true;
    };
  }, [signals, next, failure]);

  return { ...state, goOn: () => setState((before) => ({ ...before, failure: null })) };
}

function joined(before: SiteChecksState, { documents, checked, total, next }: SiteChecks): SiteChecksState {
  return {
    documents: [...before.documents, ...documents],
    checked: before.checked + checked,
    total,
    next,
    failure: null,
  };
}
