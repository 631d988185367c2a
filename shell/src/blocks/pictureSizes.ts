import { createContext, use } from 'react';

/** Width of the column a block stands in, in twelfths of the page. */
export const ColumnSpan = createContext(12);

/**
 * The `sizes` of a picture that takes `share` of its
 * place from medium screens on, and all of it on phones.
 */
export function usePictureSizes(share = 1): string {
  const width = Math.ceil((use(ColumnSpan) / 12) * share * 100);
  return width >= 100 ? '100vw' : `(min-width: 48em) ${width}vw, 100vw`;
}

/** Whether a block stands in a column, whose width it takes, or has the page to itself. */
export function useIsInColumn(): boolean {
  return use(ColumnSpan) < 12;
}
