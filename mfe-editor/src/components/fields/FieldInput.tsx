import { describeProblem } from '@spielplan/shared-contracts/rules/field-rules';
import { type FieldKind, kindOf } from '../../domain/fieldSchema.ts';
import { choicesOf } from '../../domain/choicesOf.ts';
import { referenceOf } from '../../domain/references.ts';
import { isRich } from '../../domain/richFields.ts';
import { helpKeys } from '../../domain/fieldLabels.ts';
import { useToolLanguage } from '../../i18n/toolLanguage.ts';
import { type TextKey, useText } from '../../i18n/useText.ts';
import { useLabels } from '../blocks/useFieldLabel.ts';
import { FIELD_INPUTS } from './fieldInputs.tsx';
import { asText, type FieldInputProps } from './fieldTypes.ts';
import { FieldLine } from './FieldLine.tsx';

/**
 * One field of a block: its label with what is required, its
 * input by the kind of its schema, its limit and its error.
 */
export function FieldInput({ choices: offered, ...given }: FieldInputProps) {
  const text = useText();
  const lang = useToolLanguage();
  const labelOf = useLabels();
  const { model, path, schema, value, problems } = given;
  const choices = offered && offered.length > 0 ? offered : choicesOf(model, path);
  const props = { ...given, choices };
  const kind = kindOfField(props);
  // A flag that is not set says no.
  const isRequired = props.isRequired && kind !== 'flag';
  if (kind === 'other') return null;
  const label = labelOf(model, path, schema);
  const Input = FIELD_INPUTS[kind];
  const problem = problems[path];
  const helpKey = helpKeys(model, path).find((key) => text(key as TextKey) !== key);
  const help = [schema.description ?? (helpKey && text(helpKey as TextKey)), limitOf(kind, props, text)];
  return (
    <FieldLine
      label={isRequired ? text('field.requiredLabel', { label }) : label}
      isGroup={kind === 'list' || kind === 'rich'}
      help={help.filter(Boolean).join(' ')}
      error={problem && describeProblem(problem, lang)}
    >
      {(control) => (
        <Input
          {...props}
          value={value}
          control={{
            ...control,
            ...(isRequired && kind !== 'list' && kind !== 'rich' && kind !== 'references' && { 'aria-required': true }),
          }}
          label={label}
          renderField={(own) => <FieldInput key={own.path} {...own} />}
        />
      )}
    </FieldLine>
  );
}

function kindOfField({ model, path, schema, choices }: FieldInputProps): FieldKind {
  if (choices) return 'choice';
  const kind = kindOf(schema);
  if ((kind === 'line' || kind === 'lines') && isRich(model, path, schema)) return 'rich';
  return kind === 'number' && referenceOf(model, path) ? 'reference' : kind;
}

function limitOf(kind: FieldKind, { schema, value }: FieldInputProps, text: ReturnType<typeof useText>): string | undefined {
  const { maxLength, maxItems, minItems = 0, minimum, maximum } = schema;
  if ((kind === 'line' || kind === 'lines') && maxLength)
    return text('field.count', { count: asText(value).length, limit: maxLength });
  if (kind === 'list' && maxItems) return text(minItems > 0 ? 'list.limits' : 'list.most', { min: minItems, max: maxItems });
  if (kind === 'number' && minimum !== undefined && maximum !== undefined && maximum < Number.MAX_SAFE_INTEGER)
    return text('field.between', { min: minimum, max: maximum });
  return undefined;
}
