import { containerBySlugCall } from '@spielplan/shared-contracts/api';
import type { BlockView, LoadContext, StickyLink } from '@spielplan/shared-contracts/remote';
import { earliest } from '../blocks/earliest.ts';
import { orderHeadings } from '../blocks/headingOrder.ts';
import { loadPageBlocks, type LoadBlock } from '../blocks/loadPageBlocks.server.ts';

interface SectionContext extends LoadContext {
  slug: string;
  loadBlock: LoadBlock;
}

interface LoadedSection {
  blocks: readonly BlockView[];
  /** Its links for the sticky navigation, in their order. */
  stickyLinks: readonly StickyLink[];
  /** Epoch ms at which a block in it appears or goes (R53). */
  validUntil?: number | undefined;
}

/**
 * Loads a section of a screen by its slug, with everything in it. Its headlines stand below that of
 * the screen. Rejects with `NOT_FOUND` where nobody has created it; named errors of the provider
 * pass through.
 */
export async function loadSection(context: SectionContext): Promise<LoadedSection> {
  const { lang, slug, now, provider, loadBlock } = context;
  const section = await provider.read(containerBySlugCall, { params: { lang, slug } });
  const { blocks, validUntil, stickyLinks } = await loadPageBlocks([section], { now, loadBlock, context });
  const { valid_until: end } = section;
  const providerEnd = typeof end === 'string' ? Math.max(Date.parse(end), now + 1_000) : undefined;
  return { blocks: orderHeadings(blocks), stickyLinks, validUntil: earliest([validUntil, providerEnd]) };
}
