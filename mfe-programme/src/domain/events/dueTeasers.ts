import type { Teaser } from '@spielplan/shared-contracts/api';

interface Stretch {
  /** First day of the house of the list. */
  firstDay: string;
  /** Last day that earlier pages have loaded; null on the first page. */
  shownUntil: string | null;
  /** Last day of this page; null when no page follows. */
  lastDay: string | null;
}

/**
 * The teasers that this page of the list brings: those beyond its last day wait until that day is
 * loaded or no page follows (R9), those of earlier pages' days are there already. Every teaser comes
 * on exactly one page.
 */
export function dueTeasers(teasers: readonly Teaser[], { firstDay, shownUntil, lastDay }: Stretch): Teaser[] {
  return teasers.filter(
    ({ position }) =>
      position >= firstDay && (shownUntil === null || position > shownUntil) && (lastDay === null || position <= lastDay),
  );
}
