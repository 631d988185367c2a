import { Button, Dialog } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { useStore } from '@spielplan/shared-ui/host';
import { styled } from 'styled-components';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { joinTexts, type ConflictChoice, decideConflict, getMyValue, valueFor } from '../../domain/workspace/decide.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { createBlockActions } from '../blocks/blockActions.ts';
import { bringBack } from '../bringBack.ts';
import { focusFrame } from '../blocks/frames.ts';
import { useFieldLabel } from '../blocks/useFieldLabel.ts';
import { ComparedTexts } from './ComparedTexts.tsx';

/**
 * What was changed here and elsewhere: both texts with their
 * differences, and three ways on. It stays until one is taken.
 */
export function ConflictDialog({ session, blockKey }: { session: EditingSession; blockKey: BlockKey }) {
  const text = useText();
  const conflicts = useStore(session.store, (state) => state.conflicts[blockKey]);
  const isLost = useStore(session.store, ({ lost }) => lost.includes(blockKey));
  const label = useFieldLabel(session, blockKey, conflicts?.[0]?.field ?? '');
  const close = () => session.ui.setState({ layer: null });
  // The button that has opened it goes with what was to be decided.
  const end = () => {
    close();
    focusFrame(blockKey);
  };
  if (isLost)
    return (
      <Dialog isOpen onClose={close} title={text('lost.title')} closeLabel={text('dialog.later')}>
        <p>{text('lost.text')}</p>
        <Button
          onClick={() => {
            close();
            focusFrame(bringBack(session, blockKey));
          }}
        >
          {text('lost.bringBack')}
        </Button>
        <Button
          variant="outline"
          onClick={() => {
            close();
            createBlockActions(session, blockKey).remove();
          }}
        >
          {text('lost.letGo')}
        </Button>
      </Dialog>
    );
  const conflict = conflicts?.[0];
  if (!conflict) return null;
  const { field, theirs } = conflict;
  const mine = getMyValue(session.store.getState(), blockKey, conflict);
  const decide = (way: ConflictChoice) => {
    const value = valueFor(session.store.getState(), blockKey, conflict, way);
    const next = decideConflict(session.store.getState(), blockKey, field);
    session.store.put(next);
    session.store.run({ kind: 'change', key: blockKey, fields: { [field]: value } });
    session.queue.changed();
    if (!next.conflicts[blockKey]) end();
  };
  return (
    <Dialog isOpen onClose={close} title={text('conflict.title', { field: label })} closeLabel={text('dialog.later')}>
      <p>{text('conflict.text')}</p>
      <ComparedTexts
        sides={[
          { label: text('conflict.mine'), value: mine },
          { label: text('conflict.theirs'), value: theirs },
        ]}
      />
      <Ways>
        <Button onClick={() => decide('mine')}>{text('conflict.takeMine')}</Button>
        <Button onClick={() => decide('theirs')}>{text('conflict.takeTheirs')}</Button>
        {joinTexts(mine, theirs) === null ? null : <Button onClick={() => decide('both')}>{text('conflict.takeBoth')}</Button>}
      </Ways>
    </Dialog>
  );
}

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
