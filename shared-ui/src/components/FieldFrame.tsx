import type { ReactNode } from 'react';
import { css, styled } from 'styled-components';
import { color, hyphenation, space, TARGET_SIZE } from '../tokens/index.ts';
import { fieldStyles } from './fieldStyles.ts';

interface FieldFrameProps {
  id: string;
  label: string;
  help: string | undefined;
  error: string | undefined;
  /** Beside the label, such as that no answer is needed. */
  aside?: string | undefined;
  children: ReactNode;
  /** A question with several controls is a group with a legend. */
  isGroup?: boolean;
}

/**
 * A question of a form: its label, what helps to answer it,
 * what is wrong with the answer, and its control below them.
 */
export function FieldFrame({ id, label, help, error, aside, children, isGroup = false }: FieldFrameProps) {
  const words = (
    <>
      {label} {aside ? <Aside>{aside}</Aside> : null}
    </>
  );
  const inside = (
    <>
      {help ? <FieldHelp id={`${id}-help`}>{help}</FieldHelp> : null}
      {error ? <FieldError id={`${id}-error`} text={error} /> : null}
      {children}
    </>
  );
  if (!isGroup) {
    return (
      <Frame data-wrong={error ? '' : undefined}>
        <label htmlFor={id}>{words}</label>
        {inside}
      </Frame>
    );
  }
  // An error of a group cannot be said by its controls alone: each of them would repeat it.
  const describedBy = descriptionIds(id, { error, help });
  return (
    <Group aria-describedby={describedBy} data-wrong={error ? '' : undefined}>
      <legend>{words}</legend>
      {inside}
    </Group>
  );
}

/** The ids of what describes a control, for `aria-describedby`; the error is read first. */
export function descriptionIds(
  id: string,
  { error, help }: { error: string | undefined; help: string | undefined },
): string | undefined {
  return [error && `${id}-error`, help && `${id}-help`].filter(Boolean).join(' ') || undefined;
}

/** What is wrong with a field; read with it, not announced by itself. */
export function FieldError({ id, text }: { id: string; text: string }) {
  return <Wrong id={id}>{text}</Wrong>;
}

/** What helps to answer a question. */
export const FieldHelp = styled.p`
  margin: 0;
  overflow-wrap: anywhere;
  color: ${color.muted};
`;

const Aside = styled.span`
  color: ${color.muted};
  font-weight: 400;
`;

const Wrong = styled.p`
  margin: 0;
  color: ${color.accent};
  font-weight: 650;

  &::before {
    content: '▲ ' / '';
    font-size: 0.75em;
  }
`;

const frame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(1)};
  justify-items: start;
  min-inline-size: 0;

  &[data-wrong] {
    padding-inline-start: ${space(2)};
    border-inline-start: 5px solid ${color.accent};
  }

  > label,
  > legend {
    padding: 0;
    font-weight: 650;
    line-height: 1.3;
    ${hyphenation}
    overflow-wrap: anywhere;
  }

  > input,
  > select,
  > textarea {
    ${fieldStyles}
    inline-size: 100%;
    min-block-size: calc(${TARGET_SIZE} + 0.25rem);
  }

  > textarea {
    min-block-size: 9em;
    line-height: 1.5;
    resize: vertical;
  }

  > :is(input, select, textarea):focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: 0;
  }

  > ::placeholder {
    color: ${color.muted};
    opacity: 1;
  }

  > [aria-invalid='true'] {
    border-color: ${color.accent};
  }

  /* WebKit, which alone has that property, writes today into an empty field, as if it were filled in. */
  @supports (-webkit-hyphenate-limit-before: 1) {
    @media (scripting: enabled) {
      :root:not([data-info='unsupported']) & > [type^='date'][value='']:not(:focus)::-webkit-datetime-edit {
        opacity: 0;
      }
    }
  }
`;

const Frame = styled.div`
  ${frame}
`;

const Group = styled.fieldset`
  ${frame}
  margin: 0;
  padding: 0;
  border: 0;

  > legend {
    margin-block-end: ${space(1)};
  }
`;
