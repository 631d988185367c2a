import { isSpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext } from '@spielplan/shared-contracts/remote';
import type { LoadBlock } from '../../../blocks/loadPageBlocks.server.ts';
import { loadBlock, reportLeftOut } from './loadBlock.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';

export interface BlockLoader {
  /** Presents a block by its owner; a gap for one without an owner or with a failure. Never rejects. */
  load: LoadBlock;
  /** Whether a block is missing that should be there. */
  hasFailed(): boolean;
}

/**
 * Loads the blocks of one page view; `context` is the shell's. A
 * block that fails leaves a gap and a log line, never a broken page.
 */
export function createBlockLoader(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  context: LoadContext,
): BlockLoader {
  let hasFailed = false;
  return {
    load: (block) =>
      loadBlock(renderContext, request, site, context, block).catch((error: unknown) => {
        hasFailed = true;
        // A block that the provider does not have is logged once, not for each view.
        if (isSpielplanError(error, 'NOT_FOUND') || isSpielplanError(error, 'GONE'))
          reportLeftOut(renderContext, request, block, 'block.missing', { code: error.code, detail: error.detail });
        else renderContext.log.error('block.failed', error, { model: block.model, id: block.id });
        return { gap: 'failed' as const };
      }),
    hasFailed: () => hasFailed,
  };
}
