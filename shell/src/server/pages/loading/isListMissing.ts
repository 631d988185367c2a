import type { Language } from '@spielplan/shared-contracts/i18n';
import { parseRequestUrl } from '../../http/requestUrl.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import { readSite } from '../site/readSite.ts';
import { loadScreen } from './loadScreen.ts';

/** A list of the sitemap, and what was known of it. */
export interface ListOrder {
  path: string;
  languages: readonly Language[];
  wasMissing: boolean;
}

/**
 * Whether a list answers that it is not there. What was known of it holds while that
 * cannot be told. A list whose owner is away is there. Never rejects.
 */
export async function isListMissing(renderContext: RenderContext, { path, languages, wasMissing }: ListOrder): Promise<boolean> {
  const request: PageRequest = {
    ...parseRequestUrl(path, renderContext.origin),
    pathAndQuery: path,
    now: Date.now(),
    hasSession: false,
    languages,
  };
  const match = renderContext.set.match(request.segments);
  if (match === null || match === 'absent') return false;
  try {
    const site = await readSite(renderContext, request.lang, request.now);
    const { result } = await loadScreen(renderContext, request, site);
    return result.kind === 'missing' && !result.isSwitchedOff;
  } catch {
    return wasMissing;
  }
}
