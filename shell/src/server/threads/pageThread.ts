import { readlinkSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { SpielplanError, toSpielplanError } from '@spielplan/shared-contracts/errors';
import { setHouseFormats } from '@spielplan/shared-contracts/i18n';
import { reportPartsElsewhere } from '../../failures/createPartReport.server.ts';
import { createForwardedLog, portableError, portableLine, type ForwardedLine } from '../forwardedLog.ts';
import type { Log } from '../log.ts';
import { openProvider } from '../provider/openProvider.ts';
import { startRelease, type LoadedRemote } from '../releases/fetchRelease.ts';
import { collectTimes, timeCalls, timeRendering } from '../metrics/timePages.ts';
import { createReleaseSet, type ReleaseSet } from '../releases/ReleaseSet.ts';
import type { VerifiedBuild } from '../smokeTest/smokeTestMessages.ts';
import { smokeTest } from '../smokeTest/smokeTest.ts';
import { withTrace } from '../traces.ts';
import { createRenderContext, quietly } from '../pages/createRenderContext.ts';
import { reportFormatsElsewhere } from '../pages/site/adoptHouse.ts';
import type { PreparedPage } from '../pages/answer/presentOutcome.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { runRenderBundle, sharedModules } from '../pages/RenderBundle.ts';
import { ownThread } from '../pages/PageRenderer.ts';
import { plainPage } from './plainPage.ts';
import { collectGarbage, usedMb } from './memoryUse.ts';
import { shellTablesOf, tablesOf } from './remoteStub.ts';
import {
  SIGNS,
  type PageExtras,
  type ThreadAnswer,
  type ThreadOrder,
  type ThreadReport,
  type ThreadStart,
  type ThreadTask,
} from './threadMessages.ts';

// The thread that runs loaders and renders, one order after the other. It beats at intervals and is
// ended when it falls silent (`createPageThread.ts`).
const BEAT_MS = 100;
const LOOK_MS = 500;
const MAX_THROWN = 10;

const { shellVersion, render, site, maxAnswerBytes, signs, heapMb, formats } = workerData as ThreadStart;
if (formats) setHouseFormats(formats);
const counters = new Int32Array(signs);
const port = parentPort!;
const report = (message: ThreadReport, bytes: ArrayBuffer[] = []) => port.postMessage(message, bytes);
const lineLog = (put: (line: ForwardedLine) => void): Log => ({
  info: (event, fields = {}) => put(portableLine({ level: 'info', event, fields })),
  warn: (event, fields = {}) => put(portableLine({ level: 'warn', event, fields })),
  error: (event, error, fields = {}) => put(portableLine({ level: 'error', event, fields, error: portableError(error) })),
});
const log = lineLog((line) => report({ kind: 'log', line }));

let thrown = 0;
process.on('uncaughtException', (error) => {
  // One is enough to be replaced; a timer may go on throwing.
  if ((thrown += 1) <= MAX_THROWN) report({ kind: 'thrown', error: portableError(error) });
});

const times = collectTimes();
const plainBundle = await runRenderBundle(render);
const shared = sharedModules(plainBundle, render);
const bundle = timeRendering(plainBundle, times);
reportPartsElsewhere((...left) => report({ kind: 'leftOut', report: left }));
reportFormatsElsewhere((refused) => report({ kind: 'formats', refused }));
const { provider, marks } = openProvider({ ...site, maxAnswerBytes }, log, (send) => timeCalls(send, times));
const contextOf = createRenderContext({ bundle, provider, log, site, marks, reportMissing: () => undefined });
const sources = new Map<string, VerifiedBuild>();
const remotes = new Map<string, LoadedRemote>();
const sets = new Map<number, ReleaseSet>();
let isFull = false;

setInterval(() => Atomics.add(counters, SIGNS.beat, 1), BEAT_MS);
setInterval(() => {
  const { kept, bytes } = provider.state();
  counters[SIGNS.answers] = kept;
  counters[SIGNS.answerBytes] = bytes;
  counters[SIGNS.heapMb] = checkMemory();
  const taken = times.take();
  if (taken) report({ kind: 'times', times: taken });
}, LOOK_MS);

// A port hands over up to a thousand messages in one turn, and nothing else would be heard meanwhile.
const waiting: ThreadOrder[] = [];
port.on('message', (order: ThreadOrder) => {
  if (waiting.push(order) === 1) setImmediate(takeNext);
});
report({ kind: 'started', thread: placeOfThread(), tables: shellTablesOf(bundle) });

/** Says once that it is full: what is in use without the garbage counts. */
function checkMemory(): number {
  if (isFull || usedMb() < heapMb) return usedMb();
  collectGarbage();
  isFull = usedMb() >= heapMb;
  if (isFull) report({ kind: 'full' });
  return usedMb();
}

function placeOfThread(): string {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return '';
  }
}

