import { labelKeys } from '../../domain/fieldLabels.ts';
import type { BlockKey } from '../../domain/forest/forest.ts';
import type { FieldSchema } from '@spielplan/shared-contracts/rules/field-rules';
import { useStore } from '@spielplan/shared-ui/host';
import { schemaAt, titleOf } from '../../domain/fieldSchema.ts';
import { type TextKey, useText } from '../../i18n/useText.ts';
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { modelOf } from './useKindLabel.ts';

/** What a field of a block is called in the editor's language. */
export function useFieldLabel(session: EditingSession, key: BlockKey, field: string): string {
  const labelOf = useLabels();
  const model = modelOf(session, key);
  const schema = useStore(session.ui, ({ kinds }) => kinds?.find((kind) => kind.model === model)?.schema);
  return labelOf(model, field, schema && schemaAt(schema, field));
}

/** Names fields by the table of texts; a field of another team's kind by its schema, else by its name. */
export function useLabels(): (model: string | undefined, path: string, schema?: FieldSchema) => string {
  const text = useText();
  return (model, path, schema) => {
    const keys = labelKeys(model, path);
    const known = keys.find((key) => text(key as TextKey) !== key);
    return known ? text(known as TextKey) : (titleOf(schema) ?? keys[1].slice('label.'.length).replaceAll('_', ' '));
  };
}
