import type { BlockView } from '@spielplan/shared-contracts/remote';

/** A page of the page editor, ready to show. */
export interface CmsPageView {
  /** The H1; empty where the page opens with a hero, whose headline then is the H1. */
  headline: string;
  blocks: readonly BlockView[];
}
