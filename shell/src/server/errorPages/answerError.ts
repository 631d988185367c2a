import type { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageOutcome } from '../pages/answerPage.ts';
import { composeErrorAnswer } from '../pages/answer/composeErrorAnswer.ts';
import type { PageRequest, PageWorks } from '../pages/PageRequest.ts';
import type { Site } from '../pages/site/readSite.ts';

/** The page of a failure: the house's own for its status where there is one, else the site's. Never rejects. */
export async function answerError(
  works: PageWorks,
  request: PageRequest,
  site: Site | null,
  { status, error }: { status: number; error: SpielplanError | null },
): Promise<PageOutcome> {
  const custom = await works.errorPages.of(status, request.lang, site?.settings);
  return composeErrorAnswer(works, request, site, { status, error, custom });
}
