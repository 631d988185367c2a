import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { isSpielplanError, SpielplanError } from '@spielplan/shared-contracts/errors';
import { createForwardedLog, portableError } from '../forwardedLog.ts';
import { describeError } from '../log.ts';
import { createProviderReader } from '../provider/createProviderReader.ts';
import { startRelease, type LoadedRemote } from '../releases/fetchRelease.ts';
import { createReleaseSet, type ReleaseSet } from '../releases/ReleaseSet.ts';
import { requestJson, type JsonAnswer } from '../provider/requestJson.ts';
import { createRenderContext } from '../pages/createRenderContext.ts';
import type { RenderContext } from '../pages/PageRequest.ts';
import { createAnswerRecord } from './createAnswerRecord.ts';
import { createNotingLog, noteCalls } from './notingLog.ts';
import { refuseTakenPages } from './refuseTakenPages.ts';
import { smokeTest } from './smokeTest.ts';
import type { SmokeTestMessage, SmokeTestOrderOfShell, VerifiedBuild } from './smokeTestMessages.ts';
import { runRenderBundle, sharedModules } from '../pages/RenderBundle.ts';

// The process in which new builds start and are smoke-tested. It announces each step and beats at
// intervals; the shell ends it when it falls silent (`runSmokeTestProcess.ts`).
const HEARTBEAT_MS = 500;

type Send = (url: URL, timeoutMs: number) => Promise<JsonAnswer>;

/**
 * A shell that was killed ends nobody: a loop would outlive it, were it not for a thread that looks after
 * it. The shell says which process it is: it may be gone before this one can ask.
 */
const WATCH_SHELL = `const { workerData: shell } = require('node:worker_threads');
setInterval(() => process.ppid === shell || process.kill(process.pid, 'SIGKILL'), 1_000);`;

const [{ shell, shellVersion, render, site, running, candidates, recorded, areProven, holders }] = (await once(
  process,
  'message',
)) as [SmokeTestOrderOfShell];
let step: string | null = null;
/** Where nobody listens any more, saying so would throw, and telling that again. */
const say = (message: SmokeTestMessage): void => void (process.connected && process.send?.(message));
new Worker(WATCH_SHELL, { eval: true, workerData: shell }).unref();
const log = createForwardedLog((line) => say({ kind: 'log', line }));

// Promises that reject unheard arrive here, too: in the shell they would end the process.
process.on('uncaughtException', (cause) => {
  log.error('process.exception', cause);
  if (step === null) process.exit(1);
  say({
    kind: 'refused',
    why: portableError(new SpielplanError('REMOTE_CRASHED', { detail: `${step}, then threw by itself`, cause })),
  });
});
setInterval(() => say({ kind: 'alive' }), HEARTBEAT_MS);

const bundle = await runRenderBundle(render);
const shared = sharedModules(bundle, render);
const [record, heard] = [createAnswerRecord(recorded), createAnswerRecord(recorded)];
const live = (): Send => heard.listen((url, timeoutMs) => requestJson(url, timeoutMs).then(asOnline));
const replay = (): Send => (url) => record.replay(url, 0).then(asOnline);

try {
  const before = createReleaseSet(shellVersion, running.flatMap(startRunning), holders);
  const changed = new Map(before.remotes);
  for (const candidate of candidates) {
    stepTo('its start');
    changed.set(candidate.release.name, start(candidate));
  }
  const set = createReleaseSet(shellVersion, changed.values(), holders);
  const stands = { renderContext: contextOf(set, replay()), before: contextOf(before, replay()), used: [], untested: [] };
  const renderContext = contextOf(set, live());
  await refuseTakenPages(set, before, renderContext.provider);
  await smokeTest(renderContext, contextOf(before, live()), { onStep: stepTo, recorded: stands }).catch((error: unknown) => {
    // What has served already may serve again; it is only not known to be well today.
    if (!areProven || !isSpielplanError(error, 'REMOTE_UNTESTED')) throw error;
  });
  // A provider that answers nonsense is not worth recording.
  const isWhole = stands.used.length + stands.untested.length === 0;
  say({ kind: 'passed', answers: (isWhole ? heard : record).answers(), isWhole });
} catch (error) {
  say({ kind: 'refused', why: portableError(error) });
}

/** Everything that makes pages of a set, with a reader and notes of its own. */
function contextOf(set: ReleaseSet, send: Send): RenderContext {
  const noting = createNotingLog(log);
  const reader = createProviderReader({ baseUrl: site.providerUrl, timeoutMs: site.providerTimeoutMs, log: noting, send });
  const provider = noteCalls(reader, noting);
  return createRenderContext({ bundle, provider, log: noting, site, reportMissing: () => undefined })(set);
}

/** A site that is switched off is tested as it will be when it is back. */
function asOnline(answer: JsonAnswer): JsonAnswer {
  const { body } = answer;
  const isOff = typeof body === 'object' && body !== null && 'is_site_online' in body;
  return isOff ? { ...answer, body: { ...body, is_site_online: true } } : answer;
}

function stepTo(what: string): void {
  step = what;
  say({ kind: 'step', what });
}

function start(build: VerifiedBuild): LoadedRemote {
  return startRelease({ ...build, files: new Map() }, shared);
}

/** A running build that does not start here is left out; the others are tested without it. */
function startRunning(build: VerifiedBuild): LoadedRemote[] {
  try {
    return [start(build)];
  } catch (error) {
    const { name: remote, version } = build.release;
    log.warn('smokeTest.skipped', { remote, version, ...describeError(error) });
    return [];
  }
}
