import { useStore } from 'zustand/react';
import { withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { schemaAt } from '../../domain/fieldSchema.ts';
import { type BlockKey, findBlock } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';

/** So many characters the kind of a block takes in a field; undefined where it sets no limit. */
export function useLimit(session: EditingSession, key: BlockKey, field: string): number | undefined {
  const model = useStore(session.store, ({ screen }) => findBlock(screen, key)?.block.model);
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  const own = schema && schemaAt(schema, field);
  return own && withoutNull(own).maxLength;
}
