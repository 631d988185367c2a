import * as addresses from '@spielplan/shared-contracts/api/call-addresses';
import type { changePasswordCall } from '@spielplan/shared-contracts/api';
import { Button, FieldFrame, Notice } from '@spielplan/shared-ui/components';
import { useHost } from '@spielplan/shared-ui/host';
import { type FormEvent, useState } from 'react';
import { useText } from '../../../i18n/useText.ts';
import { callHub, failureOf, type HubFailure } from '../callHub.ts';
import { HubActions, HubForm, HubSection } from '../hubStyles.ts';

const MIN_CHARS = 12;
const MAX_CHARS = 200;
const EMPTY = { password: '', new_password: '' };
type Field = keyof typeof EMPTY;
const AUTO_COMPLETE = { password: 'current-password', new_password: 'new-password' } as const;

/** Changes one's password with the old one; every other session ends. */
export function PasswordForm() {
  const text = useText();
  const { signals } = useHost();
  const [values, setValues] = useState(EMPTY);
  const [busy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Field | null>(null);
  const [told, setTold] = useState<HubFailure | 'hub.password.done' | null>(null);

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    setWrong(null);
    setTold(null);
    const reply = await callHub<typeof changePasswordCall>(signals, addresses.changePassword, { body: values });
    setBusy(false);
    if (reply.kind === 'done') {
      setValues(EMPTY);
      return setTold('hub.password.done');
    }
    const field = reply.kind === 'refused' ? reply.problem.field : undefined;
    if (field === 'password' || field === 'new_password') return setWrong(field);
    setTold(failureOf(reply));
  };
  return (
    <HubSection aria-labelledby="password">
      <h2 id="password">{text('hub.password.title')}</h2>
      <p>{text('hub.password.text')}</p>
      <HubForm onSubmit={(event) => void send(event)}>
        {(['password', 'new_password'] as const).map((name) => {
          const help = name === 'new_password' ? text('hub.password.hint', { count: MIN_CHARS }) : undefined;
          const error = wrong === name ? text(`hub.password.wrong.${name}`) : undefined;
          const described = [error && `own-${name}-error`, help && `own-${name}-help`].filter(Boolean).join(' ');
          return (
            <FieldFrame key={name} id={`own-${name}`} label={text(`hub.password.${name}`)} help={help} error={error}>
              <input
                id={`own-${name}`}
                type="password"
                required
                autoComplete={AUTO_COMPLETE[name]}
                minLength={name === 'new_password' ? MIN_CHARS : undefined}
                maxLength={MAX_CHARS}
                value={values[name]}
                aria-invalid={error ? true : undefined}
                aria-describedby={described || undefined}
                onChange={({ target }) => setValues({ ...values, [name]: target.value })}
              />
            </FieldFrame>
          );
        })}
        <div data-wide="" aria-live="polite">
          {wrong ? <p>{text(`hub.password.wrong.${wrong}`)}</p> : null}
          {told === 'hub.password.done' ? <Notice tone="success">{text(told)}</Notice> : null}
          {told && told !== 'hub.password.done' ? <Notice tone="error">{text(told)}</Notice> : null}
        </div>
        <HubActions data-wide="">
          <Button type="submit" isBusy={busy}>
            {text('hub.password.save')}
          </Button>
        </HubActions>
      </HubForm>
    </HubSection>
  );
}
