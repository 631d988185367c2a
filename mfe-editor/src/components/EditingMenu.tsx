import { Button } from '@spielplan/shared-ui/components';
import { useStore } from 'zustand/react';
import { useText } from '../i18n/useText.ts';
import type { EditingSession } from '../stores/createEditingSession.ts';
import { createPageActions } from './pageActions.ts';

/** What the toolbar's menu offers while a page is edited. */
export function EditingMenu({ session }: { session: EditingSession }) {
  const text = useText();
  const { mode, states } = useStore(session.publishing);
  const waiting = useStore(session.queue, (queue) => queue.waiting);
  const changed = states.some(({ state }) => state !== 'published');
  const actions = createPageActions(session);
  return (
    <>
      {mode === 'draft' ? (
        <>
          <Button variant="quiet" disabled={!changed && waiting === 0} onClick={() => void actions.publish()}>
            {text('publish.all')}
          </Button>
          <Button
            variant="quiet"
            disabled={!changed || waiting > 0}
            onClick={() => session.ui.setState({ layer: { kind: 'discard' } })}
          >
            {text('discard.do')}
          </Button>
        </>
      ) : null}
      <Button variant="quiet" onClick={actions.help}>
        {text('bar.keys')}
      </Button>
    </>
  );
}
