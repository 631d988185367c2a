import type { PageModule } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadResult, PageAnswer, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { runMiddleware } from './middleware.ts';
import { createLoadContext } from './loadContext.ts';
import { loadBlock } from './loadBlock.ts';
import { loadUnlocalisedScreen } from './loadUnlocalisedScreen.ts';
import type { PageRequest, PageWorks } from './PageRequest.ts';
import type { Site } from './readSite.ts';
import { findRoute } from './routeMatcher.ts';
import { LOAD_LIMIT, withTimeLimit } from './withTimeLimit.ts';

export interface LoadedScreen {
  screen: PageAnswer['screen'];
  route: Pick<RemoteRoute, 'layout' | 'hasPageHeader'>;
  result: LoadResult;
  /** Whether a block is missing that should be there. */
  isPartial: boolean;
}

const CMS_ROUTE = { hasPageHeader: false } as const;
const MISSING: LoadResult = { kind: 'missing', status: 404 };

/**
 * Finds who answers a path and runs the loader. Rejects with `REMOTE_MISSING` where the owner of a known route is away,
 * and with the provider's named errors; what is not there is a `missing` result.
 */
export async function loadScreen(works: PageWorks, request: PageRequest, site: Site): Promise<LoadedScreen> {
  const own = await loadUnlocalisedScreen(works, request, site);
  if (own) return own;
  const match = works.set.match(request.segments);
  if (match === 'absent') throw new SpielplanError('REMOTE_MISSING', { detail: request.url.pathname });
  if (!match) return loadOwnScreen(works, request, site);

  const { route } = match;
  const screen = { remote: match.remote, id: route.id };
  const redirect = runMiddleware(route.middleware ?? [], request);
  if (redirect) return { screen, route, result: redirect, isPartial: false };
  const { remote } = works.set.remotes.get(match.remote)!;
  const { load } = (remote.screens[route.id] ?? remote.files[route.id])!;
  const context = createLoadContext(works, request, site, match.remote, match.params);
  const result = await withTimeLimit(load(context), LOAD_LIMIT, `the loader of ${match.remote}/${route.id}`).catch(
    missingIfNotFound,
  );
  return { screen, route, result, isPartial: false };
}

/** A screen of the shell: one with a loader of its own, or a page of the page editor. */
async function loadOwnScreen(works: PageWorks, request: PageRequest, site: Site): Promise<LoadedScreen> {
  const own = findRoute(works.bundle.shellRoutes, request.segments);
  if (!own) {
    const loaded = await loadCmsPage(works, request, site);
    return { screen: { remote: 'shell', id: 'page' }, route: CMS_ROUTE, ...loaded };
  }
  const { route } = own;
  const context = createLoadContext(works, request, site, 'shell', own.params);
  const result = await withTimeLimit(route.load(context), LOAD_LIMIT, `the loader of shell/${route.id}`).catch(missingIfNotFound);
  return { screen: { remote: 'shell', id: route.id }, route, result, isPartial: false };
}

async function loadCmsPage(
  works: PageWorks,
  request: PageRequest,
  site: Site,
): Promise<Pick<LoadedScreen, 'result' | 'isPartial'>> {
  if (!request.hasLanguage) return { result: MISSING, isPartial: false };
  const context = createLoadContext(works, request, site, 'shell', {});
  const path = request.segments.slice(1).join('/');
  let isPartial = false;
  const loadOrLeaveOut = (module: PageModule) =>
    loadBlock(works, request, site, context, module).catch((error: unknown) => {
      works.log.error('block.failed', error, { model: module.model, id: module.id });
      isPartial = true;
      return null;
    });
  const result = await works.bundle.loadCmsPage({ ...context, path, loadBlock: loadOrLeaveOut }).catch(missingIfNotFound);
  return { result, isPartial };
}

function missingIfNotFound(error: unknown): LoadResult {
  if (isSpielplanError(error, 'NOT_FOUND')) return MISSING;
  if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
  throw error;
}
