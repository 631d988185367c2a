import { Button, Dialog } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useStore } from 'zustand/react';
import { diffWords } from '../../domain/diffWords.ts';
import type { BlockKey } from '../../domain/forest/forest.ts';
import { bothBelow, decideConflict, decideLost } from '../../domain/workspace/decide.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/**
 * What was changed here and elsewhere: both texts with their
 * differences, and three ways on. It stays until one is taken.
 */
export function ConflictDialog({ session, blockKey }: { session: EditingSession; blockKey: BlockKey }) {
  const text = useText();
  const conflicts = useStore(session.store, (state) => state.conflicts[blockKey]);
  const isLost = useStore(session.store, ({ lost }) => lost.includes(blockKey));
  const close = () => session.ui.setState({ layer: null });
  const put = (workspace: ReturnType<EditingSession['store']['getState']>) => {
    session.store.put(workspace);
    session.queue.changed();
    close();
  };
  if (isLost)
    return (
      <Dialog isOpen onClose={close} title={text('lost.title')} closeLabel={text('dialog.later')}>
        <p>{text('lost.text')}</p>
        <Button onClick={() => put(decideLost(session.store.getState(), blockKey))}>{text('lost.bringBack')}</Button>
        <Button
          variant="outline"
          onClick={() => {
            session.store.run({ kind: 'remove', key: blockKey });
            close();
          }}
        >
          {text('lost.letGo')}
        </Button>
      </Dialog>
    );
  const conflict = conflicts?.[0];
  if (!conflict) return null;
  const { field, theirs, mine } = conflict;
  const decide = (value: unknown) => {
    const next = decideConflict(session.store.getState(), blockKey, field);
    session.store.put(next);
    session.store.run({ kind: 'change', key: blockKey, fields: { [field]: value } });
    session.queue.changed();
    if (!next.conflicts[blockKey]) close();
  };
  const both = bothBelow(mine, theirs);
  return (
    <Dialog isOpen onClose={close} title={text('conflict.title', { field })} closeLabel={text('dialog.later')}>
      <p>{text('conflict.text')}</p>
      <Sides>
        <Side label={text('conflict.mine')} parts={diffWords(plain(theirs), plain(mine))} />
        <Side label={text('conflict.theirs')} parts={diffWords(plain(mine), plain(theirs))} />
      </Sides>
      <Ways>
        <Button onClick={() => decide(mine)}>{text('conflict.takeMine')}</Button>
        <Button onClick={() => decide(theirs)}>{text('conflict.takeTheirs')}</Button>
        {both === null ? null : <Button onClick={() => decide(both)}>{text('conflict.takeBoth')}</Button>}
      </Ways>
    </Dialog>
  );
}

function Side({ label, parts }: { label: string; parts: ReturnType<typeof diffWords> }) {
  return (
    <section aria-label={label}>
      <strong>{label}</strong>
      <p>{parts.map(({ words, isNew, at }) => (isNew ? <mark key={at}>{words}</mark> : <span key={at}>{words}</span>))}</p>
    </section>
  );
}

/** Markup is compared by its words. */
function plain(value: unknown): string {
  if (typeof value !== 'string') return JSON.stringify(value ?? '');
  return value
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

const Sides = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr));
  gap: ${space(2)};
  inline-size: 100%;
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)};
`;
