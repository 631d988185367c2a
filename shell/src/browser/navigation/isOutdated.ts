import type { PageAnswer } from '@spielplan/shared-contracts/remote';

/**
 * Whether what a page shows has changed since by itself: a time window has opened or closed (R53).
 */
export function isOutdated({ validUntil }: Pick<PageAnswer, 'validUntil'>): boolean {
  return validUntil !== undefined && validUntil <= Date.now();
}
