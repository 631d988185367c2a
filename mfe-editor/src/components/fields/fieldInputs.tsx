import type { ComponentType } from 'react';
import type { FieldKind } from '../../domain/fieldSchema.ts';
import { useText } from '../../i18n/useText.ts';
import { LinkField } from '../richText/LinkField.tsx';
import { asText, type InputProps } from './fieldTypes.ts';
import { InstantInput } from './InstantInput.tsx';
import { ListInput } from './ListInput.tsx';
import { PictureInput } from './PictureInput.tsx';
import { ReferenceInput, ReferencesInput } from './ReferenceInput.tsx';
import { RichInput } from './RichInput.tsx';

/**
 * The input of each kind of field. A new kind: a name in `domain/fieldSchema.ts`, a component here.
 */
export const FIELD_INPUTS: Readonly<Record<Exclude<FieldKind, 'other'>, ComponentType<InputProps>>> = {
  line: LineInput,
  lines: LinesInput,
  flag: FlagInput,
  number: NumberInput,
  choice: ChoiceInput,
  instant: InstantInput,
  link: LinkInput,
  list: ListInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  rich: RichInput,
  picture: PictureInput,
};

function LineInput({ control, value, schema, onChange }: InputProps) {
  return (
    <input {...control} value={asText(value)} maxLength={schema.maxLength} onChange={({ target }) => onChange(target.value)} />
  );
}

function LinkInput({ control, value, onChange }: InputProps) {
  return <LinkField control={control} value={asText(value)} onChange={onChange} onChoose={({ href }) => onChange(href)} />;
}

function LinesInput({ control, value, schema, onChange }: InputProps) {
  return (
    <textarea
      {...control}
      rows={5}
      value={asText(value)}
      maxLength={schema.maxLength}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

function FlagInput({ control, value, onChange }: InputProps) {
  return <input {...control} type="checkbox" checked={value === true} onChange={({ target }) => onChange(target.checked)} />;
}

function NumberInput({ control, value, schema, onChange }: InputProps) {
  return (
    <input
      {...control}
      type="number"
      min={schema.minimum}
      max={schema.maximum}
      value={typeof value === 'number' ? value : ''}
      onChange={({ target }) => onChange(target.value === '' ? null : Number(target.value))}
    />
  );
}

function ChoiceInput({ control, value, schema, choices, isRequired, onChange }: InputProps) {
  const text = useText();
  const values = choices ?? (schema.enum ?? []).filter((each) => each !== null);
  const chosen = values.findIndex((each) => each === value);
  return (
    <select
      {...control}
      value={chosen}
      onChange={({ target }) => onChange(values[Number(target.value)] ?? (choices ? '' : null))}
    >
      {isRequired && chosen >= 0 ? null : <option value={-1}>{text('field.none')}</option>}
      {values.map((each, index) => (
        <option key={asText(each)} value={index}>
          {named(text, asText(each))}
        </option>
      ))}
    </select>
  );
}

/** A value in the words of the table; one of the house's own as it is. */
function named(text: ReturnType<typeof useText>, value: string): string {
  const key = `choice.${value}` as 'choice.2';
  return text(key) === key ? value : text(key);
}
