import { descriptionIds } from '@spielplan/shared-ui/components';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { fieldName } from '../domain/formNames.ts';
import type { ControlProps } from './controls.ts';

/** HTML's own types, whose keyboards, pickers and checks browsers bring along. */
const TYPES = {
  email: 'email',
  emailconfirm: 'email',
  url: 'url',
  number: 'number',
  date: 'date',
  birthday: 'date',
  dateTime: 'datetime-local',
} as const;
type TypedKind = keyof typeof TYPES;
/** From this share of the allowed length on it is told how much is left. */
const NEARLY_FULL = 0.8;

/** A field of one line, or of several. */
export function TextControl({ field, id, value, error, onChange, onLeave }: ControlProps) {
  const text = useText();
  const { slug, kind, help, maxLength, min, max, autocomplete } = field;
  const written = typeof value === 'string' ? value : '';
  const shared = {
    id,
    name: fieldName(slug),
    value: written,
    // Whether the second address is needed depends on the first.
    required: field.isRequired && kind !== 'emailconfirm',
    placeholder: field.placeholder,
    'aria-describedby': descriptionIds(id, { error, help }),
    'aria-invalid': error ? true : undefined,
    onChange: (event: { target: { value: string } }) => onChange(event.target.value),
    onBlur: (event: { target: { validity: ValidityState } }) => onLeave(event.target.validity.badInput),
  };
  if (kind === 'textarea') {
    const length = [...written].length;
    return (
      <>
        <textarea {...shared} rows={6} />
        {maxLength && length > maxLength * NEARLY_FULL ? (
          <Count>{text('form.length', { count: length, max: maxLength })}</Count>
        ) : null}
      </>
    );
  }
  const type = kind in TYPES ? TYPES[kind as TypedKind] : autocomplete === 'tel' ? 'tel' : 'text';
  return (
    <input
      {...shared}
      type={type}
      autoComplete={kind === 'emailconfirm' ? 'off' : autocomplete}
      data-short={['number', 'date', 'datetime-local'].includes(type) ? '' : undefined}
      {...(type === 'number' && { min, max, step: 'any', inputMode: 'decimal' as const })}
      {...((type === 'text' || type === 'tel') && { maxLength })}
    />
  );
}

const Count = styled.p`
  margin: 0;
  justify-self: end;
  font-variant-numeric: tabular-nums;
`;
