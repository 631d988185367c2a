import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import type {
  AccountContext,
  BlockView,
  Loader,
  LoadResult,
  PageAnswer,
  PartOwner,
  RemoteRoute,
} from '@spielplan/shared-contracts/remote';
import { runMiddleware, toLogin } from './middleware.ts';
import { createBlockLoader } from './createBlockLoader.ts';
import { createLoadContext } from './loadContext.ts';
import { loadSections, type LoadedSections } from './loadSections.ts';
import type { PageRequest, RenderContext } from '../PageRequest.ts';
import type { Site } from '../site/presentSite.ts';
import { findRoute, type RouteMatch } from '../../releases/routeMatcher.ts';
import type { OpenSession } from '../../provider/createAccountSession.ts';
import { createShellContext } from './shellContext.ts';
import { LOAD_TIMEOUT_MS, withTimeLimit } from './withTimeLimit.ts';

export interface LoadedScreen {
  screen: PageAnswer['screen'];
  route: Pick<RemoteRoute, 'layout' | 'hasPageHeader' | 'bodyClass'> & Partial<Pick<RemoteRoute, 'patterns'>>;
  result: LoadResult;
  /** The blocks of a page whose screen has a place for them. */
  modules?: BlockView[];
  /** The sections that editors fill on it; left out where its route has none. */
  sections?: LoadedSections;
  /** Whether a block is missing that should be there. */
  isPartial: boolean;
}

const CMS_ROUTE = { hasPageHeader: false } as const;
const CMS_SCREEN = { remote: 'shell', id: 'page' } as const;
const MISSING: LoadResult = { kind: 'missing', status: 404 };
const MISSING_SCREEN: LoadedScreen = { screen: CMS_SCREEN, route: CMS_ROUTE, result: MISSING, isPartial: false };

/**
 * Finds who answers a path and runs the loader. Rejects with `REMOTE_MISSING` where the owner of a
 * known route is away, or may not read as the account that its route asks for, and with the provider's
 * named errors; what is not there is a `missing` result.
 */
export async function loadScreen(renderContext: RenderContext, request: PageRequest, site: Site): Promise<LoadedScreen> {
  const version = request.editor?.version ?? null;
  if (version === 'unreadable') return MISSING_SCREEN;
  const found = renderContext.set.match(request.segments);
  const match = found !== 'absent' && found && mayRead(renderContext, found) ? found : null;
  const own = match ? null : findRoute(ownRoutes(renderContext, found !== null), request.segments);
  if (found && !match && !own) {
    const reason = found === 'absent' ? '' : `: the file of trust names no sessions for "${found.remote}"`;
    throw new SpielplanError('REMOTE_MISSING', { detail: request.url.pathname + reason });
  }
  // Saved states are of the page editor's pages; no other address has one.
  if (version !== null && (match || own)) return MISSING_SCREEN;
  if (match) {
    const { remote: owner, route, params } = match;
    const { remote } = renderContext.set.remotes.get(owner)!;
    const entry = (remote.screens[route.id] ?? remote.files[route.id])!;
    const load = route.session ? forAccount(renderContext, request, entry.load) : entry.load;
    return loadRoute(renderContext, request, site, { owner, route, params, load });
  }
  if (own) {
    const load: Loader = (context) => withSession(createShellContext(renderContext, request, context), own.route.load);
    return loadRoute(renderContext, request, site, { owner: 'shell', ...own, load });
  }
  const loaded = await loadCmsPage(renderContext, request, site);
  return { screen: CMS_SCREEN, route: CMS_ROUTE, ...loaded };
}

/** The shell's own routes: those that stand in for a remote that does not answer, or the others. */
function ownRoutes({ bundle }: RenderContext, areFallbacks: boolean) {
  return bundle.shellRoutes.filter(({ isFallback = false }) => isFallback === areFallbacks);
}

/** Whether the operator's file of trust lets a remote read as the account, where its route asks for that. */
function mayRead({ sessionRemotes }: RenderContext, { remote, route }: RouteMatch): boolean {
  return route.session === undefined || sessionRemotes.includes(remote);
}

type AccountLoader = (context: AccountContext) => Promise<LoadResult>;

