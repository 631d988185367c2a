import { scrollToTop } from '@spielplan/shared-ui/host';

/** Milliseconds of the way up after a filter has changed (product.md section 9). */
const FILTER_SCROLL_MS = 600;

/** Scrolls to the top as a changed filter does. */
export function scrollToList(): void {
  scrollToTop(FILTER_SCROLL_MS);
}
