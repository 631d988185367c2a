import { fieldStyles } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** What the input of a field must carry so that label, help and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldLineProps {
  label: string;
  help: string;
  error: string | undefined;
  children: (control: FieldControl) => ReactNode;
}

/** A label with its input, help and error. */
export function FieldLine({ label, help, error, children }: FieldLineProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Line>
      <label htmlFor={id}>{label}</label>
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <strong id={`${id}-error`} role="alert">
          {error}
        </strong>
      ) : null}
      {help ? <small id={`${id}-help`}>{help}</small> : null}
    </Line>
  );
}

const Line = styled.div`
  display: grid;
  gap: ${space(1)};
  inline-size: 100%;

  > label {
    font-weight: 650;
  }

  > input:not([type='checkbox']),
  > select,
  > textarea {
    ${fieldStyles}
    inline-size: 100%;
  }

  > input[type='checkbox'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  > strong {
    color: ${color.accent};
  }
`;
