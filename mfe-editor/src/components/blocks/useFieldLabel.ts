import { useStore } from 'zustand/react';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import { useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { schemaAt, titleOf } from '../../domain/fieldSchema.ts';

/** What a field of a block is called: by its schema, else by its name. */
export function useFieldLabel(session: EditingSession, key: BlockKey, field: string): string {
  const text = useText();
  const model = useStore(session.store, ({ screen }) => findBlock(screen, key)?.block.model);
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  const name = field.split('.').at(-1) ?? field;
  return titleOf(schema && schemaAt(schema, field)) ?? text('field.named', { name: name.replaceAll('_', ' ') });
}
