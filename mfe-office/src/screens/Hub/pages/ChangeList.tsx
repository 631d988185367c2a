import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { PageChange, pageChangesCall } from '@spielplan/shared-contracts/api';
import { Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { useEffect, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { Dated } from '../Dated.tsx';
import { useDescribeInstant } from '../useDescribeInstant.ts';

/** Who changed what of a page, the newest first. */
export function ChangeList({ id }: { id: number }) {
  const text = useText();
  const { signals, lang } = useHost();
  const describe = useDescribeInstant();
  const [state, setState] = useState<{ changes: readonly PageChange[] } | { failure: HubFailure } | null>(null);
  useEffect(() => {
    let isGone = false;
    void callHub<typeof pageChangesCall>(signals, addresses.pageChanges, { id }).then((reply) => {
      if (!isGone) setState(reply.kind === 'done' ? reply.value : { failure: failureOf(reply) });
    });
    return () => {
      isGone = true;
    };
  }, [signals, id]);
  if (!state) return <p role="status">{text('hub.pages.loading')}</p>;
  if ('failure' in state) return <Notice tone="error">{text(state.failure)}</Notice>;
  if (state.changes.length === 0) return <p>{text('hub.pages.noChanges')}</p>;
  return (
    <ul>
      {state.changes.map(({ at, username, what, detail }) => (
        <li key={`${at} ${what} ${detail.de}`}>
          <Dated instants={[at]}>
            {[describe(at), username ?? text('hub.pages.nobody'), text(`hub.pages.what.${what}`), detail[lang]]
              .filter(Boolean)
              .join(' · ')}
          </Dated>
        </li>
      ))}
    </ul>
  );
}
