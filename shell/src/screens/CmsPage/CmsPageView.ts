import type { BlockView } from '@spielplan/shared-contracts/remote';
import type { StickyLink } from '../../blocks/stickyLinks.ts';
import type { ThemeName } from '@spielplan/shared-ui/tokens';

/** A page of the page editor, ready to show. */
export interface CmsPageView {
  /** The H1; empty where the page opens with a hero, whose headline then is the H1. */
  headline: string;
  theme?: ThemeName;
  isLandingPage?: true;
  blocks: readonly BlockView[];
  /**
   * Links of blocks marked as sticky, in the page's
   * order, at most three; left out where there are none.
   */
  stickyLinks?: readonly StickyLink[];
}
