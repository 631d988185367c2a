import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { createForwardedLog, portableError } from '../forwardedLog.ts';
import { createProviderReader } from '../provider/createProviderReader.ts';
import { startRelease, type LoadedRemote } from '../releases/fetchRelease.ts';
import { createReleaseSet } from '../releases/ReleaseSet.ts';
import { createRenderContext } from '../pages/createRenderContext.ts';
import { smokeTest } from './smokeTest.ts';
import type { SmokeTestMessage, SmokeTestOrder, VerifiedBuild } from './smokeTestMessages.ts';
import { runRenderBundle, sharedModules } from '../pages/RenderBundle.ts';

// The process in which new builds are started and smoke-tested first. It says before each step what
// it is about to do, and at intervals that it still turns; the shell ends it when it falls silent
// (`runSmokeTestProcess.ts`).
const HEARTBEAT_MS = 500;

/**
 * A shell that was killed ends nobody: a loop would outlive
 * it, were it not for a thread that looks after it.
 */
const WATCH_PARENT = `const { ppid } = process; setInterval(() => process.ppid === ppid || process.kill(process.pid, 'SIGKILL'), 1_000);`;

const [{ shellVersion, render, site, running, candidates }] = (await once(process, 'message')) as [SmokeTestOrder];
let step: string | null = null;
const say = (message: SmokeTestMessage): void => void process.send?.(message);
new Worker(WATCH_PARENT, { eval: true }).unref();
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
const shared = sharedModules(bundle);
const renderContextOf = createRenderContext({
  bundle,
  provider: createProviderReader({ baseUrl: site.providerUrl, timeout: site.providerTimeout, log }),
  log,
  site,
  reportMissing: () => undefined,
});

try {
  const before = createReleaseSet(shellVersion, running.map(start));
  const changed = new Map(before.remotes);
  for (const candidate of candidates) {
    stepTo('its start');
    changed.set(candidate.release.name, start(candidate));
  }
  await smokeTest(renderContextOf(createReleaseSet(shellVersion, changed.values())), renderContextOf(before), stepTo);
  say({ kind: 'passed' });
} catch (error) {
  say({ kind: 'refused', why: portableError(error) });
}

function stepTo(what: string): void {
  step = what;
  say({ kind: 'step', what });
}

function start(build: VerifiedBuild): LoadedRemote {
  return startRelease({ ...build, files: new Map() }, shared);
}
