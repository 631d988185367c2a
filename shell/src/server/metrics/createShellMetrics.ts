import type { IncomingMessage, ServerResponse } from 'node:http';
import { CHANGE_TOPICS, type ChangeTopic } from '@spielplan/shared-contracts/api';
import { createRequestTimes, serveMetrics } from '@spielplan/shared-contracts/http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { AnswerLayer } from '../freshness/trackReads.ts';
import { countLeftOutParts } from '../../failures/createPartReport.server.ts';
import type { ShellConfiguration } from '../configuration.ts';
import type { Log } from '../log.ts';
import type { CanaryState } from '@spielplan/shared-contracts/trials';
import type { PageLayer } from '../pages/PageCache.ts';
import type { EndKind, ThreadState, ThreadsState } from './threadsState.ts';
import type { PageTimes } from './timePages.ts';

/** What is read on each request for the metrics. */
export interface ShellState {
  routeOf: (url: string) => string;
  remotes: () => number;
  missingRemotes: () => number;
  /** Entries of the feed that are not followed. */
  leftOutEntries: () => number;
  /** Seconds since the feed was followed last. */
  feedAge: () => number;
  /** Pages in memory, and those being made. */
  pages: () => { kept: number; bytes: number; pending: number; evicted: number };
  /** Answers in memory. */
  answers: () => { kept: number; bytes: number };
  /** The threads that make pages; none where the main thread does. */
  threads?: () => Pick<ThreadsState, 'active' | 'waiting'> | null;
  /** Whether the provider tells what changes. */
  isWatchingChanges: () => boolean;
  /** Whether calls of visitors are refused because the provider answers nobody. */
  isProviderSuspended: () => boolean;
  /** The build on trial. */
  trial?: () => CanaryState | null;
}

type SetValue = (labels: Readonly<Record<string, string>>, value: number) => void;

export interface ShellMetrics {
  registry: Registry;
  /** Follows a request to the end of its answer. */
  watch(request: IncomingMessage, response: ServerResponse): void;
  countPage(layer: PageLayer): void;
  countAnswers(layers: Partial<Record<AnswerLayer, number>>): void;
  countMarks(topics: readonly ChangeTopic[]): void;
  /** Counts what a browser told of; of the shell where no remote is named. */
  countFailure(source: { remote: string; version: string } | null): void;
  /** Counts a thread that ended while it rendered pages for visitors, by why. */
  countEnd(why: EndKind): void;
  /** Takes what pages spend their time on, whichever thread makes them. */
  times: PageTimes;
  /** Called once all parts are there. */
  observe(state: ShellState): void;
}

const PREFIX = 'spielplan_shell';
const LANES = ['canary', 'current'] as const;
const MAX_BUILDS = 200;
const RENDER_BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1];
const CALL_BOUNDS = [0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

/** Reads what the shell is like now; null before all parts are there. */
type ReadState = () => ShellState | null;

/**
 * The metrics of one shell. What every request costs is an
 * addition or two; the rest is read when it is asked for.
 */
export function createShellMetrics(): ShellMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const requestTimes = createRequestTimes(registry, PREFIX);
  const layers: Record<PageLayer, number> = { memory: 0, stale: 0, joined: 0, made: 0 };
  const answerLayers: Record<AnswerLayer, number> = { kept: 0, stale: 0, joined: 0, fetched: 0, fallback: 0 };
  const marks = Object.fromEntries(CHANGE_TOPICS.map((topic) => [topic, 0])) as Record<ChangeTopic, number>;
  let state: ShellState | null = null;
  const readState = () => state;

  registerCounts(registry, 'pages_total', 'Pages by where they came from.', 'layer', layers);
  registerCounts(
    registry,
    'answers_total',
    'Answers of the provider that pages were made from, by where they came from.',
    'layer',
    answerLayers,
  );
  registerCounts(registry, 'changes_total', 'Changes that the provider told of, by topic.', 'topic', marks);
  registerLeftOutParts(registry);
  registerTrial(registry, readState);
  registerState(registry, readState);
  registerThreads(registry, readState);
  const ends = new Counter({
    name: `${PREFIX}_threads_ended_total`,
    help: 'Threads that ended while they rendered pages for visitors, by why.',
    labelNames: ['why'],
    registers: [registry],
  });

  return {
    registry,
    watch(request, response) {
      const start = performance.now();
      const url = request.url ?? '/';
      response.once('close', () => {
        // An answer that was broken off counts as 499, as in nginx.
        const status = response.writableFinished ? response.statusCode : 499;
        requestTimes.record(state?.routeOf(url) ?? 'other', status, (performance.now() - start) / 1_000);
      });
    },
    countPage: (layer) => void (layers[layer] += 1),
    countAnswers(given) {
      for (const [layer, count] of Object.entries(given)) answerLayers[layer as AnswerLayer] += count;
    },
    countFailure: registerFailures(registry),
    countEnd: (why) => ends.inc({ why }),
    countMarks(topics) {
      for (const topic of topics) marks[topic] += 1;
    },
    times: registerTimes(registry),
    observe: (parts) => void (state = parts),
  };
}

