import { Button, Notice } from '@spielplan/shared-ui/components';
import { useStore } from '@spielplan/shared-ui/host';
import { useLayoutEffect, useRef } from 'react';
import { useText } from '../i18n/useText.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { focusFrame } from './blocks/frames.ts';

/** The way to log in again. The one who came by it goes on with the block that they had. */
export function ParkedLine({ session }: { session: EditingSession }) {
  const text = useText();
  const ref = useRef<HTMLDivElement>(null);
  const isForeign = useStore(session.ui, (ui) => ui.isForeign);
  useLayoutEffect(() => {
    const line = ref.current;
    return () => {
      const { active, first } = session.ui.getState();
      const next = active ?? first;
      if (next !== null && line?.contains(document.activeElement)) focusFrame(next);
    };
  }, [session]);
  return (
    <div ref={ref}>
      {isForeign ? <Notice tone="error">{text('saving.foreign')}</Notice> : null}
      <Button onClick={session.askLogin}>{text('bar.logIn')}</Button>
    </div>
  );
}
