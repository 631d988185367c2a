import { containerBySlugCall, htmlPartCall } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { samplePath } from '@spielplan/shared-contracts/remote/conformance';
import { parseRequestUrl } from '../http/requestUrl.ts';
import { composeAnswer } from '../pages/answer/composeAnswer.ts';
import { renderAnswer } from '../pages/answer/renderAnswer.ts';
import { loadScreen } from '../pages/loading/loadScreen.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { languageOfRequest, servedLanguagesOr } from '../pages/servedLanguages.ts';
import { readSite } from '../pages/site/readSite.ts';

export type OnStep = (what: string) => void;

/** CPU time. */
const MAX_RENDER_MS = 5_000;

/**
 * The route and language of a path: one page of each is enough. Pages
 * of the page editor have a place each, but only home is walked.
 */
export function placeOf({ set, origin }: RenderContext, path: string): string {
  const match = set.match(parseRequestUrl(path, origin).segments);
  return match && match !== 'absent' ? `${match.remote}/${match.route.id}/${match.lang}` : path;
}

/**
 * Makes the HTML of a path, nothing for a page that is switched off. Rejects as its loader and its
 * components do, and with `REMOTE_CRASHED` where the page is not there or takes too long.
 */
export async function renderPath(renderContext: RenderContext, path: string, onStep: OnStep): Promise<string> {
  const address = parseRequestUrl(path, renderContext.origin);
  const request = {
    ...address,
    ...languageOfRequest(address, await servedLanguagesOr(renderContext.provider)),
    pathAndQuery: path,
    now: Date.now(),
    hasSession: false,
  };
  const site = await readSite(renderContext, request.lang, request.now);
  onStep(`loading ${path} (${placeOf(renderContext, path)})`);
  const missing: string[] = [];
  const loaded = await loadScreen({ ...renderContext, provider: notingMissing(renderContext.provider, missing) }, request, site);
  const { result } = loaded;
  if (result.kind === 'missing' && !result.isSwitchedOff && loaded.screen.remote !== 'shell') {
    if (missing.length > 0) throw new SpielplanError('NOT_FOUND', { detail: `${path}: no ${missing.join(', ')}` });
    const how = hasValues(renderContext, path) ? 'though a page links to it' : 'without "isSwitchedOff"';
    throw new SpielplanError('REMOTE_CRASHED', { detail: `${path} answers ${result.status} ${how}` });
  }
  if (result.kind !== 'page') return '';
  onStep(`rendering ${path} (${loaded.screen.remote}/${loaded.screen.id})`);
  const answer = composeAnswer(renderContext, request, site, loaded, result);
  const begun = process.threadCpuUsage();
  const { html } = await renderAnswer({ renderContext, answer, found: result, isSmokeTest: true });
  // Code that never lets go holds up the timer of its time limit, too; a busy machine only lets it wait.
  const { user, system } = process.threadCpuUsage(begun);
  const milliseconds = Math.round((user + system) / 1_000);
  if (milliseconds > MAX_RENDER_MS)
    throw new SpielplanError('REMOTE_CRASHED', { detail: `${path}: rendering took ${milliseconds} ms` });
  return html.toString('utf8');
}

function hasValues({ set, origin }: RenderContext, path: string): boolean {
  const match = set.match(parseRequestUrl(path, origin).segments);
  return match !== null && match !== 'absent' && samplePath(match.route.patterns[match.lang]) === null;
}

/**
 * A reader that notes the calls there is nothing at. Sections
 * and fragments of the house may be missing on any page.
 */
function notingMissing(provider: ProviderReader, missing: string[]): ProviderReader {
  return {
    read: (call, options) =>
      provider.read(call, options).catch((error: unknown) => {
        const isGone = isSpielplanError(error, 'NOT_FOUND') || isSpielplanError(error, 'GONE');
        if (isGone && call.id !== containerBySlugCall.id && call.id !== htmlPartCall.id) missing.push(call.id);
        throw error;
      }),
  };
}
