import type { BlockView } from '@spielplan/shared-contracts/remote';
import { lazyPart } from '../parts/lazy/lazyPart.tsx';

/**
 * A section that editors have filled; in the chunk of all
 * blocks, which pages without a filled one do not ask for.
 */
export const SectionPart = lazyPart<{ blocks: readonly BlockView[]; slug: string }>('screen-page', async () => {
  const { SectionBlocks } = await import(/* webpackChunkName: "screen-page" */ './SectionBlocks.tsx');
  return SectionBlocks;
});
