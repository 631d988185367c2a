import type { Server } from 'node:http';
import { settingsCall } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE } from '@spielplan/shared-contracts/i18n';
import { CONTRACT_VERSION, PACKAGED_REMOTES } from '@spielplan/shared-contracts/remote';
import { paths } from '@spielplan/shared-contracts/routes';
import { createFailureReports } from '../failures/createFailureReports.server.ts';
import { createBrandFiles } from './brand/createBrandFiles.ts';
import { openCards } from './cards/createCards.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import { createDiscovery } from './discovery/createDiscovery.ts';
import { createBlockPosts } from './editing/createBlockPosts.ts';
import type { RequestParts } from './endpoints.ts';
import { createFormPosts } from './forms/createFormPosts.ts';
import { isOwnRequest } from './forms/isOwnRequest.ts';
import { answerFrame } from './frames/answerFrame.ts';
import { createSiteServer } from './http/createSiteServer.ts';
import { keepScripts } from './http/keepScripts.ts';
import { createLeadToPublicName } from './http/leadToPublicName.ts';
import { plainAnswer } from './http/plainAnswer.ts';
import { createProxy } from './http/proxyToProvider.ts';
import { createRemoteFiles } from './http/remoteFiles.ts';
import { readAssets } from './http/staticFiles.ts';
import { createReleasesPage } from './lanes/createReleasesPage.ts';
import { createHealth, type Health } from './lifecycle/createHealth.ts';
import { createAdmission } from './limits/createAdmission.ts';
import { createSessions } from './limits/createSessions.ts';
import { createRouteNames } from './metrics/createRouteNames.ts';
import { openMetrics } from './metrics/createShellMetrics.ts';
import type { Foundation } from './openFoundation.ts';
import type { SitePages } from './openPages.ts';
import type { Releases } from './openReleases.ts';
import { findMessagesIn } from './pages/answer/findMessages.ts';
import { fallbackPageOf, serveErrorFile } from './pages/errors/serveErrorFile.ts';
import { readHouse } from './pages/site/adoptHouse.ts';
import { createQrCodes } from './print/createQrCodes.ts';
import { createReadAsEditor } from './provider/readAsEditor.ts';
import { isAnswered } from './releases/ReleaseSet.ts';
import { leadToCart } from './webshop/leadToCart.ts';

/** The site's server, which does not listen yet, and what tells how it is. */
export interface SiteEndpoints {
  server: Server;
  health: Health;
  close(): void;
}

/** Puts everything behind its address: the table of `endpoints.ts` with what it answers from. */
export async function openEndpoints(foundation: Foundation, releases: Releases, site: SitePages): Promise<SiteEndpoints> {
  const { configuration, log, metrics, isSecure } = foundation;
  const health = openHealth(foundation, releases, site);
  const handler = createRequestHandler(await openRequestParts(foundation, releases, site, health));
  const leadToPublicName = createLeadToPublicName(configuration.publicOrigin);
  const server = createSiteServer({
    handler(request, response) {
      metrics?.watch(request, response);
      if (!leadToPublicName(request, response)) handler(request, response);
    },
    malformedPage: (url) => site.pages.answer(url, false),
    isSecure,
    securesSubdomains: configuration.securesSubdomains,
    isBehindProxy: configuration.isBehindProxy,
    log,
  });
  observe(foundation, releases, site);
  const metricsServer = metrics && (await openMetrics(configuration, metrics, log));
  return {
    server,
    health,
    close() {
      metricsServer?.close();
      health.close();
    },
  };
}

/** The parts that the endpoints answer from. */
async function openRequestParts(
  foundation: Foundation,
  releases: Releases,
  { pages, lanes, content }: SitePages,
  health: Health,
): Promise<RequestParts> {
  const { configuration, log, provider, isSecure } = foundation;
  const { watch, served, renderer, source, guard, signers, currentContext, renderContextOf } = releases;
  const { languages } = content;
  const assets = await readAssets(`${configuration.buildDir}/browser`);
  const sessions = createSessions(createReadAsEditor(configuration.providerUrl, configuration.providerTimeoutMs, log), log);
  const admission = createAdmission({
    perMinute: configuration.pageLimit,
    isBehindProxy: configuration.isBehindProxy,
    messages: () => currentContext().messages,
    languages,
    log,
  });
  const findBrand = createBrandFiles({ ...configuration, provider, log });
  const findScript = await keepScripts({ assets, folder: `${configuration.lastGoodDir}/scripts`, log });
  const making = { ...configuration, log, renderer, renderContext: currentContext };
  return {
    pages,
    lanes,
    sessions,
    admission,
    languages,
    assets,
    log,
    findAsset: async (name) => (await findBrand(name)) ?? findScript(name),
    findCard: openCards({ ...configuration, provider, log, assets }),
    findQrCode: createQrCodes(configuration.publicOrigin),
    findCart: (url, cookie) => leadToCart(currentContext(), url, cookie),
    findRemoteFile: createRemoteFiles(source, watch.current, signers),
    findSiteFile: openDiscovery(foundation, releases),
    findErrorFile: (url) => serveErrorFile(currentContext(), url, languages()),
    findReleasesPage: createReleasesPage({
      renderContext: currentContext,
      sessions,
      admit: admission.admit,
      state: () => describeReleases(releases),
      source,
      table: guard.table,
    }),
    fallbackPage: (url) => fallbackPageOf(currentContext(), url, languages()),
    // Their addresses name a version: each set is asked for its own.
    findMessages: (path) => findMessagesIn(served.sets().map(renderContextOf), path),
    findFrame: (url, cookie) =>
      answerFrame(currentContext(), { url: new URL(url, configuration.publicOrigin), now: Date.now(), cookie }),
    proxy: openProxy(foundation, pages),
    forms: createFormPosts({ ...making, failurePage: pages.failure, isSecure }),
    failures: openFailureReports(foundation, releases, lanes),
    noContent: plainAnswer(204),
    blocks: createBlockPosts({ ...making, sessions, admit: admission.admit }),
    notFound: plainAnswer(404),
    methodNotAllowed: plainAnswer(405, { allow: 'GET, HEAD' }),
    checkHealth: health.answer,
  };
}

