import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { settingsCall } from '@spielplan/shared-contracts/api';
import { DEFAULT_LANGUAGE } from '@spielplan/shared-contracts/i18n';
import { paths } from '@spielplan/shared-contracts/routes';
import { CONTRACT_VERSION, PACKAGED_REMOTES } from '@spielplan/shared-contracts/remote';
import type { ShellConfiguration } from './configuration.ts';
import { createDiscovery } from './discovery/createDiscovery.ts';
import { createBlockPosts } from './editing/createBlockPosts.ts';
import { fallbackPageOf, serveErrorFile } from './pages/errors/serveErrorFile.ts';
import { isOwnRequest } from './forms/isOwnRequest.ts';
import { createFailureReports } from '../failures/createFailureReports.server.ts';
import { createFormPosts } from './forms/createFormPosts.ts';
import { openCards } from './cards/createCards.ts';
import { createBrandFiles } from './brand/createBrandFiles.ts';
import { answerFrame } from './frames/answerFrame.ts';
import { createRequestHandler } from './createRequestHandler.ts';
import { createLeadToPublicName } from './http/leadToPublicName.ts';
import { createSiteServer } from './http/createSiteServer.ts';
import { plainAnswer } from './http/plainAnswer.ts';
import { createQrCodes } from './print/createQrCodes.ts';
import { createProxy } from './http/proxyToProvider.ts';
import { findMessagesIn } from './pages/answer/findMessages.ts';
import { createRemoteFiles } from './http/remoteFiles.ts';
import { keepScripts } from './http/keepScripts.ts';
import { readAssets } from './http/staticFiles.ts';
import { createHealth } from './lifecycle/createHealth.ts';
import type { ServerLifecycle } from './lifecycle/runServer.ts';
import { watchRequests } from './lifecycle/watchRequests.ts';
import { createLanes, type Lanes } from './lanes/createLanes.ts';
import { createReleasesPage } from './lanes/createReleasesPage.ts';
import { followContent } from './lists/followContent.ts';
import { createAdmission } from './limits/createAdmission.ts';
import { createSessions } from './limits/createSessions.ts';
import type { Log } from './log.ts';
import { createRouteNames } from './metrics/createRouteNames.ts';
import { createShellMetrics, openMetrics } from './metrics/createShellMetrics.ts';
import { timeCalls, timeRendering } from './metrics/timePages.ts';
import { createPages } from './pages/createPages.ts';
import { ownThread } from './pages/PageRenderer.ts';
import { openPageThreads } from './threads/openPageThreads.ts';
import { stubBundle } from './threads/remoteStub.ts';
import { createRenderContext, quietly } from './pages/createRenderContext.ts';
import { siteOptionsOf, type ShellBuild } from './pages/siteOptionsOf.ts';
import { readHouse } from './pages/site/adoptHouse.ts';
import { openPassedTests } from './smokeTest/openPassedTests.ts';
import { smokeTest } from './smokeTest/smokeTest.ts';
import { createSmokeTest } from './smokeTest/smokeTestInProcess.ts';
import { readProgram, readRenderSource, runRenderBundle, sharedModules } from './pages/RenderBundle.ts';
import { createReadAsEditor } from './provider/readAsEditor.ts';
import { openProvider } from './provider/openProvider.ts';
import { startHere } from './releases/fetchRelease.ts';
import { openReleases } from './releases/openReleases.ts';
import { isAnswered, type ReleaseSet } from './releases/ReleaseSet.ts';
import { watchReleases, type ReleaseWatch } from './releases/watchReleases.ts';
import { leadToCart } from './webshop/leadToCart.ts';

export interface Shell extends ServerLifecycle {
  releases: ReleaseWatch;
}

/** Bytes of pages that a canary may keep for each megabyte of the current ones. */
const CANARY_BYTES = 250_000;

/**
 * Puts the shell's server together: releases watched, pages made
 * and kept, the provider behind one origin. Does not listen yet.
 */
