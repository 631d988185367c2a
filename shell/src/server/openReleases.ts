import type { Foundation } from './openFoundation.ts';
import { watchCanary, type CanaryWatch } from './lanes/watchCanary.ts';
import { timeRendering } from './metrics/timePages.ts';
import { createRenderContext, quietly } from './pages/createRenderContext.ts';
import { ownThread, type PageRenderer } from './pages/PageRenderer.ts';
import type { RenderContext } from './pages/PageRequest.ts';
import { readProgram, runRenderBundle, sharedModules } from './pages/RenderBundle.ts';
import { createServedSets, type ServedSets } from './releases/createServedSets.ts';
import { startHere } from './releases/fetchRelease.ts';
import { openTrustedReleases, type TrustedReleases } from './releases/openTrustedReleases.ts';
import type { ReleaseSet } from './releases/ReleaseSet.ts';
import { type ReleaseWatch, type WatchOptions, watchReleases } from './releases/watchReleases.ts';
import { openPassedTests } from './smokeTest/openPassedTests.ts';
import { smokeTest } from './smokeTest/smokeTest.ts';
import { createSmokeTest } from './smokeTest/smokeTestInProcess.ts';
import type { PageThreads } from './threads/createPageThreads.ts';
import { openPageThreads } from './threads/openPageThreads.ts';
import { stubBundle } from './threads/remoteStub.ts';

/** The builds that a shell runs: where they come from, which of them visitors get, and what renders them. */
export interface Releases extends TrustedReleases {
  watch: ReleaseWatch;
  canary: CanaryWatch;
  served: ServedSets;
  /** Starts, tests and warms up a build: of the feed, of a trial or of a preview. */
  activation: Pick<WatchOptions, 'start' | 'smokeTest' | 'warmUp'>;
  /** Null where pages are made in the shell's own thread. */
  threads: PageThreads | null;
  renderer: PageRenderer;
  missingLists: MissingLists;
  renderContextOf: (set: ReleaseSet) => RenderContext;
  /** The same of the current set. */
  currentContext: () => RenderContext;
}

/** The paths of lists that the provider does not have now. */
interface MissingLists {
  paths(): ReadonlySet<string>;
  replace(paths: ReadonlySet<string>): void;
}

/** Follows the feed with what renders pages. Resolves after the first look at it. */
export async function openReleases(foundation: Foundation): Promise<Releases> {
  const { configuration, log, metrics, render, shellVersion, isThere } = foundation;
  const trusted = await openTrustedReleases(configuration, log);
  const { source, guard, memory } = trusted;
  const served = createServedSets();
  const missingLists = createMissingLists();
  const threads = openThreads(foundation, served);
  // With threads no code of a remote runs here, and nothing renders.
  const bundle = threads ? stubBundle(await threads.tables()) : await runRenderBundle(render);
  const renderContextOf = createRenderContext({
    ...foundation,
    bundle: metrics ? timeRendering(bundle, metrics.times) : bundle,
    missingLists: missingLists.paths,
  });
  const activation: Releases['activation'] = {
    start: threads?.start ?? startHere(sharedModules(bundle, render)),
    smokeTest: openSmokeTest(foundation, trusted, threads !== null),
    warmUp: (set, before) =>
      threads?.warmUp(set, before) ?? smokeTest(quietly(renderContextOf(set)), quietly(renderContextOf(before))),
  };
  const canary = watchCanary({ ...activation, source, guard, halts: memory, log, onChange: served.swapTrial });
  const watch = await watchReleases({
    ...activation,
    source,
    guard,
    log,
    lastGood: memory.source,
    shellVersion,
    pollEvery: configuration.releasePoll,
    canTest: isThere,
    onSwap: served.swap,
    afterLook: canary.follow,
  });
  served.join({ sets: () => [watch.current()], removable: watch.removable });
  served.join(canary);
  return {
    ...trusted,
    watch,
    canary,
    served,
    activation,
    threads,
    renderer: threads ?? ownThread,
    missingLists,
    renderContextOf,
    currentContext: () => renderContextOf(watch.current()),
  };
}

/** Nothing is missing before the first look. */
function createMissingLists(): MissingLists {
  let missing: ReadonlySet<string> = new Set();
  return {
    paths: () => missing,
    replace: (paths) => void (missing = paths),
  };
}

function openThreads(
  { configuration, shellVersion, render, site, maxAnswerBytes, log, marks, metrics }: Foundation,
  served: ServedSets,
): PageThreads | null {
  return openPageThreads({
    isWanted: configuration.hasPageThreads,
    start: { shellVersion, render, site, maxAnswerBytes, program: readProgram(configuration.buildDir, 'pageThread') },
    log,
    marks,
    metrics,
    served,
  });
}

/** Tests run in a process of their own; with threads what passed once is not tested again after a restart. */
function openSmokeTest(
  { configuration, shellVersion, render, site, log }: Foundation,
  { memory }: TrustedReleases,
  remembersPassed: boolean,
): WatchOptions['smokeTest'] {
  return createSmokeTest({
    shellVersion,
    render,
    site,
    log,
    program: readProgram(configuration.buildDir, 'smokeTest'),
    answers: { read: memory.readAnswers, keep: memory.keepAnswers },
    ...(remembersPassed && { passed: openPassedTests(`${configuration.lastGoodDir}/passed.json`) }),
  });
}
