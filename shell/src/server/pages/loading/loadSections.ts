import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { SectionAnswer } from '@spielplan/shared-contracts/remote';
import { createBlockLoader } from './createBlockLoader.ts';
import { createLoadContext } from './loadContext.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';
import { LOAD_TIMEOUT_MS, withTimeLimit } from './withTimeLimit.ts';

export interface LoadedSections {
  bySlug: Readonly<Record<string, SectionAnswer>>;
  /** Epoch ms at which one of them changes by itself. */
  validUntil: readonly (number | undefined)[];
  /** Whether one of them, or a block in it, is missing that should be there. */
  isPartial: boolean;
}

/**
 * Loads the sections that editors fill on a page, side by side, each for itself: one that is not
 * there, or cannot be read, leaves a gap and never costs the page (product.md section 3). Never
 * rejects.
 */
export async function loadSections(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  slugs: readonly string[],
): Promise<LoadedSections> {
  const context = createLoadContext(renderContext, request, site, 'shell', {});
  const loader = createBlockLoader(renderContext, request, site, context);
  let hasFailed = false;

  async function load(slug: string): Promise<{ answer: SectionAnswer; validUntil?: number | undefined }> {
    try {
      const loading = renderContext.bundle.loadSection({ ...context, slug, loadBlock: loader.load });
      const { blocks, validUntil, stickyLinks } = await withTimeLimit(loading, LOAD_TIMEOUT_MS, `the section ${slug}`);
      return { answer: { state: 'loaded', blocks, ...(stickyLinks.length > 0 && { stickyLinks }) }, validUntil };
    } catch (error) {
      if (isSpielplanError(error, 'NOT_FOUND')) return { answer: { state: 'missing' } };
      renderContext.log.error('section.failed', error, { slug, path: request.url.pathname });
      hasFailed = true;
      return { answer: { state: 'failed' } };
    }
  }

  const loaded = await Promise.all(slugs.map(load));
  return {
    bySlug: Object.fromEntries(slugs.map((slug, index) => [slug, loaded[index]!.answer])),
    validUntil: loaded.map(({ validUntil }) => validUntil),
    isPartial: hasFailed || loader.hasFailed(),
  };
}
