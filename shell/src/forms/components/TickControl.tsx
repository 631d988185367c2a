import { descriptionIds, FieldError, FieldHelp, Tick } from '@spielplan/shared-ui/components';
import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { fieldName } from '../domain/formNames.ts';
import type { ControlProps } from './controls.ts';

/** A single box, such as a consent: its label stands beside it. */
export function TickControl({ field, id, value, error, onChange, onLeave }: ControlProps) {
  const { slug, label, help, isRequired } = field;
  return (
    <Frame data-wrong={error ? '' : undefined}>
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
      <Tick
        type="checkbox"
        id={id}
        name={fieldName(slug)}
        value="true"
        checked={value === true}
        required={isRequired}
        aria-describedby={descriptionIds(id, { error, help })}
        aria-invalid={error ? true : undefined}
        onChange={(event) => onChange(event.target.checked)}
        onBlur={() => onLeave(false)}
      >
        {label}
      </Tick>
      {help ? <FieldHelp id={`${id}-help`}>{help}</FieldHelp> : null}
    </Frame>
  );
}

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(0.5)};

  &[data-wrong] {
    padding-inline-start: ${space(2)};
    border-inline-start: 5px solid var(--accent);
  }

  > p:last-child {
    padding-inline-start: calc(1.5rem + ${space(1.5)});
  }
`;
