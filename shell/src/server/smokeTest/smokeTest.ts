import { ERROR_VOCABULARY, isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { samplePath } from '@spielplan/shared-contracts/remote/conformance';
import { routes as shellRoutes } from '../../routes.ts';
import { parseRequestUrl } from '../http/requestUrl.ts';
import { describeCause, describeError } from '../log.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { servedLanguagesOr } from '../pages/servedLanguages.ts';
import { notesOf } from './notingLog.ts';
import { testOnRecord, type RecordedSite } from './testOnRecord.ts';
import { refuseNewLosses } from './refuseNewLosses.ts';
import { placeOf, renderPath, type OnStep } from './renderPath.ts';

interface SmokeTestOptions {
  /** Told what comes next before remote code runs, which may never come back. */
  onStep?: OnStep;
  /** What a page is tried with that the provider keeps from being made; skipped where it is left out. */
  recorded?: RecordedSite;
}

const MAX_PAGES = 60;
const REFUSED_BY_PROVIDER = ['NOT_FOUND', 'GONE', 'INVALID_QUERY'] as const;

/**
 * Renders one page of every route in every language of the site before a changed remote goes live:
 * the start page, pages without parameters, and for the others the first one that those link to;
 * slots and blocks stand on pages of others, so all remotes' routes are walked. It warms the code up
 * and finds a build that crashes, or that reads less of the provider's answers than the running one.
 * Rejects with what went wrong. A page that fails in the set that runs now, too, and a call that the
 * provider does not have are not the changed remote's fault.
 */
export async function smokeTest(
  renderContext: RenderContext,
  before: RenderContext | null,
  { onStep = () => undefined, recorded }: SmokeTestOptions = {},
): Promise<void> {
  const languages = await servedLanguagesOr(renderContext.provider);
  const paths = [shellRoutes.home, ...renderContext.set.routes].flatMap(({ patterns }) =>
    languages.flatMap((lang) => samplePath(patterns[lang]) ?? []),
  );
  const walked = new Set<string>();
  for (let path = paths.shift(); path !== undefined && walked.size < MAX_PAGES; path = paths.shift()) {
    const place = placeOf(renderContext, path);
    if (walked.has(place)) continue;
    walked.add(place);
    const links = await smokeTestPage({ renderContext, before, onStep, recorded }, path);
    // Where the site itself cannot be read no page can: waiting
    // for each in turn would hold a start up for minutes.
    if (links === null) break;
    for (const link of links)
      if (languages.some((lang) => link.startsWith(`/${lang}/`)) && !walked.has(placeOf(renderContext, link))) paths.push(link);
  }
  const untested = recorded?.untested ?? [];
  if (untested.length > 0) throw new SpielplanError('REMOTE_UNTESTED', { detail: untested.slice(0, 5).join('; ') });
}

interface PageTest {
  renderContext: RenderContext;
  before: RenderContext | null;
  onStep: OnStep;
  recorded: RecordedSite | undefined;
}

/**
 * Renders a page and answers the paths of remotes' pages that it links to;
 * `null` where the provider does not even tell whether there is a site.
 */
async function smokeTestPage({ renderContext, before, onStep, recorded }: PageTest, path: string): Promise<string[] | null> {
  const linked = (html: string) => linksIn(html).filter((link) => isOfRemote(renderContext, link));
  const known = new Set(notesOf(renderContext.log).losses.keys());
  try {
    const html = await renderPath(renderContext, path, onStep);
    if (before && recorded) await refuseNewLosses({ renderContext, before, known, path, onStep });
    return linked(html);
  } catch (error) {
    const wasThere = before !== null && placeOf(before, path) === placeOf(renderContext, path);
    const isProvider = isSpielplanError(error) && ERROR_VOCABULARY[error.spielplan].code.startsWith('SP-2');
    if (isProvider && !recorded) {
      renderContext.log.warn('smokeTest.skipped', { path, code: error.code });
      return isSpielplanError(error, 'SITE_OFFLINE') ? null : [];
    }
    const isWell = wasThere && (await renderPath(before, path, onStep).then(isTrue, isFalse));
    if (isProvider && recorded) {
      const html = await testOnRecord({ renderContext, before, recorded, isWell, onStep }, path, error);
      return html === null ? null : linked(html);
    }
    // A call that the provider does not have, or not as it is
    // asked, is no fault of the first build that asks for it.
    if (!isWell && REFUSED_BY_PROVIDER.some((name) => isSpielplanError(error, name))) {
      renderContext.log.warn('smokeTest.skipped', { path, ...describeError(error) });
      return [];
    }
    if (wasThere && !isWell) {
      renderContext.log.error('smokeTest.brokenBefore', error, { path });
      return [];
    }
    if (isSpielplanError(error)) throw error;
    throw new SpielplanError('REMOTE_CRASHED', { detail: `${path}: ${describeCause(error) ?? 'threw nothing'}`, cause: error });
  }
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
