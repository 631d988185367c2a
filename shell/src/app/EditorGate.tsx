import type { Editor } from '@spielplan/shared-contracts/api';
import { hasCookie, SESSION_HINT_COOKIE } from '@spielplan/shared-contracts/api/cookies';
import { Slot } from '@spielplan/shared-ui/host';
import { useEffect, useMemo, useState } from 'react';

const EDITOR_URL = '/pageeditor-api/user';

/**
 * Offers the editor's toolbar to a logged-in editor. Without the session hint nothing is asked, so a visitor's page
 * makes no request and loads no editor code; a refused or failed request is silent (specification section 8).
 */
export function EditorGate() {
  const [editor, setEditor] = useState<Editor | null>(null);
  const offered = useMemo(() => (editor ? { editor } : null), [editor]);

  useEffect(() => {
    if (!hasCookie(document.cookie, SESSION_HINT_COOKIE)) return;
    const abort = new AbortController();
    fetch(EDITOR_URL, { credentials: 'same-origin', signal: abort.signal })
      .then((response) => (response.ok ? (response.json() as Promise<Editor>) : null))
      .then(setEditor, () => undefined);
    return () => abort.abort();
  }, []);

  return offered ? <Slot name="page.toolbar" with={offered} fallback={null} /> : null;
}
