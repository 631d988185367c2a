import { from } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { Blocks } from '../Blocks.tsx';
import { pageWidth, rhythm } from '../blockStyles.ts';
import type { ColumnsView } from './presentColumns.ts';

/** Columns in twelfths; below each other on small screens, in reading order. */
export function Columns({ data: { theme, columns } }: { data: ColumnsView }) {
  return (
    <Field className={theme} data-field={theme ? '' : undefined}>
      <Grid>
        {columns.map(({ span, blocks }, index) => (
          <div key={index} data-column={span}>
            <Blocks blocks={blocks} />
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
    align-items: center;
    column-gap: clamp(1rem, 3vw, 3rem);

    > * {
      grid-column: span 12;
    }
    ${spans}
  }
`;
