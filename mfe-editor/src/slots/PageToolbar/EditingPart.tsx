import type { Editor } from '@spielplan/shared-contracts/api';
import { Notice } from '@spielplan/shared-ui/components';
import { useHost, useLocation } from '@spielplan/shared-ui/host';
import { useEditing } from '@spielplan/shared-ui/host/editing';
import { useEffect, useState } from 'react';
import type { EditingBar as EditingBarType } from '../../components/startEditing.tsx';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { useText } from '../../i18n/useText.ts';

/**
 * The editing part of the toolbar: loads the editor's code once a page is edited, and ends with it.
 */
export function EditingPart({ editor }: { editor: Editor }) {
  const text = useText();
  const { lang, signals } = useHost();
  const { pathname } = useLocation();
  const { isOn, documents } = useEditing();
  const [running, setRunning] = useState<{ session: EditingSession; Bar: typeof EditingBarType } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const names = [...new Set(documents.map(({ content_type, object_id }) => `${content_type}:${object_id}`))].join(' ');

  useEffect(() => {
    if (!isOn || names === '') return undefined;
    let stop: (() => void) | null = null;
    let isOver = false;
    const start = async () => {
      const { startEditing, stopEditing, EditingBar } = await import(
        /* webpackChunkName: "editing" */ '../../components/startEditing.tsx'
      );
      const session = await startEditing({ lang, account: editor.id, path: pathname, documents: names.split(' '), signals });
      stop = () => stopEditing(session);
      if (isOver) stop();
      else setRunning({ session, Bar: EditingBar });
    };
    start().catch(() => setHasFailed(true));
    return () => {
      isOver = true;
      stop?.();
      setRunning(null);
    };
  }, [isOn, names, lang, pathname, signals, editor.id]);

  if (hasFailed) return <Notice tone="error">{text('editing.failed')}</Notice>;
  if (!running) return isOn ? <output>{text('editing.loading')}</output> : null;
  return <running.Bar session={running.session} onDiscarded={() => window.location.reload()} />;
}
