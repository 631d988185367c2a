import type { ComponentPropsWithRef, ReactNode } from 'react';
import { styled } from 'styled-components';
import { color, space, TARGET_SIZE } from '../tokens/index.ts';

interface TickProps extends ComponentPropsWithRef<'input'> {
  type: 'radio' | 'checkbox';
  id: string;
  children: ReactNode;
}

/** A box or a button with its words; all of it can be pressed. */
export function Tick({ children, ...input }: TickProps) {
  return (
    <Row>
      <input {...input} />
      <label htmlFor={input.id}>{children}</label>
    </Row>
  );
}

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: start;

  > input {
    inline-size: 1.5rem;
    block-size: 1.5rem;
    margin: calc((${TARGET_SIZE} - 1.5rem) / 2) 0;
    accent-color: ${color.accent};
  }

  > input[aria-invalid='true'] {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }

  > input:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }

  > label {
    min-block-size: ${TARGET_SIZE};
    padding: calc((${TARGET_SIZE} - 1.5em) / 2) 0 calc((${TARGET_SIZE} - 1.5em) / 2) ${space(1.5)};
    max-inline-size: 60ch;
    line-height: 1.5;
    cursor: pointer;
    overflow-wrap: anywhere;
  }
`;
