import { color, font, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import { accessNotes } from './accessNotes.ts';

interface SectionProps {
  title: string;
  /** Where links to this part lead. */
  id?: string;
  children: ReactNode;
  className?: string;
}

/**
 * A part of a page of the programme: its heading in the column of the date, what it says beside it.
 */
export function Section({ title, id, children, className }: SectionProps) {
  const titleId = useId();
  return (
    <Part id={id} aria-labelledby={titleId} className={className}>
      <h2 id={titleId}>{title}</h2>
      <div>{children}</div>
    </Part>
  );
}

const Part = styled.section`
  display: grid;
  gap: ${space(2)} ${space(4)};
  padding-block: ${space(2)} ${space(6)};
  border-block-start: 6px solid ${color.line};

  > h2 {
    margin: 0;
    font: 800 ${fontSize.title} / 1.05 ${font.display};
    letter-spacing: -0.02em;
  }

  > div {
    min-inline-size: 0;
  }

  > div > :first-child {
    margin-block-start: 0;
  }

  /* What is said besides the widget. */
  &.booking > div > * + * {
    margin-block-start: ${space(3)};
  }

  ${accessNotes}

  ${from.large} {
    grid-template-columns: 3fr 9fr;
    padding-block-end: ${space(8)};
  }

  @media print {
    grid-template-columns: 1fr 4fr;
    padding-block: 1mm;
    font-size: 9pt;
    line-height: 1.25;

    && :is(p, li, span) {
      line-height: 1.25;
    }

    > h2 {
      font-size: 12pt;
    }
  }
`;