/** Counts that are kept as numbers and written down when they are asked for. */
function registerCounts(
  registry: Registry,
  name: string,
  help: string,
  label: string,
  values: Readonly<Record<string, number>>,
): Counter {
  return new Counter({
    name: `${PREFIX}_${name}`,
    help,
    labelNames: [label],
    registers: [registry],
    collect() {
      this.reset();
      for (const [value, count] of Object.entries(values)) this.inc({ [label]: value }, count);
    },
  });
}

/** What pages spend their time on, and whether the provider answers. */
function registerTimes(registry: Registry): PageTimes {
  const registers = [registry];
  let isProviderUp = 1;
  const rendering = new Histogram({
    name: `${PREFIX}_render_seconds`,
    help: 'Rendering of one page.',
    buckets: RENDER_BOUNDS,
    registers,
  });
  const calls = new Histogram({
    name: `${PREFIX}_provider_call_seconds`,
    help: 'Calls of the provider that pages wait for, by how they ended.',
    labelNames: ['outcome'],
    buckets: CALL_BOUNDS,
    registers,
  });
  registerGauge(registry, 'provider_up', 'Whether the last call of the provider was answered.', () => isProviderUp);
  return {
    rendered: (seconds) => rendering.observe(seconds),
    called(outcome, seconds) {
      isProviderUp = outcome === 'answered' ? 1 : 0;
      calls.observe({ outcome }, seconds);
    },
  };
}

function registerLeftOutParts(registry: Registry): Counter {
  return new Counter({
    name: `${PREFIX}_parts_left_out_total`,
    help: "Parts of the provider's answers that could not be read, by call and field.",
    labelNames: ['call', 'field'],
    registers: [registry],
    collect() {
      this.reset();
      for (const { call, field, count } of countLeftOutParts()) this.inc({ call, field }, count);
    },
  });
}

function registerFailures(registry: Registry): ShellMetrics['countFailure'] {
  const builds = new Set<string>();
  const failures = new Counter({
    name: `${PREFIX}_browser_failures_total`,
    help: 'Failures that browsers told of (untrusted), by remote and version.',
    labelNames: ['remote', 'version'],
    registers: [registry],
  });
  return (source) => {
    const { remote, version } = source ?? { remote: 'shell', version: '' };
    // Reports are untrusted and may name versions that never existed.
    const isKnown = builds.has(`${remote} ${version}`) || builds.size < MAX_BUILDS;
    if (isKnown) builds.add(`${remote} ${version}`);
    failures.inc({ remote, version: isKnown ? version : 'other' });
  };
}

