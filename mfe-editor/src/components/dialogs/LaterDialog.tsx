import { Dialog, Notice } from '@spielplan/shared-ui/components';
import { type ReactNode, useEffect, useState } from 'react';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import type * as Dialogs from './laterDialogs.ts';

/** Nobody notices up to here that something is fetched. */
const SOON_MS = 400;

interface LaterDialogProps {
  session: EditingSession;
  children: (dialogs: typeof Dialogs) => ReactNode;
  /** Brings the code of these dialogs; each opening tries again. */
  load?: () => Promise<typeof Dialogs>;
}

/** A dialog whose code comes when it is opened, in words while it does and where it does not. */
export function LaterDialog({ session, children, load = loadDialogs }: LaterDialogProps) {
  const text = useText();
  const [state, setState] = useState<typeof Dialogs | 'soon' | 'loading' | 'failed'>('soon');
  useEffect(() => {
    let isOver = false;
    const timer = setTimeout(() => setState('loading'), SOON_MS);
    const end = (dialogs: typeof Dialogs | 'failed') => {
      clearTimeout(timer);
      if (!isOver) setState(dialogs);
    };
    load().then(end, () => end('failed'));
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [load]);
  if (state === 'soon') return null;
  if (typeof state === 'object') return children(state);
  const close = () => session.ui.setState({ layer: null });
  return (
    <Dialog isOpen onClose={close} title={text('dialog.title')} closeLabel={text('dialog.close')}>
      {state === 'failed' ? <Notice tone="error">{text('dialog.failed')}</Notice> : <p role="status">{text('dialog.loading')}</p>}
    </Dialog>
  );
}

function loadDialogs(): Promise<typeof Dialogs> {
  return import(/* webpackChunkName: "dialogs" */ './laterDialogs.ts');
}
