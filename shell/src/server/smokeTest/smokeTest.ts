import { containerBySlugCall, htmlPartCall } from '@spielplan/shared-contracts/api';
import { ERROR_VOCABULARY, isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { samplePath } from '@spielplan/shared-contracts/remote/conformance';
import { routes as shellRoutes } from '../../routes.ts';
import { describeCause, describeError } from '../log.ts';
import { composeAnswer } from '../pages/answer/composeAnswer.ts';
import { loadScreen } from '../pages/loading/loadScreen.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { readSite } from '../pages/site/readSite.ts';
import { languageOfRequest, servedLanguagesOr } from '../pages/servedLanguages.ts';
import { renderAnswer } from '../pages/answer/renderAnswer.ts';
import { parseRequestUrl } from '../http/requestUrl.ts';

const MAX_PAGES = 60;
const MAX_RENDER_MS = 5_000;
const REFUSED_BY_PROVIDER = ['NOT_FOUND', 'GONE', 'INVALID_QUERY'] as const;

type OnStep = (what: string) => void;

/**
 * Renders one page of every route in every language of the site before a changed remote goes live:
 * the start page, pages without parameters, and for the others the first one that those link to;
 * slots and blocks stand on pages of others, so all remotes' routes are walked. It warms the code up
 * and finds a build that crashes. Rejects with what went wrong. A page that fails in the set that
 * runs now, too, a provider that is away and a call that it does not have are not the changed
 * remote's fault. `onStep` is told what comes next before remote code runs, which may never come
 * back.
 */
export async function smokeTest(
  works: RenderContext,
  before: RenderContext | null,
  onStep: OnStep = () => undefined,
): Promise<void> {
  const languages = await servedLanguagesOr(works.provider);
  const paths = [shellRoutes.home, ...works.set.routes].flatMap(({ patterns }) =>
    languages.flatMap((lang) => samplePath(patterns[lang]) ?? []),
  );
  const walked = new Set<string>();
  for (let path = paths.shift(); path !== undefined && walked.size < MAX_PAGES; path = paths.shift()) {
    const place = placeOf(works, path);
    if (walked.has(place)) continue;
    walked.add(place);
    const links = await smokeTestPage(works, path, before, onStep);
    // Where the site itself cannot be read no page can: waiting
    // for each in turn would hold a start up for minutes.
    if (links === null) return;
    for (const link of links)
      if (languages.some((lang) => link.startsWith(`/${lang}/`)) && !walked.has(placeOf(works, link))) paths.push(link);
  }
}

/**
 * The route and language of a path: one page of each is enough. Pages
 * of the page editor have a place each, but only home is walked.
 */
function placeOf({ set, origin }: RenderContext, path: string): string {
  const match = set.match(parseRequestUrl(path, origin).segments);
  return match && match !== 'absent' ? `${match.remote}/${match.route.id}/${match.lang}` : path;
}

/**
 * Renders a page and answers the paths of remotes' pages that it links to;
 * `null` where the provider does not even tell whether there is a site.
 */
async function smokeTestPage(
  works: RenderContext,
  path: string,
  before: RenderContext | null,
  onStep: OnStep,
): Promise<string[] | null> {
  try {
    return linksIn(await renderPath(works, path, onStep)).filter((link) => isOfRemote(works, link));
  } catch (error) {
    if (isSpielplanError(error) && ERROR_VOCABULARY[error.spielplan].code.startsWith('SP-2')) {
      works.log.warn('smokeTest.skipped', { path, code: error.code });
      return isSpielplanError(error, 'SITE_OFFLINE') ? null : [];
    }
    const wasThere = before !== null && placeOf(before, path) === placeOf(works, path);
    const isWell = wasThere && (await renderPath(before, path, onStep).then(isTrue, isFalse));
    // A call that the provider does not have, or not as it is
    // asked, is no fault of the first build that asks for it.
    if (!isWell && REFUSED_BY_PROVIDER.some((name) => isSpielplanError(error, name))) {
      works.log.warn('smokeTest.skipped', { path, ...describeError(error) });
      return [];
    }
    if (wasThere && !isWell) {
      works.log.error('smokeTest.brokenBefore', error, { path });
      return [];
    }
    if (isSpielplanError(error)) throw error;
    throw new SpielplanError('REMOTE_CRASHED', { detail: `${path}: ${describeCause(error) ?? 'threw nothing'}`, cause: error });
  }
}

async function renderPath(works: RenderContext, path: string, onStep: OnStep): Promise<string> {
  const address = parseRequestUrl(path, works.origin);
  const request = {
    ...address,
    ...languageOfRequest(address, await servedLanguagesOr(works.provider)),
    pathAndQuery: path,
    now: Date.now(),
    hasSession: false,
  };
  const site = await readSite(works, request.lang, request.now);
  onStep(`loading ${path} (${placeOf(works, path)})`);
  const missing: string[] = [];
  const loaded = await loadScreen({ ...works, provider: notingMissing(works.provider, missing) }, request, site);
  const { result } = loaded;
  if (result.kind === 'missing' && !result.isSwitchedOff && loaded.screen.remote !== 'shell') {
    if (missing.length > 0) throw new SpielplanError('NOT_FOUND', { detail: `${path}: no ${missing.join(', ')}` });
    throw new SpielplanError('REMOTE_CRASHED', { detail: `${path} answers ${result.status}` });
  }
  if (result.kind !== 'page') return '';
  onStep(`rendering ${path} (${loaded.screen.remote}/${loaded.screen.id})`);
  const answer = composeAnswer(works, request, site, loaded, result);
  const begun = performance.now();
  const { html } = await renderAnswer({ works, answer, found: result, isSmokeTest: true });
  // Code that never lets go holds up the timer of its time limit, too.
  const milliseconds = Math.round(performance.now() - begun);
  if (milliseconds > MAX_RENDER_MS)
    throw new SpielplanError('REMOTE_CRASHED', { detail: `${path}: rendering took ${milliseconds} ms` });
  return html.toString('utf8');
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

function linksIn(html: string): string[] {
  return [...html.matchAll(/ href="(\/(?:de|en)\/[^"?#]*)"/g)].map(([, path = '']) => path);
}

function isOfRemote({ set, origin }: RenderContext, path: string): boolean {
  const match = set.match(parseRequestUrl(path, origin).segments);
  return match !== null && match !== 'absent';
}

function isTrue(): boolean {
  return true;
}

function isFalse(): boolean {
  return false;
}