function openDiscovery(
  { configuration, provider, log, marks }: Foundation,
  { watch, missingLists }: Releases,
): RequestParts['findSiteFile'] {
  return createDiscovery({
    provider,
    log,
    origin: configuration.publicOrigin,
    robots: configuration.robots,
    ...(configuration.securityContact && { securityContact: configuration.securityContact }),
    isAnswered: (path) => isAnswered(watch.current(), path) && !missingLists.paths().has(path),
    routes: () => watch.current().routes,
    marks,
  });
}

function openProxy({ configuration, log, breaker }: Foundation, pages: SitePages['pages']): RequestParts['proxy'] {
  return createProxy({
    ...configuration,
    log,
    failurePage: pages.failure,
    breaker,
    maxBodyBytes: configuration.bodyMaxMb * 1024 * 1024,
  });
}

function openFailureReports(
  { configuration, log, metrics }: Foundation,
  { served }: Releases,
  lanes: SitePages['lanes'],
): RequestParts['failures'] {
  return createFailureReports({
    isOwn: (headers) => isOwnRequest(headers, configuration.publicOrigin),
    log,
    isRunning: (name) => served.sets().some(({ remotes }) => remotes.has(name)),
    onReport(failed, request) {
      metrics?.countFailure(failed);
      lanes.takeFailure(failed, request);
    },
  });
}

function openHealth({ provider, isThere }: Foundation, releases: Releases, { pages, content }: SitePages): Health {
  const { watch, threads, missingLists, currentContext } = releases;
  return createHealth({
    // Threads learn the house's own words and zone from each page; what is said here needs them, too.
    readSettings: () => readHouse(currentContext()),
    askProvider: isThere,
    askPage: async () => {
      const { is_site_online: isOnline } = await provider.read(settingsCall);
      const [lang] = content.languages();
      // A house that has closed its site shows 503 on purpose.
      const home = paths.home({ lang: lang ?? DEFAULT_LANGUAGE });
      return !isOnline || (await pages.answer(home, false, { isProbe: true })).status < 500;
    },
    releaseState: () => ({ contract: CONTRACT_VERSION, ...describeReleases(releases) }),
    releases: () => ({
      hasSeenFeed: watch.hasSeenFeed(),
      releaseSet: watch.current().id,
      missing: missingRemotes(releases),
      missingLists: [...missingLists.paths()],
      leftOut: watch.leftOut().map(({ name }) => name),
      makesPages: threads?.state().active.isReady ?? true,
    }),
  });
}

function observe({ metrics, provider, breaker }: Foundation, releases: Releases, { pages, content }: SitePages): void {
  const { watch, canary, threads, currentContext } = releases;
  metrics?.observe({
    routeOf: createRouteNames(currentContext),
    remotes: () => watch.current().remotes.size,
    missingRemotes: () => missingRemotes(releases).length,
    leftOutEntries: () => watch.leftOut().length,
    feedAge: watch.feedAge,
    pages: pages.state,
    answers: threads?.answers ?? provider.state,
    threads: () => threads?.state() ?? null,
    isWatchingChanges: content.isWatching,
    isProviderSuspended: breaker.isOpen,
    trial: canary.state,
  });
}

/** The state of the releases for teams. */
function describeReleases({ watch, canary, threads }: Releases) {
  return { ...watch.state(), canary: canary.state(), threads: threads?.state() ?? null };
}

function missingRemotes({ watch }: Releases): string[] {
  return PACKAGED_REMOTES.filter((name) => !watch.current().remotes.has(name));
}
