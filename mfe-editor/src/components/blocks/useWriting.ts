import { useEffect, useRef } from 'react';
import { writeField } from '../../domain/fieldPath.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** After so long a pause what is typed next is undone by itself. */
const DELAY_MS = 1_500;

/** Writes a field of a block as it is typed; what is typed in one go is one command. */
export function useWriting(session: EditingSession, key: BlockKey, field: string) {
  const last = useRef(0);
  useEffect(() => () => session.ui.setState(({ writing }) => ({ writing: writing === key ? null : writing })), [session, key]);
  return {
    write(value: string) {
      const block = findBlock(session.store.getState().screen, key)?.block;
      if (!block) return;
      const now = performance.now();
      session.store.run({ kind: 'change', key, fields: writeField(block.fields, field, value) }, now - last.current < DELAY_MS);
      last.current = now;
    },
    begin: () => session.ui.setState({ writing: key, active: key }),
    end() {
      last.current = 0;
      session.ui.setState(({ writing }) => ({ writing: writing === key ? null : writing }));
      session.views.refresh();
    },
  };
}