export async function createShell(configuration: ShellConfiguration, log: Log): Promise<Shell> {
  const render = readRenderSource(configuration.buildDir);
  const metrics = configuration.metricsPort === null ? null : createShellMetrics();
  const build = JSON.parse(await readFile(`${configuration.buildDir}/build.json`, 'utf8')) as ShellBuild;
  const assets = await readAssets(`${configuration.buildDir}/browser`);
  const maxAnswerBytes = configuration.answerCacheMb * 1_000_000;
  const { breaker, ask, isThere, marks, provider, reportMissing } = openProvider(
    { ...configuration, maxAnswerBytes },
    log,
    metrics ? (send) => timeCalls(send, metrics.times) : undefined,
  );
  const { memory, guard, source, signers } = await openReleases(configuration, log);
  const shellVersion = createHash('sha256').update(JSON.stringify(build)).digest('hex').slice(0, 12);
  const site = siteOptionsOf(configuration, build);
  let missingLists: ReadonlySet<string> = new Set();
  let watched: ReleaseWatch | null = null;
  const threads = openPageThreads({
    isWanted: configuration.hasPageThreads,
    start: {
      shellVersion,
      render,
      site,
      maxAnswerBytes,
      program: readProgram(configuration.buildDir, 'pageThread'),
    },
    log,
    marks,
    metrics,
    releases: () => watched,
    otherSets: () => lanes.sets(),
    otherBuilds: () => lanes.removable(),
  });
  const maker = threads ?? ownThread;
  const threadsState = () => threads?.state() ?? null;
  // With threads no code of a remote runs here, and nothing renders.
  const bundle = threads ? stubBundle(await threads.tables()) : await runRenderBundle(render);
  const renderContextOf = createRenderContext({
    bundle: metrics ? timeRendering(bundle, metrics.times) : bundle,
    provider,
    log,
    site,
    reportMissing,
    missingLists: () => missingLists,
    marks,
  });
  const isSecure = configuration.publicOrigin.startsWith('https:');
  const pages = createPages({
    maker,
    renderContext: () => lanes.contextOf(currentContext()),
    hasCache: configuration.hasPageCache,
    marks,
    maxBytes: configuration.pageCacheMb * 1_000_000,
    hasTags: configuration.purgeUrl !== undefined,
    ...(metrics && { countPage: metrics.countPage, countAnswers: metrics.countAnswers }),
    isSecure,
  });
  const taking = {
    source,
    guard,
    halts: memory,
    start: threads?.start ?? startHere(sharedModules(bundle, render)),
    log,
    smokeTest: createSmokeTest({
      shellVersion,
      render,
      site,
      log,
      program: readProgram(configuration.buildDir, 'smokeTest'),
      answers: { read: memory.readAnswers, keep: memory.keepAnswers },
      ...(threads && { passed: openPassedTests(`${configuration.lastGoodDir}/passed.json`) }),
    }),
    warmUp: (set: ReleaseSet, before: ReleaseSet) =>
      threads?.warmUp(set, before) ?? smokeTest(quietly(renderContextOf(set)), quietly(renderContextOf(before))),
  };
  const lanes: Lanes = createLanes({
    ...configuration,
    ...taking,
    isSecure,
    pages: () => pages,
    renderContextOf,
    current: () => releases.current(),
    signers,
    makePages: { maker, hasCache: configuration.hasPageCache, marks, maxBytes: configuration.pageCacheMb * CANARY_BYTES },
  });
  const releases: ReleaseWatch = await watchReleases({
    ...taking,
    lastGood: memory.source,
    shellVersion,
    pollEvery: configuration.releasePoll,
    canTest: isThere,
    onSwap: pages.follow,
    afterLook: lanes.canary.follow,
  });
  watched = releases;
  const currentContext = () => renderContextOf(releases.current());
  const content = await followContent(configuration, {
    renderContext: () => quietly(currentContext()),
    maker,
    marks,
    log,
    send: ask,
    onMissing: (missing) => {
      missingLists = missing;
      pages.clear();
      lanes.clear();
    },
    onChange: (topics) => metrics?.countMarks(topics),
  });

  const discover = createDiscovery({
    provider,
    log,
    origin: configuration.publicOrigin,
    robots: configuration.robots,
    ...(configuration.securityContact && { securityContact: configuration.securityContact }),
    isAnswered: (path) => isAnswered(releases.current(), path) && !missingLists.has(path),
    routes: () => releases.current().routes,
    marks,
  });
  const proxy = createProxy({
    ...configuration,
    log,
    failurePage: pages.failure,
    breaker,
    maxBodyBytes: configuration.bodyMaxMb * 1024 * 1024,
  });
  metrics?.observe({
    routeOf: createRouteNames(() => currentContext()),
    remotes: () => releases.current().remotes.size,
    missingRemotes: () => PACKAGED_REMOTES.filter((name) => !releases.current().remotes.has(name)).length,
    leftOutEntries: () => releases.leftOut().length,
    feedAge: releases.feedAge,
    pages: pages.state,
    answers: threads?.answers ?? provider.state,
    threads: threadsState,
    isWatchingChanges: content.isWatching,
    isProviderSuspended: breaker.isOpen,
    trial: lanes.canary.state,
  });
  const releaseState = () => ({ ...releases.state(), canary: lanes.canary.state(), threads: threadsState() });
  const health = createHealth({
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
    releaseState: () => ({ contract: CONTRACT_VERSION, ...releaseState() }),
    releases: () => ({
      hasSeenFeed: releases.hasSeenFeed(),
      releaseSet: releases.current().id,
      missing: PACKAGED_REMOTES.filter((name) => !releases.current().remotes.has(name)),
      missingLists: [...missingLists],
      leftOut: releases.leftOut().map(({ name }) => name),
      makesPages: threadsState()?.active.isReady ?? true,
    }),
  });
  const sessions = createSessions(createReadAsEditor(configuration.providerUrl, configuration.providerTimeoutMs, log), log);
  const admission = createAdmission({
    perMinute: configuration.pageLimit,
    isBehindProxy: configuration.isBehindProxy,
    messages: () => currentContext().messages,
    languages: content.languages,
    log,
  });
  const findBrand = createBrandFiles({ ...configuration, provider, log });
  const findScript = await keepScripts({ assets, folder: `${configuration.lastGoodDir}/scripts`, log });
  const handler = createRequestHandler({
    pages,
    lanes,
    sessions,
    admission,
    languages: content.languages,
    assets,
    log,
    findAsset: async (name) => (await findBrand(name)) ?? findScript(name),
    findCard: openCards({ ...configuration, provider, log, assets }),
    findQrCode: createQrCodes(configuration.publicOrigin),
    findCart: (url, cookie) => leadToCart(currentContext(), url, cookie),
    findRemoteFile: createRemoteFiles(source, () => releases.current(), signers),
    findSiteFile: discover,
    findErrorFile: (url) => serveErrorFile(currentContext(), url, content.languages()),
    findReleasesPage: createReleasesPage({
      renderContext: () => currentContext(),
      sessions,
      admit: admission.admit,
      state: releaseState,
      source,
      table: guard.table,
    }),
    fallbackPage: (url) => fallbackPageOf(currentContext(), url, content.languages()),
    // Their addresses name a version: each set is asked for its own.
    findMessages: (path) => findMessagesIn([releases.current(), ...lanes.sets()].map(renderContextOf), path),
    findFrame: (url, cookie) =>
      answerFrame(currentContext(), { url: new URL(url, configuration.publicOrigin), now: Date.now(), cookie }),
    proxy,
    forms: createFormPosts({ ...configuration, log, maker, renderContext: currentContext, failurePage: pages.failure, isSecure }),
    failures: createFailureReports({
      isOwn: (headers) => isOwnRequest(headers, configuration.publicOrigin),
      log,
      isRunning: (name) => [releases.current(), ...lanes.sets()].some(({ remotes }) => remotes.has(name)),
      onReport(failed, request) {
        metrics?.countFailure(failed);
        lanes.takeFailure(failed, request);
      },
    }),
    noContent: plainAnswer(204),
    blocks: createBlockPosts({ ...configuration, log, maker, renderContext: currentContext, sessions, admit: admission.admit }),
    notFound: plainAnswer(404),
    methodNotAllowed: plainAnswer(405, { allow: 'GET, HEAD' }),
    checkHealth: health.answer,
  });
  const leadToPublicName = createLeadToPublicName(configuration.publicOrigin);
  const server = createSiteServer({
    handler(request, response) {
      metrics?.watch(request, response);
      if (!leadToPublicName(request, response)) handler(request, response);
    },
    malformedPage: (url) => pages.answer(url, false),
    isSecure,
    securesSubdomains: configuration.securesSubdomains,
    isBehindProxy: configuration.isBehindProxy,
    log,
  });
  const metricsServer = metrics && (await openMetrics(configuration, metrics, log));
  return {
    server,
    releases,
    health,
    requests: watchRequests(server),
    close() {
      metricsServer?.close();
      threads?.close();
      releases.stop();
      health.close();
      content.stop();
    },
  };
}
