import { fieldStyles } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { type ReactNode, useId } from 'react';
import { styled } from 'styled-components';

/** What the input of a field must carry so that label, help and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required'?: true;
}

interface FieldLineProps {
  label: string;
  help: string;
  error: string | undefined;
  /** Its parts have labels of their own; this one names them together. */
  isGroup?: boolean;
  children: (control: FieldControl) => ReactNode;
}

/** A label with its input, help and error. */
export function FieldLine({ label, help, error, isGroup = false, children }: FieldLineProps) {
  const id = useId();
  const described = [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ');
  return (
    <Line role={isGroup ? 'group' : undefined} aria-labelledby={isGroup ? `${id}-label` : undefined}>
      {isGroup ? <strong id={`${id}-label`}>{label}</strong> : <label htmlFor={id}>{label}</label>}
      {children({ id, 'aria-describedby': described || undefined, 'aria-invalid': error ? true : undefined })}
      {error ? (
        <Problem id={`${id}-error`} role="alert">
          {error}
        </Problem>
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
  > div > input:not([type='checkbox']),
  > div > select,
  > select,
  > textarea {
    ${fieldStyles}
    inline-size: 100%;
  }

  > input[type='checkbox'] {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }

  > input[type='checkbox'] {
    accent-color: ${color.accent};
  }

  > small {
    color: ${color.muted};
    font-size: 1rem;
  }
`;

const Problem = styled.strong`
  color: ${color.accent};
`;
