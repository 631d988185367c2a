import type { HostParts } from '@spielplan/shared-ui/host';
import { SectionPart } from '../sections/SectionPart.ts';
import { lazyPart } from '../parts/lazy/lazyPart.tsx';

/**
 * The parts of the shell that screens of remotes place,
 * too. All blocks are one chunk, no matter who places them.
 */
export const hostParts: HostParts = {
  PageBlocks: lazyPart('screen-page', async () => {
    const { PageBlocks } = await import(/* webpackChunkName: "screen-page" */ '../blocks/PageBlocks.tsx');
    return PageBlocks;
  }),
  SectionBlocks: SectionPart,
  Suggestions: lazyPart('search', async () => {
    const { Suggestions } = await import(/* webpackChunkName: "search" */ './Header/Search/Suggestions.tsx');
    return Suggestions;
  }),
};