function registerTrial(registry: Registry, state: ReadState): void {
  const trial = (name: string, help: string, labels: readonly string[], read: (set: SetValue, state: CanaryState) => void) =>
    new Gauge({
      name: `${PREFIX}_canary_${name}`,
      help,
      labelNames: ['remote', 'version', ...labels],
      registers: [registry],
      collect() {
        this.reset();
        const tried = state()?.trial?.();
        if (tried) read((more, value) => this.set({ remote: tried.remote, version: tried.version, ...more }, value), tried);
      },
    });
  trial('share', 'Percent of visitors that get the build on trial; 0 where it halted.', [], (set, { state: is, share }) =>
    set({}, is === 'running' ? share : 0),
  );
  trial('visitors', 'Visitors of both lanes since the trial began.', ['lane'], (set, tried) => {
    for (const lane of LANES) set({ lane }, tried[lane].visitors);
  });
  trial('failing_visitors', 'Those of them for whom the build of their lane failed.', ['lane'], (set, tried) => {
    for (const lane of LANES) set({ lane }, tried[lane].failing);
  });
}

/** What is in memory and what is live, read on each request for the metrics. */
function registerState(registry: Registry, state: ReadState): Counter {
  const gauge = (name: string, help: string, read: (known: ShellState) => number) =>
    registerGauge(registry, name, help, () => {
      const known = state();
      return known ? read(known) : 0;
    });
  gauge('provider_suspended', 'Whether calls of visitors are refused at once.', ({ isProviderSuspended }) =>
    isProviderSuspended() ? 1 : 0,
  );
  gauge('remotes', 'Remotes that are live.', ({ remotes }) => remotes());
  gauge('remotes_missing', 'Remotes that are not.', ({ missingRemotes }) => missingRemotes());
  gauge('feed_entries_left_out', 'Entries of the release feed that are not followed.', ({ leftOutEntries }) => leftOutEntries());
  gauge('feed_age_seconds', 'Seconds since the release feed was read and followed last.', ({ feedAge }) => feedAge());
  gauge('pages_kept', 'Pages in memory.', ({ pages }) => pages().kept);
  gauge('pages_bytes', 'Bytes of the pages in memory.', ({ pages }) => pages().bytes);
  gauge('answers_kept', 'Answers of the provider in memory.', ({ answers }) => answers().kept);
  gauge('answers_bytes', 'Bytes of their JSON.', ({ answers }) => answers().bytes);
  gauge('changes_watched', 'Whether the provider tells what changes.', ({ isWatchingChanges }) => (isWatchingChanges() ? 1 : 0));
  gauge('pages_pending', 'Pages that are being made.', ({ pages }) => pages().pending);
  return new Counter({
    name: `${PREFIX}_pages_evicted_total`,
    help: 'Pages that left the memory for want of room.',
    registers: [registry],
    collect() {
      this.reset();
      this.inc(state()?.pages().evicted ?? 0);
    },
  });
}

function registerThreads(registry: Registry, state: ReadState): void {
  const gauge = (name: string, help: string, read: (thread: ThreadState) => number) =>
    new Gauge({
      name: `${PREFIX}_thread_${name}`,
      help,
      labelNames: ['thread'],
      registers: [registry],
      collect() {
        this.reset();
        const threads = state()?.threads?.();
        if (threads) for (const thread of ['active', 'waiting'] as const) this.set({ thread }, read(threads[thread]));
      },
    });
  gauge('ready', 'Whether each thread of pages takes orders.', ({ isReady }) => (isReady ? 1 : 0));
  gauge('heap_bytes', 'Heap of each thread of pages.', ({ heapMb }) => heapMb * 1_000_000);
}

function registerGauge(registry: Registry, name: string, help: string, read: () => number): Gauge {
  return new Gauge({
    name: `${PREFIX}_${name}`,
    help,
    registers: [registry],
    collect() {
      this.set(read());
    },
  });
}

/** Serves the metrics on their own port, or null where that fails: a site without metrics is better than none. */
export async function openMetrics({ metricsPort, metricsHost }: ShellConfiguration, { registry }: ShellMetrics, log: Log) {
  try {
    return await serveMetrics(registry, { port: metricsPort ?? 0, host: metricsHost });
  } catch (error) {
    log.error('metrics.failed', error, { port: metricsPort });
    return null;
  }
}
