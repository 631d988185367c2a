import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { ContentFinding, documentChecksCall, PageNode } from '@spielplan/shared-contracts/api';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { callHub } from '../callHub.ts';

type Findings = Readonly<Record<PageNode['id'], readonly ContentFinding[]>>;

/** What the checks find in pages that a new one can be made of, by their ids; none of those that nobody has looked at. */
export function useSourceFindings(sources: readonly PageNode[]): Findings {
  const { signals } = useHost();
  const [findings, setFindings] = useState<Findings>({});
  const ids = sources.map(({ id }) => id).join(' ');

  useEffect(() => {
    let isGone = false;
    // One after the other: nobody waits for them.
    const ask = async () => {
      for (const id of ids.split(' ').filter(Boolean)) {
        const query = `?content_type=page&object_id=${id}`;
        const reply = await callHub<typeof documentChecksCall>(signals, addresses.documentChecks, { query });
        if (isGone || reply.kind !== 'done') return;
        setFindings((before) => ({ ...before, [id]: reply.value.findings }));
      }
    };
    void ask();
    return () => {
      isGone = true;
    };
  }, [signals, ids]);
  return findings;
}