/** The loader of a remote's route that asks for the account: who has no session, or whose has ended, goes to the login. */
function forAccount(renderContext: RenderContext, request: PageRequest, load: AccountLoader): Loader {
  return async (context) => {
    const { session, ...given } = createShellContext(renderContext, request, context);
    if (!session) return toLogin(request);
    try {
      return await withSession({ ...given, session }, load);
    } catch (error) {
      if (isSpielplanError(error, 'NOT_LOGGED_IN')) return toLogin(request);
      throw error;
    }
  };
}

/** Runs a loader with a session that ends with it. */
async function withSession<C extends { session: OpenSession | null }>(context: C, load: (context: C) => Promise<LoadResult>) {
  try {
    return await load(context);
  } finally {
    context.session?.end();
  }
}

interface Matched {
  owner: PartOwner;
  route: RemoteRoute;
  params: Record<string, string>;
  load: Loader;
}

/**
 * Runs the middleware that a route names, which may lead
 * elsewhere, and then its loader, for `LOAD_TIMEOUT_MS` at most.
 */
async function loadRoute(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  { owner, route, params, load }: Matched,
): Promise<LoadedScreen> {
  const screen = { remote: owner, id: route.id };
  const redirect = runMiddleware(route.middleware ?? [], request);
  if (redirect) return { screen, route, result: redirect, isPartial: false };
  const context = createLoadContext(renderContext, request, site, owner, params);
  const loading = withTimeLimit(load(context), LOAD_TIMEOUT_MS, `the loader of ${owner}/${route.id}`).catch(missingIfNotFound);
  const loadingSections = route.sections && loadSections(renderContext, request, site, route.sections);
  const loaded = await withPageBlocks(renderContext, request, site, await loading);
  if (loaded.result.kind !== 'page' || !loadingSections) return { screen, route, ...loaded };
  const sections = await loadingSections;
  return { screen, route, ...loaded, sections, isPartial: loaded.isPartial || sections.isPartial };
}

async function loadCmsPage(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
): Promise<Pick<LoadedScreen, 'result' | 'isPartial'>> {
  if (!request.hasLanguage) return { result: MISSING, isPartial: false };
  const context = createLoadContext(renderContext, request, site, 'shell', {});
  const path = request.segments.slice(1).join('/');
  const blocks = createBlockLoader(renderContext, request, site, context);
  const { editor } = request;
  const version = typeof editor?.version === 'number' ? editor.version : undefined;
  const isEditor = Boolean(editor);
  const loading = renderContext.bundle.loadCmsPage({ ...context, path, isEditor, version, loadBlock: blocks.load });
  const result = await loading.catch(missingIfNotFound);
  return { result, isPartial: blocks.hasFailed() };
}

/**
 * Blocks that a screen's page holds are loaded by
 * their owners, as those of the page editor's pages are.
 */
async function withPageBlocks(
  renderContext: RenderContext,
  request: PageRequest,
  site: Site,
  result: LoadResult,
): Promise<Pick<LoadedScreen, 'result' | 'isPartial' | 'modules'>> {
  const isEdited = request.editor?.isEditing && result.kind === 'page' && result.document;
  if (result.kind !== 'page' || !(result.modules?.length || isEdited)) return { result, isPartial: false };
  const context = createLoadContext(renderContext, request, site, 'shell', {});
  const loader = createBlockLoader(renderContext, request, site, context);
  const { blocks, validUntil, signPlace } = await renderContext.bundle.loadPageBlocks(result.modules ?? [], {
    now: request.now,
    loadBlock: loader.load,
    context,
  });
  const ends = [result.validUntil, validUntil].filter((end) => end !== undefined);
  return {
    result: {
      ...result,
      ...(ends.length > 0 && { validUntil: Math.min(...ends) }),
      ...(signPlace && { twin: { ...result.twin, sign: signPlace } }),
    },
    modules: renderContext.bundle.orderHeadings(blocks),
    isPartial: loader.hasFailed(),
  };
}

function missingIfNotFound(error: unknown): LoadResult {
  if (isSpielplanError(error, 'NOT_FOUND')) return MISSING;
  if (isSpielplanError(error, 'GONE')) return { kind: 'missing', status: 410 };
  throw error;
}
