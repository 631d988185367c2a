import { settingsCall, type SiteSettings } from '@spielplan/shared-contracts/api';
import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageOutcome } from '../PageOutcome.ts';
import { composeErrorAnswer } from './composeErrorAnswer.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import { withTimeLimit } from '../loading/withTimeLimit.ts';
import type { Site } from '../site/presentSite.ts';

/** Milliseconds that a page of a failure waits for whose page it is. */
const TIMEOUT_MS = 1_000;

/**
 * The page of a failure: the house's own for its status
 * where there is one, else the site's. Never rejects.
 */
export async function answerError(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site | null,
  { status, error }: { status: number; error: SpielplanError | null },
): Promise<PageOutcome> {
  const [settings, custom] = await Promise.all([
    site?.settings ?? readSettings(renderContext),
    renderContext.errorPages.of(status, request.lang, site?.settings),
  ]);
  return composeErrorAnswer(renderContext, request, site, { status, error, custom, settings });
}

/** A site that is said to be offline still has a name and a theme. */
function readSettings({ provider }: RenderContext): Promise<SiteSettings | null> {
  return withTimeLimit(provider.read(settingsCall), TIMEOUT_MS, 'the settings').catch(() => null);
}
