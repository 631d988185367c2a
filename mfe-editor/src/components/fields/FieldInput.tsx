import { kindOf, titleOf } from '../../domain/fieldSchema.ts';
import { useText } from '../../i18n/useText.ts';
import { FIELD_INPUTS } from './fieldInputs.tsx';
import { asText, type FieldInputProps } from './fieldTypes.ts';
import { FieldLine } from './FieldLine.tsx';

/**
 * One field of a block: its label with what is required, its
 * input by the kind of its schema, its limit and its error.
 */
export function FieldInput(props: FieldInputProps) {
  const text = useText();
  const { name, schema, isRequired, choices, value, error } = props;
  const label = titleOf(schema) ?? name.replaceAll('_', ' ');
  const kind = choices && choices.length > 0 ? 'choice' : kindOf(schema);
  if (kind === 'other') return null;
  const Input = FIELD_INPUTS[kind];
  const isText = kind === 'line' || kind === 'lines';
  const counter =
    isText && schema.maxLength ? text('field.count', { count: asText(value).length, limit: schema.maxLength }) : undefined;
  return (
    <FieldLine
      label={isRequired ? text('field.requiredLabel', { label }) : label}
      help={[schema.description, counter].filter(Boolean).join(' ')}
      error={error}
    >
      {(control) => (
        <Input {...props} control={control} label={label} renderField={(own) => <FieldInput key={own.name} {...own} />} />
      )}
    </FieldLine>
  );
}
