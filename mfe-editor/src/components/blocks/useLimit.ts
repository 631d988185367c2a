import { withoutNull } from '@spielplan/shared-contracts/rules/field-rules';
import { useStore } from '@spielplan/shared-ui/host';
import { schemaAt } from '../../domain/fieldSchema.ts';
import type { BlockKey } from '../../domain/forest/forest.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { modelOf } from './useKindLabel.ts';

/** So many characters the kind of a block takes in a field; undefined where it sets no limit. */
export function useLimit(session: EditingSession, key: BlockKey, field: string): number | undefined {
  const model = modelOf(session, key);
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  const own = schema && schemaAt(schema, field);
  return own && withoutNull(own).maxLength;
}
