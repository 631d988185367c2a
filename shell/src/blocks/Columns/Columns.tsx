import { from } from '@spielplan/shared-ui/tokens';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BlockView } from '../../screens/CmsPage/CmsPageView.ts';
import { pageWidth, rhythm } from '../blockStyles.ts';
import type { ColumnsView } from './presentColumns.ts';

interface ColumnsProps {
  data: ColumnsView;
  /** Renders the blocks of one column. */
  children: (blocks: readonly BlockView[]) => ReactNode;
}

/** Columns in twelfths; below each other on small screens, in reading order. */
export function Columns({ data: { theme, columns }, children }: ColumnsProps) {
  return (
    <Field className={theme} data-field={theme ? '' : undefined}>
      <Grid>
        {columns.map(({ span, blocks }, index) => (
          // A column is nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} data-column={span}>
            {children(blocks)}
          </div>
        ))}
      </Grid>
    </Field>
  );
}

const Field = styled.div`
  &[data-field] {
    padding-block: ${rhythm.wide};
  }
`;

const spans = [3, 4, 6, 8, 9].map((span) => `> [data-column='${span}'] { grid-column: span ${span}; }`).join('');

const Grid = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${rhythm.close} clamp(1.5rem, 4vw, 4rem);

  > * {
    display: flex;
    flex-direction: column;
    gap: ${rhythm.close};
    min-inline-size: 0;
  }

  ${from.medium} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;
    column-gap: clamp(1rem, 3vw, 3rem);

    &:has(figure) {
      align-items: center;
    }

    > * {
      grid-column: span 12;
    }
    ${spans}
  }
`;
