import { memoize } from '@spielplan/shared-contracts/memoize';
import { minifyCss } from '../app/minifyCss.server.ts';

/** About the number of screens. */
const MAX_SHEETS = 50;

/**
 * The rules out of a style element of styled-components, without the marks by which it would find its
 * own again: browsers read that off the markup (`adoptServerStyles`). They are an eighth of the bytes.
 */
export const plainStyles = memoize(
  (tags: string) =>
    minifyCss(
      tags
        .replace(/<\/?style[^>]*>/g, '')
        .replaceAll('/*!sc*/\n', '')
        .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, ''),
    ),
  MAX_SHEETS,
);
