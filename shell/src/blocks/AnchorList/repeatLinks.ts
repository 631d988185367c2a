import type { AnchorView } from './presentAnchorList.ts';

/** How many links a band holds (product.md section 9). */
const BAND_LENGTH = 20;

/**
 * Fills a band up with its own links in turn; behind the first
 * round all are copies. More links than that stay as they are.
 */
export function repeatLinks(links: readonly AnchorView[]): { link: AnchorView; key: string; isCopy: boolean }[] {
  const length = links.length === 0 ? 0 : Math.max(BAND_LENGTH, links.length);
  return Array.from({ length }, (_, index) => ({
    link: links[index % links.length]!,
    key: String(index),
    isCopy: index >= links.length,
  }));
}
