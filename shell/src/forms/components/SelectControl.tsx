import { descriptionIds } from '@spielplan/shared-ui/components';
import { useText } from '../../i18n/useText.ts';
import { fieldName } from '../domain/formNames.ts';
import type { ControlProps } from './controls.ts';

/**
 * One of several in a list that opens. It starts with a choice only where the
 * editor has set one; its first entry is none (HTML: placeholder label option).
 */
export function SelectControl({ field, id, value, error, onChange, onLeave }: ControlProps) {
  const text = useText();
  const { slug, choices = [], help, isRequired } = field;
  return (
    <select
      id={id}
      name={fieldName(slug)}
      value={typeof value === 'string' ? value : ''}
      required={isRequired}
      autoComplete={field.autocomplete}
      aria-describedby={descriptionIds(id, { error, help })}
      aria-invalid={error ? true : undefined}
      onChange={(event) => onChange(event.target.value)}
      onBlur={() => onLeave(false)}
    >
      <option value="">{text(isRequired ? 'form.choose' : 'form.noChoice')}</option>
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  );
}
