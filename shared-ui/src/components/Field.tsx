import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space } from '../tokens/index.ts';
import { fieldStyles } from './fieldStyles.ts';

/** What the control inside a field must carry so that label, help and error belong to it. */
export interface FieldControl {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

interface FieldProps {
  label: ReactNode;
  help?: ReactNode;
  /** What is wrong and how to put it right; the field counts as invalid while it is there. */
  error?: ReactNode;
  children: (control: FieldControl) => ReactNode;
  className?: string;
}

/**
 * One labelled input of a form: `<Field label={…} error={…}>{(control) => <input {...control} name="email" />}</Field>`.
 * Its error is read with the input and not announced by itself, since a form may have several: focus the first one.
 */
export function Field({ label, help, error, children, className }: FieldProps) {
  const id = useId();
  const helpId = help ? `${id}-help` : null;
  const errorId = error ? `${id}-error` : null;
  return (
    <Group className={className}>
      <label htmlFor={id}>{label}</label>
      {children({
        id,
        'aria-describedby': [errorId, helpId].filter((part) => part !== null).join(' ') || undefined,
        'aria-invalid': error ? true : undefined,
      })}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
      {helpId ? <FieldHelp id={helpId}>{help}</FieldHelp> : null}
    </Group>
  );
}

const Group = styled.div`
  display: grid;
  gap: ${space(1)};

  > label {
    font-weight: 650;
  }

  > input,
  > select,
  > textarea {
    ${fieldStyles}
    inline-size: 100%;
  }

  > [aria-invalid='true'] {
    border-color: ${color.accent};
  }
`;

const FieldError = styled.p`
  margin: 0;
  color: ${color.accent};
  font-weight: 650;
`;

const FieldHelp = styled.p`
  margin: 0;
  color: ${color.muted};
`;
