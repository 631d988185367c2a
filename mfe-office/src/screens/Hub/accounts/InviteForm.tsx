import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { AccountWithLink, inviteAccountCall, Rights } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf } from '../callHub.ts';
import { HubActions, HubForm } from '../hubStyles.ts';
import { RightsFields } from './RightsFields.tsx';

const MAX_CHARS = 200;
const EMPTY = { username: '', first_name: '', last_name: '', email: '' };
const FIELDS = [
  ['username', 'text', 'off'],
  ['email', 'email', 'off'],
  ['first_name', 'text', 'off'],
  ['last_name', 'text', 'off'],
] as const;
const USUAL: Rights = { edit: true, publish: false, dashboard: false, accounts: false };

/** Makes an account; the link that it answers is handed on by `onInvited`. */
export function InviteForm({ onInvited }: { onInvited: (invited: AccountWithLink) => void }) {
  const text = useText();
  const { signals, lang } = useHost();
  const [values, setValues] = useState(EMPTY);
  const [rights, setRights] = useState(USUAL);
  const [state, setState] = useState<'idle' | 'running' | ReturnType<typeof failureOf> | 'hub.invite.taken'>('idle');

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'running') return;
    setState('running');
    const body = { ...values, rights };
    const reply = await callHub<typeof inviteAccountCall>(signals, addresses.inviteAccount, { body, query: `?lang=${lang}` });
    if (reply.kind === 'done') {
      setState('idle');
      setValues(EMPTY);
      setRights(USUAL);
      return onInvited(reply.value);
    }
    const isTaken = reply.kind === 'refused' && reply.problem.error === 'CONFLICT';
    setState(isTaken ? 'hub.invite.taken' : failureOf(reply));
  };

  const isTaken = state === 'hub.invite.taken';
  return (
    <HubForm onSubmit={(event) => void send(event)}>
      {FIELDS.map(([name, type, autoComplete]) => {
        const error = isTaken && name === 'username' ? text(state) : undefined;
        return (
          <FieldFrame key={name} id={`invite-${name}`} label={text(`hub.account.${name}`)} help={undefined} error={error}>
            <input
              id={`invite-${name}`}
              type={type}
              autoComplete={autoComplete}
              autoCapitalize={name === 'username' ? 'none' : undefined}
              required={name === 'username'}
              maxLength={MAX_CHARS}
              value={values[name]}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `invite-${name}-error` : undefined}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
          </FieldFrame>
        );
      })}
      <div data-wide="">
        <RightsFields id="invite-rights" rights={rights} onChange={setRights} />
      </div>
      <div data-wide="" aria-live="polite">
        {state === 'idle' || state === 'running' ? null : <Notice tone="error">{text(state)}</Notice>}
      </div>
      <HubActions data-wide="">
        <Button type="submit" isBusy={state === 'running'}>
          {text('hub.invite.send')}
        </Button>
      </HubActions>
    </HubForm>
  );
}
