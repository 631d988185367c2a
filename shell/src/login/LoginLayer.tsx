import { ButtonLink, Dialog } from '@spielplan/shared-ui/components';
import { Slot, useHost, usePage } from '@spielplan/shared-ui/host';
import { useEffect, useMemo } from 'react';
import { useText } from '../i18n/useText.ts';
import { browserLogin, useLogin } from './browserLogin.ts';
import { loginLink } from './useSessionHint.ts';

/**
 * The editor's toolbar for who is logged in, and the request to log in again where a session has
 * ended while editing: the page was opened to be edited and nobody is logged in, or a call was
 * refused with 401 (`login.required`).
 */
export function LoginLayer() {
  const text = useText();
  const { signals } = useHost();
  const { lang, url, preview } = usePage();
  const { editor, showModalRedirect } = useLogin();
  const offered = useMemo(() => (editor ? { editor, ...(preview && { preview }) } : null), [editor, preview]);

  useEffect(() => {
    const isEditing = new URLSearchParams(window.location.search).has('edit');
    if (isEditing && !browserLogin().getState().logged) void browserLogin().request({ showsRedirect: true });
    return signals.on('login.required', () => browserLogin().requireLogin());
  }, [signals]);

  return (
    <>
      {offered ? <Slot name="page.toolbar" with={offered} fallback={null} /> : null}
      <Dialog
        isOpen={showModalRedirect}
        onClose={() => browserLogin().closeRedirect()}
        title={text('login.ended')}
        closeLabel={text('login.later')}
      >
        <p>{text('login.again')}</p>
        <ButtonLink href={loginLink(lang, url)}>{text('login.toForm')}</ButtonLink>
      </Dialog>
    </>
  );
}
