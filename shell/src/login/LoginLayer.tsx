import { Dialog, Notice } from '@spielplan/shared-ui/components';
import { Slot, useHost, usePage } from '@spielplan/shared-ui/host';
import { useEffect, useMemo, useState } from 'react';
import { useText } from '../i18n/useText.ts';
import { browserLogin, isEditing, useLogin } from './browserLogin.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginLink } from './useSessionHint.ts';

const AWAY_MS = 5_000;
const AWAY = <ToolbarAway />;
const heard = new WeakSet<object>();

/**
 * The editor's toolbar of a logged-in account, and the request to log in again where a session has ended while editing: a
 * page was opened to be edited without a login, or a call was refused with 401 (`login.required`). If another account logs
 * in, the request stays and says so.
 */
export function LoginLayer() {
  const text = useText();
  const { signals } = useHost();
  const { lang, url, preview } = usePage();
  const { editor, username, other, showModalRedirect } = useLogin();
  const offered = useMemo(() => (editor ? { editor, ...(preview && { preview }) } : null), [editor, preview]);

  useEffect(() => {
    if (isEditing() && !browserLogin().getState().logged) void browserLogin().request({ showsRedirect: true });
    return signals.on('login.required', (signal) => {
      // A late listener receives the last signal again, even if a login has happened since.
      if (heard.has(signal)) return;
      heard.add(signal);
      browserLogin().requireLogin();
    });
  }, [signals]);

  useEffect(() => {
    if (!showModalRedirect || !isEditing()) return undefined;
    // The editor may have logged in in another tab meanwhile.
    const ask = () => void browserLogin().request();
    window.addEventListener('focus', ask);
    return () => window.removeEventListener('focus', ask);
  }, [showModalRedirect]);

  return (
    <>
      {offered ? <Slot name="page.toolbar" with={offered} fallback={AWAY} /> : null}
      <Dialog
        isOpen={showModalRedirect}
        onClose={() => browserLogin().closeRedirect()}
        title={text('login.ended')}
        closeLabel={text('login.later')}
      >
        {other ? (
          <Notice tone="error">{text('login.other', { name: username ?? '', other: other.username })}</Notice>
        ) : (
          <p>{text('login.again')}</p>
        )}
        <LoginForm username={username ?? ''} onDone={() => browserLogin().request()} />
        <a href={loginLink(lang, url)}>{text('login.toForm')}</a>
      </Dialog>
    </>
  );
}

/** Stands where the toolbar does not come: the site is whole without it, and its editor is told. */
function ToolbarAway() {
  const text = useText();
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setIsLate, AWAY_MS, true);
    return () => clearTimeout(timer);
  }, []);
  return isLate ? <Notice tone="error">{text('login.toolbarAway')}</Notice> : null;
}
