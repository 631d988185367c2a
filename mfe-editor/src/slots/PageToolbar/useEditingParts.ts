import type { Editor } from '@spielplan/shared-contracts/api';
import { useHost, useLocation } from '@spielplan/shared-ui/host';
import { useEditing } from '@spielplan/shared-ui/host/editing';
import { useEffect, useState } from 'react';
import type * as Editing from '../../components/startEditing.tsx';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** What the toolbar shows of a running session. */
interface EditingParts {
  session: EditingSession;
  Bar: typeof Editing.EditingBar;
  Menu: typeof Editing.EditingMenu;
}

/**
 * Loads the editor's code once a page is edited and begins a session, which ends with the page, the account or edit mode.
 */
export function useEditingParts(
  editor: Editor,
  isWanted: boolean,
): { parts: EditingParts | null; state: 'off' | 'loading' | 'on' | 'failed' | 'misfit' | 'outdated' } {
  const { lang, signals, report } = useHost();
  const { pathname } = useLocation();
  const { isOn, isFitting, documents } = useEditing();
  const [parts, setParts] = useState<EditingParts | null>(null);
  const [failure, setFailure] = useState<'failed' | 'outdated' | null>(null);
  const names = [...new Set(documents.map(({ content_type, object_id }) => `${content_type}:${object_id}`))].join(' ');
  const toolLang = editor.interface_language ?? lang;
  const mayPublish = editor.rights?.publish ?? true;
  const isAsked = isWanted && isOn && names !== '';
  const isEdited = isAsked && isFitting;

  useEffect(() => {
    if (!isEdited) return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      const { startEditing, stopEditing, isKeptByNewer, EditingBar, EditingMenu } = await import(
        /* webpackChunkName: "editing" */ '../../components/startEditing.tsx'
      );
      if (await isKeptByNewer(editor.id)) return setFailure('outdated');
      const documents = names.split(' ');
      const session = await startEditing({ lang, toolLang, account: editor.id, path: pathname, documents, signals, mayPublish });
      stop = () => stopEditing(session);
      if (isOver) stop();
      else setParts({ session, Bar: EditingBar, Menu: EditingMenu });
    };
    start().catch((error: unknown) => {
      report({ remote: 'editor', version: '', place: 'editing', error });
      setFailure('failed');
    });
    return () => {
      isOver = true;
      stop?.();
      setParts(null);
    };
  }, [isEdited, names, lang, pathname, signals, report, editor.id, mayPublish, toolLang]);

  // The shell knows who is logged in now: what was parked goes out again.
  useEffect(() => {
    if (parts?.session.queue.getState().state === 'parked') void parts.session.resume();
  }, [editor, parts]);

  if (isAsked && !isFitting) return { parts: null, state: 'misfit' };
  if (failure) return { parts: null, state: failure };
  if (parts) return { parts, state: 'on' };
  return { parts: null, state: isEdited ? 'loading' : 'off' };
}
