import { Button, Dialog, Notice } from '@spielplan/shared-ui/components';
import { type ReactNode, useEffect, useRef } from 'react';
import { useText } from '../../i18n/useText.ts';
import { HubActions } from './hubStyles.ts';
import { UnsavedContext, type useUnsavedGuard } from './useUnsavedGuard.ts';

interface GuardedDialogProps {
  guard: ReturnType<typeof useUnsavedGuard>;
  title: string;
  closeLabel: string;
  children: ReactNode;
}

/** A dialog in which one writes: what is not saved is given up by an answer, never by Escape or a press outside. */
export function GuardedDialog({ guard: { parts, place, close, asked, stay }, title, closeLabel, children }: GuardedDialogProps) {
  return (
    <Dialog isOpen onClose={close} title={title} closeLabel={closeLabel}>
      <div ref={place} style={{ inlineSize: '100%' }}>
        <UnsavedContext value={parts}>{children}</UnsavedContext>
      </div>
      {asked ? <Question onStay={stay} onDiscard={asked.goOn} /> : null}
    </Dialog>
  );
}

function Question({ onStay, onDiscard }: { onStay: () => void; onDiscard: () => void }) {
  const text = useText();
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const before = document.activeElement;
    first.current?.focus();
    return () => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <Notice tone="error" title={text('hub.unsaved.title')}>
      <p>{text('hub.unsaved.text')}</p>
      <HubActions>
        <Button ref={first} onClick={onStay}>
          {text('hub.unsaved.stay')}
        </Button>
        <Button variant="outline" onClick={onDiscard}>
          {text('hub.unsaved.discard')}
        </Button>
      </HubActions>
    </Notice>
  );
}
