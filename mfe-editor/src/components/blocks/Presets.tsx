import { useStore } from 'zustand/react';
import { COLUMN_PRESETS, presetOf } from '../../domain/columnPresets.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { arrangeAs } from '../../domain/operations/arrangeColumns.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** Chooses the widths of a block's columns; no block is lost by it. */
export function Presets({ session, blockKey }: { session: EditingSession; blockKey: BlockKey }) {
  const text = useText();
  const block = useStore(session.store, ({ screen }) => findBlock(screen, blockKey)?.block);
  if (!block) return null;
  const choose = (name: string) => {
    const spans = COLUMN_PRESETS[name];
    if (!spans) return;
    session.store.run({
      kind: 'arrange',
      key: blockKey,
      columns: arrangeAs(
        block,
        spans.map((span) => `col-${span}`),
      ),
    });
    session.say('said.arranged');
  };
  return (
    <select
      aria-label={text('frame.columns')}
      tabIndex={-1}
      value={presetOf(block) ?? ''}
      onChange={({ target }) => choose(target.value)}
    >
      {presetOf(block) === null ? <option value="">…</option> : null}
      {Object.keys(COLUMN_PRESETS).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}
