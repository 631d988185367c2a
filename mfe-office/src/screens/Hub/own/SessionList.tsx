import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { endSessionCall, OwnSession } from '@spielplan/shared-contracts/api';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { Dated } from '../Dated.tsx';
import { useDescribeInstant } from '../useDescribeInstant.ts';
import { HubSection } from '../hubStyles.ts';

/** Where one is logged in: device, since when, last use; each other one can be ended. */
export function SessionList({ sessions: loaded }: { sessions: readonly OwnSession[] }) {
  const text = useText();
  const { signals } = useHost();
  const [sessions, setSessions] = useState(loaded);
  const [running, setRunning] = useState<number | null>(null);
  const [told, setTold] = useState<HubFailure | 'hub.session.ended' | null>(null);
  const at = useDescribeInstant();

  const end = async (id: number) => {
    setRunning(id);
    setTold(null);
    const reply = await callHub<typeof endSessionCall>(signals, addresses.endSession, { id });
    setRunning(null);
    if (reply.kind === 'done') setSessions(reply.value.sessions);
    // One that is not there any more is ended, too.
    const isGone = reply.kind === 'refused' && reply.problem.error === 'NOT_FOUND';
    if (isGone) setSessions((all) => all.filter((session) => session.id !== id));
    setTold(reply.kind === 'done' || isGone ? 'hub.session.ended' : failureOf(reply));
  };
  return (
    <HubSection aria-labelledby="sessions">
      <h2 id="sessions">{text('hub.session.title')}</h2>
      <p>{text('hub.session.text')}</p>
      <List>
        {sessions.map(({ id, device, begun, used, is_current: isCurrent }) => (
          <li key={id}>
            <div>
              <strong>{device || text('hub.session.unknown')}</strong>
              {isCurrent ? ` (${text('hub.session.current')})` : ''}
              <br />
              <Dated instants={[begun, used]}>{text('hub.session.times', { begun: at(begun), used: at(used) })}</Dated>
            </div>
            {isCurrent ? null : (
              <Button
                variant="outline"
                isBusy={running === id}
                aria-label={text('hub.session.endOf', { device: device || text('hub.session.unknown'), begun: at(begun) })}
                onClick={() => void end(id)}
              >
                {text('hub.session.end')}
              </Button>
            )}
          </li>
        ))}
      </List>
      <div aria-live="polite">
        {told === 'hub.session.ended' ? <p>{text(told)}</p> : null}
        {told && told !== 'hub.session.ended' ? <Notice tone="error">{text(told)}</Notice> : null}
      </div>
    </HubSection>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(1)} ${space(3)};
    align-items: center;
    justify-content: space-between;
    padding-block: ${space(1)};
    border-block-end: 1px solid ${color.line};
  }
`;
