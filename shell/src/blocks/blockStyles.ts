import { css } from 'styled-components';

/** Distances between blocks: `wide` between those of a page, `close` between those of one column. */
export const rhythm = { wide: 'clamp(3rem, 7vw, 7rem)', close: 'clamp(1.5rem, 2.5vw, 2.5rem)' } as const;

/** The width of the page with its margins. Inside a column a block takes the column's width instead. */
export const pageWidth = css`
  inline-size: 100%;
  padding-inline: var(--edge);

  [data-column] & {
    padding-inline: 0;
  }
`;
