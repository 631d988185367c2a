import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import type { MouseEvent, Ref } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { FieldFaults } from '../domain/formFaults.ts';
import type { FieldView, FormValues } from '../domain/formView.ts';
import { describeFault } from './describeFault.ts';

interface ErrorSummaryProps {
  ref?: Ref<HTMLDivElement>;
  fields: readonly FieldView[];
  faults: FieldFaults;
  values: FormValues;
  idOf: (field: FieldView) => string;
  level: 2 | 3 | 4;
}

const MAX_CHARS = 60;

/**
 * Everything that is wrong in one place, with a way to
 * each field. It takes the focus, which reads it out.
 */
export function ErrorSummary({ ref, fields, faults, values, idOf, level }: ErrorSummaryProps) {
  const text = useText();
  const wrong = fields.filter(({ slug }) => faults[slug]);
  const Heading = `h${level}` as const;
  return (
    <Box ref={ref} tabIndex={-1} role="group" aria-labelledby={`${idOf(wrong[0]!)}-summary`}>
      <Heading id={`${idOf(wrong[0]!)}-summary`}>{text('form.summary', { count: wrong.length })}</Heading>
      <ul>
        {wrong.map((field) => (
          <li key={field.slug}>
            <a href={`#${idOf(field)}`} onClick={(event) => focusField(event, idOf(field))}>
              {`${shorten(field.label)}: ${describeFault(text, field, faults[field.slug]!, values[field.slug] ?? null)}`}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** A label as the beginning of a sentence; a consent can be a whole paragraph. */
function shorten(label: string): string {
  const words = label.replace(/[.:?!]$/, '');
  return words.length > MAX_CHARS ? `${words.slice(0, MAX_CHARS).replace(/\s+\S*$/, '')} …` : words;
}

/** The link adds no entry to the history, so that Back leaves the form. */
function focusField(event: MouseEvent, id: string): void {
  const control = document.getElementById(id);
  if (!control) return;
  event.preventDefault();
  control.focus();
}

const Box = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${space(1)};
  padding: ${space(3)};
  border: 3px solid ${color.accent};

  > :is(h2, h3, h4) {
    margin: 0;
    font-size: ${fontSize.lead};
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }

  a {
    display: block;
    padding-block: 0.6rem;
    color: ${color.accent};
    text-underline-offset: 0.25em;
  }

  a:hover {
    text-decoration-thickness: 3px;
  }
`;
