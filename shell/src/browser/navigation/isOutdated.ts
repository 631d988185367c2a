import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { houseNow } from '@spielplan/shared-ui/host';

/**
 * Whether what a page shows has changed since by itself: a time window has opened or closed (R53).
 */
export function isOutdated({ validUntil }: Pick<PageAnswer, 'validUntil'>): boolean {
  return validUntil !== undefined && validUntil <= houseNow();
}
