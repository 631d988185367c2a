import { css } from 'styled-components';

/**
 * Distances between blocks: `wide` between those of a page, `close` between those of one column.
 */
export const rhythm = { wide: 'clamp(3rem, 7vw, 7rem)', close: 'clamp(1.5rem, 2.5vw, 2.5rem)' } as const;

/**
 * The width of the page with its margins. Inside a column a block takes the column's width instead.
 */
export const pageWidth = css`
  inline-size: 100%;
  padding-inline: var(--edge);

  [data-column] & {
    padding-inline: 0;
  }
`;

/**
 * The page's side margin where a percentage would be that
 * of a part of the page, as in a grid of full width.
 */
export const pageEdge = 'max(var(--gutter), (100vw - var(--wide)) / 2 + var(--gutter))';

/**
 * The size of a headline that its column can hold, by its width: the letters
 * give way before a word does. The first is for browsers without `cqi`.
 */
export const headlineIn = (size: string, byWidth = '13cqi'): string =>
  `font-size: ${size}; font-size: min(${size}, max(1.375rem, ${byWidth}));`;
