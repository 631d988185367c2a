/** What the banner depends on. */
export interface BannerSituation {
  /** There is a decision of the current revision. */
  isDecided: boolean;
  /** The decision lets the tag manager in. */
  hasTagManager: boolean;
  /** Whether the page before this one, and this one, are legal pages: terms, privacy, imprint. */
  wasLegal: boolean;
  isLegal: boolean;
  /** It came back by the rule of the legal pages already in this session. */
  hasReturned: boolean;
}

/**
 * Whether the banner is to be seen (product.md section 4, R44): where there is no decision of this
 * revision, and once per session where somebody without the tag manager leaves a legal page for
 * another one.
 */
export function isBannerDue({ isDecided, hasTagManager, wasLegal, isLegal, hasReturned }: BannerSituation): boolean {
  return !isDecided || (!hasTagManager && wasLegal && !isLegal && !hasReturned);
}
