import { Button, Notice } from '@spielplan/shared-ui/components';
import { useEffect } from 'react';
import { useStore } from 'zustand/react';
import { describeSaving } from '../domain/describeSaving.ts';
import { useText } from '../i18n/useText.ts';
import { type EditingSession, refusalText } from '../stores/createEditingSession.ts';
import { whenSettled } from '../stores/createSaveQueue.ts';
import { EditingLayers } from './EditingLayers.tsx';
import { listenToKeys } from './listenToKeys.ts';

/**
 * What the toolbar says and does while a page is edited:
 * whether all is saved, undo and redo, and the way to visitors.
 */
export function EditingBar({ session, onDiscarded }: { session: EditingSession; onDiscarded: () => void }) {
  const text = useText();
  const { queue, store, publishing, ui } = session;
  const saving = describeSaving(useStore(queue), useStore(store));
  const { alert, said, isKept, active } = useStore(ui);
  const { mode, states, action } = useStore(publishing);
  const stacks = useStore(store, (state) => state.stacks)[session.area()];
  const changed = states.some(({ state }) => state !== 'published');

  const back = (step: 'undo' | 'redo') => {
    const refusal = store[step](session.area());
    session.say(refusal ? refusalText(refusal) : `said.${step}`);
  };
  const publish = async () => {
    if ((await whenSettled(queue)) > 0) return session.say('publish.waiting');
    session.say((await publishing.publish()) ? 'publish.done' : 'publish.failed');
  };
  useEffect(() =>
    listenToKeys({
      save: () => queue.flush(),
      publish: () => void publish(),
      undo: () => back('undo'),
      redo: () => back('redo'),
      help: () => ui.setState({ layer: { kind: 'keys' } }),
    }),
  );

  return (
    <>
      <output data-saving={saving.kind}>{text(`saving.${saving.kind}`, { count: saving.count })}</output>
      <Button variant="quiet" disabled={!stacks?.undo.length} onClick={() => back('undo')}>
        {text('bar.undo')}
      </Button>
      <Button variant="quiet" disabled={!stacks?.redo.length} onClick={() => back('redo')}>
        {text('bar.redo')}
      </Button>
      {mode === 'draft' ? (
        <>
          <span data-state={changed ? 'changed' : 'published'}>{text(changed ? 'publish.changed' : 'publish.published')}</span>
          <Button isBusy={action === 'running'} disabled={!changed || saving.count > 0} onClick={() => void publish()}>
            {text('publish.do')}
          </Button>
          <Button
            variant="outline"
            disabled={!changed || saving.count > 0}
            onClick={() => ui.setState({ layer: { kind: 'discard' } })}
          >
            {text('discard.do')}
          </Button>
        </>
      ) : null}
      {mode === 'direct' ? <strong>{text('publish.direct')}</strong> : null}
      <Button variant="quiet" onClick={() => ui.setState({ layer: { kind: 'keys' } })}>
        {text('bar.keys')}
      </Button>
      <div role="status" aria-live="polite" data-active={active ?? undefined}>
        {alert === 'save' ? text('alert.save') : null}{' '}
        <span key={said.count}>{said.text ? text(said.text as 'said.removed') : null}</span>
      </div>
      {alert === 'error' ? <Notice tone="error">{text('alert.error')}</Notice> : null}
      {isKept ? null : <Notice tone="error">{text('alert.notKept')}</Notice>}
      <EditingLayers session={session} onDiscarded={onDiscarded} />
    </>
  );
}
