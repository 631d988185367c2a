import { Picture } from '@spielplan/shared-ui/components';
import { color, from, space } from '@spielplan/shared-ui/tokens';
import { use, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { BlockView } from '@spielplan/shared-contracts/remote';
import { pageWidth, rhythm } from '../blockStyles.ts';
import { ColumnSpan } from '../pictureSizes.ts';
import type { ColumnsView } from './presentColumns.ts';

interface ColumnsProps {
  data: ColumnsView;
  /** Renders the blocks of one column. */
  children: (blocks: readonly BlockView[], column: number) => ReactNode;
}

/** Columns in twelfths; below each other on small screens, in reading order. */
export function Columns({ data: { theme, isNarrow, picture, columns }, children }: ColumnsProps) {
  const place = use(ColumnSpan);
  return (
    <Field className={theme} data-field={theme || picture ? '' : undefined} data-narrow={isNarrow} data-backed={picture && ''}>
      {picture ? <Picture picture={picture} sizes="100vw" isDecorative /> : null}
      <Grid data-sheet={picture && ''}>
        {columns.map(({ span, blocks }, index) => (
          // A column is nothing but its place.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} data-column={span}>
            <ColumnSpan value={(place * span) / 12}>{children(blocks, index)}</ColumnSpan>
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

  &[data-backed] {
    position: relative;
    overflow: hidden;
    padding-inline: var(--edge);
  }

  > picture > img {
    position: absolute;
    inset: 0;
    block-size: 100%;
    object-fit: cover;
  }
`;

const spans = [3, 4, 6, 8, 9].map((span) => `> [data-column='${span}'] { grid-column: span ${span}; }`).join('');

const Grid = styled.div`
  ${pageWidth}
  display: grid;
  gap: ${rhythm.close};

  &[data-sheet] {
    position: relative;
    padding: clamp(1.25rem, 4vw, 4rem);
    background: ${color.ground};
  }

  [data-narrow] > & {
    max-inline-size: calc(46rem + 2 * var(--gutter));
  }

  > * {
    display: flex;
    flex-direction: column;
    gap: ${rhythm.close};
    min-inline-size: 0;
    container-type: inline-size;
  }

  /* A headline belongs to what follows. */
  > * > hgroup + * {
    margin-block-start: calc(${rhythm.close} / -2);
  }

  ${from.medium} {
    grid-template-columns: repeat(12, minmax(0, 1fr));
    align-items: start;
    column-gap: clamp(${space(2)}, 3vw, ${space(6)});

    > * {
      grid-column: span 12;
    }
    ${spans}
  }
`;
