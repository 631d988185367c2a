import type { PageModule } from '@spielplan/shared-contracts/api';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadContext, LoadResult, PageAnswer, RemoteName, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { runMiddleware } from './middleware.ts';
import { loadShellScreen } from './loadShellScreen.ts';
import { bodyClassOf } from './bodyClassOf.ts';
import { createLoadContext } from './loadContext.ts';
import type { PageRequest, PageWorks } from './PageRequest.ts';
import type { Site } from './readSite.ts';
import { findRoute } from './routeMatcher.ts';
import { withTimeLimit } from './withTimeLimit.ts';

const LOAD_LIMIT = 10_000;

export interface LoadedScreen {
  screen: PageAnswer['screen'];
  route: Pick<RemoteRoute, 'layout' | 'hasPageHeader' | 'bodyClass'>;
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
  const own = await loadShellScreen(works, request, site);
  if (own) return own;
  const bodyClass = bodyClassOf(request.url.pathname, request.lang);
  const match = works.set.match(request.segments);
  if (match === 'absent') throw new SpielplanError('REMOTE_MISSING', { detail: request.url.pathname });
  if (!match) return loadOwnScreen(works, request, site, bodyClass);

  const screen = { remote: match.remote, id: match.route.id };
  const redirect = runMiddleware(match.route.middleware ?? [], request);
  const route = { ...match.route, bodyClass };
  if (redirect) return { screen, route, result: redirect, isPartial: false };
  const { remote } = works.set.remotes.get(match.remote)!;
  const { load } = (remote.screens[match.route.id] ?? remote.files[match.route.id])!;
  const context = createLoadContext(works, request, site, match.remote, match.params);
  const result = await withTimeLimit(load(context), LOAD_LIMIT, `the loader of ${match.remote}/${match.route.id}`).catch(
    missingIfNotFound,
  );
  return { screen, route, result, isPartial: false };
}

/** A screen of the shell: one with a loader of its own, or a page of the page editor. */
async function loadOwnScreen(
  works: PageWorks,
  request: PageRequest,
  site: Site,
  bodyClass: LoadedScreen['route']['bodyClass'],
): Promise<LoadedScreen> {
  const own = findRoute(works.bundle.shellRoutes, request.segments);
  if (!own) {
    const loaded = await loadCmsPage(works, request, site);
    return { screen: { remote: 'shell', id: 'page' }, route: { ...CMS_ROUTE, bodyClass }, ...loaded };
  }
  const route = { ...own.route, bodyClass };
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
  const loadBlock = (module: PageModule) =>
    loadBlockOf(works, request, site, context, module).catch((error: unknown) => {
      works.log.error('block.failed', error, { model: module.model, id: module.id });
      isPartial = true;
      return null;
    });
  const result = await works.bundle.loadCmsPage({ ...context, path, loadBlock }).catch(missingIfNotFound);
  return { result, isPartial };
}

/** A block that fails leaves a gap and a log line, never a broken page; an unknown model is reported (architecture, blocks). */
async function loadBlockOf(works: PageWorks, request: PageRequest, site: Site, context: LoadContext, module: PageModule) {
  const own = Object.hasOwn(works.bundle.serverBlocks, module.model) ? works.bundle.serverBlocks[module.model] : undefined;
  if (own)
    return isTooNew(works, request, module, own) ? null : { owner: 'shell' as const, ...(await own.load(module, context)) };
  const owner: RemoteName | undefined = works.set.blocks[module.model];
  const block = owner && works.set.remotes.get(owner)?.remote.blocks[module.model];
  if (!owner || !block) {
    reportLeftOut(works, request, module, 'block.unknown');
    return null;
  }
  if (isTooNew(works, request, module, block)) return null;
  const load = block.load as unknown as (
    module: PageModule,
    context: LoadContext,
  ) => Promise<{ data: unknown; validUntil?: number }>;
  const loaded = load(module, createLoadContext(works, request, site, owner, {}));
  return { owner, ...(await withTimeLimit(loaded, LOAD_LIMIT, `the block ${module.model}`)) };
}

/** A block whose fields mean something that its owner has not learnt yet is left out and reported, like an unknown one. */
function isTooNew(
  works: PageWorks,
  request: PageRequest,
  module: PageModule,
  { schemaVersion: known = 1 }: { schemaVersion?: number },
): boolean {
  const { schema_version: version = 1 } = module;
  if (version > known) reportLeftOut(works, request, module, 'block.newer', { version, known });
  return version > known;
}

const MOST_REPORTED = 1_000;

/** Once for each such block and state of it, not for each view. */
function reportLeftOut(
  { unknownBlocks, log }: PageWorks,
  { url }: PageRequest,
  { model, id, revision }: PageModule,
  event: 'block.unknown' | 'block.newer',
  fields: Readonly<Record<string, unknown>> = {},
): void {
  const key = `${event} ${model} ${id} ${String(revision)}`;
  if (unknownBlocks.has(key)) return;
  if (unknownBlocks.size >= MOST_REPORTED) unknownBlocks.clear();
  unknownBlocks.add(key);
  log.warn(event, { model, id, revision, ...fields, path: url.pathname });
}

function missingIfNotFound(error: unknown): LoadResult {
  if (isSpielplanError(error, 'NOT_FOUND')) return MISSING;
  if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
  throw error;
}
