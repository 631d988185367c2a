import { Button, FieldError, FieldFrame } from '@spielplan/shared-ui/components';
import { type FormEvent, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { logIn, type LoginOutcome } from './logIn.ts';

const MAX_CHARS = 200;

/**
 * Logs an editor in again without leaving the page, which keeps what is not saved.
 * After `onDone` it can be used once more: it may have been another account.
 */
export function LoginForm({ username, onDone }: { username: string; onDone: () => Promise<void> }) {
  const text = useText();
  const [state, setState] = useState<'idle' | 'running' | Exclude<LoginOutcome, 'done'>>('idle');
  const [values, setValues] = useState({ username, password: '' });
  const isFailed = state !== 'idle' && state !== 'running';

  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (state === 'running') return;
    setState('running');
    let outcome = await logIn(values.username, values.password);
    // That answer brought the right token.
    if (outcome === 'expired') outcome = await logIn(values.username, values.password);
    if (outcome !== 'done') return setState(outcome);
    await onDone();
    setValues({ username, password: '' });
    setState('idle');
  };
  const input = (name: 'username' | 'password', type: 'text' | 'password', autoComplete: string) => (
    <FieldFrame id={`login-${name}`} label={text(`login.${name}`)} help={undefined} error={undefined}>
      <input
        id={`login-${name}`}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize="none"
        required
        maxLength={MAX_CHARS}
        value={values[name]}
        aria-describedby={isFailed ? 'login-failure' : undefined}
        onChange={({ target }) => setValues({ ...values, [name]: target.value })}
      />
    </FieldFrame>
  );
  return (
    <form onSubmit={(event) => void send(event)} style={{ display: 'grid', gap: '1rem', justifyItems: 'start' }}>
      {input('username', 'text', 'username')}
      {input('password', 'password', 'current-password')}
      <div role="alert">{isFailed ? <FieldError id="login-failure" text={text(`login.failed.${state}`)} /> : null}</div>
      <Button type="submit" isBusy={state === 'running'}>
        {text('login.submit')}
      </Button>
    </form>
  );
}