function takeNext(): void {
  const order = waiting.shift();
  if (waiting.length > 0) setImmediate(takeNext);
  if (order) follow(order);
}

function follow(order: ThreadOrder): void {
  switch (order.kind) {
    case 'builds':
      for (const [key, build] of order.builds) sources.set(key, build);
      return;
    case 'set':
      return void sets.set(order.set, createReleaseSet(shellVersion, order.builds.map(start), order.holders));
    case 'forget':
      for (const set of order.sets) sets.delete(set);
      for (const key of order.builds) [sources, remotes].forEach((known: Map<string, unknown>) => known.delete(key));
      return;
    case 'marks':
      return marks.mark(order.topics);
    default:
      void work(order);
  }
}

function start(key: string): LoadedRemote {
  let remote = remotes.get(key);
  if (!remote) remotes.set(key, (remote = startRelease({ ...sources.get(key)!, files: new Map() }, shared)));
  return remote;
}

async function work(task: ThreadTask): Promise<void> {
  const lines: ForwardedLine[] = [];
  try {
    if (task.kind === 'start')
      return report({ kind: 'answer', answer: { id: task.id, remote: tablesOf(start(task.build).remote) } });
    const context = contextOf(sets.get(task.set)!);
    if (task.kind === 'warmUp') {
      // What there is to say the smoke test has said.
      await smokeTest(quietly(context), quietly(contextOf(sets.get(task.before)!)));
      // Rendering every page once has filled the young generation, and a thread that waits would keep it so.
      collectGarbage();
      return report({ kind: 'answer', answer: { id: task.id } });
    }
    if (task.kind === 'list') {
      const isMissing = await ownThread.isListMissing(quietly(context), task);
      return report({ kind: 'answer', answer: { id: task.id, isMissing } });
    }
    const logged = { ...context, log: createForwardedLog((line) => void lines.push(line)) };
    if (task.kind === 'blocks') {
      const blocks = await ownThread.presentUnsaved(logged, task);
      return report({ kind: 'answer', answer: { id: task.id, blocks, lines } });
    }
    const { page, ...answer } = await makePage({ ...logged, ...extrasOf(context, task) }, task);
    const plain = plainPage(page);
    report({ kind: 'answer', answer: { id: task.id, page: plain, ...answer, ...(lines.length > 0 && { lines }) } }, [
      plain.bytes,
    ]);
  } catch (error) {
    report({ kind: 'answer', answer: { id: task.id, failure: portableError(error), lines } });
  }
}

function extrasOf({ shellScripts }: RenderContext, { scripts, missingLists }: PageExtras): Partial<RenderContext> {
  return {
    ...(missingLists && { missingLists: new Set(missingLists) }),
    ...(scripts && { shellScripts: [...shellScripts, ...scripts] }),
  };
}

type PageTask = Extract<ThreadTask, { kind: 'page' | 'form' | 'failure' }>;

async function makePage(context: RenderContext, task: PageTask): Promise<{ page: PreparedPage } & Pick<ThreadAnswer, 'reads'>> {
  if (task.kind === 'failure') {
    const { spielplan, detail } = toSpielplanError(task.error);
    const error = new SpielplanError(spielplan, { detail });
    return { page: await ownThread.makeFailure(context, task.url, error, task.isSecure) };
  }
  if (task.kind === 'form')
    return { page: { prepared: await ownThread.makeForm(context, task), keepUntil: 0, isFailure: false } };
  const { page, reads } =
    task.traceparent === undefined
      ? ownThread.make(context, task)
      : withTrace(task.traceparent, () => ownThread.make(context, task));
  const made = await page;
  const { topics, layers } = reads();
  return { page: made, reads: { topics: [...topics], layers } };
}
