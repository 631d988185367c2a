import { useStore } from '@spielplan/shared-ui/host';
import { COLUMN_PRESETS, presetOf } from '../../domain/columnPresets.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { arrangeAs } from '../../domain/operations/arrangeColumns.ts';
import { useText } from '../../i18n/useText.ts';
import { type EditingSession, refusalText } from '../../stores/createEditingSession.ts';

/** Chooses the widths of a block's columns; no block is lost by it. */
export function Presets({ session, blockKey }: { session: EditingSession; blockKey: BlockKey }) {
  const text = useText();
  const block = useStore(session.store, ({ screen }) => findBlock(screen, blockKey)?.block);
  if (!block) return null;
  return (
    <select
      aria-label={text('frame.columns')}
      title={text('frame.columns')}
      tabIndex={-1}
      value={presetOf(block) ?? ''}
      onChange={({ target }) => choosePreset(session, blockKey, target.value)}
    >
      {presetOf(block) === null ? <option value="">…</option> : null}
      {Object.keys(COLUMN_PRESETS).map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  );
}

/** Gives a block with columns other widths; blocks of columns that go stay in the last one. */
export function choosePreset(session: EditingSession, key: BlockKey, name: string): void {
  const block = findBlock(session.store.getState().screen, key)?.block;
  const spans = COLUMN_PRESETS[name];
  if (!spans || !block || block.columns.length === 0) return;
  const classes = spans.map((span) => `col-${span}`);
  const refusal = session.store.run({ kind: 'arrange', key, columns: arrangeAs(block, classes) });
  session.say(refusal ? refusalText(refusal) : 'said.arranged', { name });
}
