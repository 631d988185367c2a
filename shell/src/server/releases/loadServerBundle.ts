import vm from 'node:vm';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { RemoteRelease, ServerRemote } from '@spielplan/shared-contracts/remote';
import { findChunkBreaches, findReleaseBreaches, findServerBreaches } from '@spielplan/shared-contracts/remote/conformance';

/** The modules a bundle may require: exactly what the shell shares, given by the shell. */
export type SharedModules = Readonly<Record<string, unknown>>;

const START_TIMEOUT_MS = 2_000;
/** Where a bundle has had less of its time than this share of the processor, the machine was busy elsewhere. */
const OWN_SHARE = 0.8;
const BUSY_FACTOR = 5;
// Remote code sees the environment of a production build and nothing of the machine it runs on.
const REMOTE_PROCESS = Object.freeze({
  env: Object.freeze({ NODE_ENV: 'production' }),
  versions: Object.freeze({ node: process.versions.node }),
  emitWarning: () => undefined,
});

let handover: unknown[] = [];
// The global of the context that scripts run in,
// which is not this module's own under a test runner.
const scriptGlobal = vm.runInThisContext('globalThis') as object;
Object.defineProperty(scriptGlobal, '__spielplanHandover', { get: () => handover, enumerable: false, configurable: true });

/**
 * Runs a verified server bundle and answers the remote it exports. Rejects with `REMOTE_CRASHED`
 * when it throws or does not come to an end, and `REMOTE_CONTRACT` when it breaks the remote
 * contract. A start has `timeoutMs` of a processor.
 */
export function loadServerBundle(
  release: RemoteRelease,
  code: string,
  shared: SharedModules,
  timeoutMs = START_TIMEOUT_MS,
): ServerRemote {
  const module: { exports: { remote?: unknown } } = { exports: {} };
  const requireShared = (id: string): unknown => {
    if (!Object.hasOwn(shared, id))
      throw new Error(
        `A remote may not require "${id}": bundle it, or use what the shell shares (${Object.keys(shared).join(', ')}).`,
      );
    return shared[id];
  };
  const filename = `/remotes/${release.name}/${release.version}/${release.server.file}`;
  try {
    const script = new vm.Script(`(function (module, exports, require, process) {${code}\n})(...__spielplanHandover)`, {
      filename,
    });
    runToItsEnd(timeoutMs, (timeout) => {
      module.exports = {};
      handover = [module, module.exports, requireShared, REMOTE_PROCESS];
      // The function runs inside the script, so the time limit covers the bundle's whole start.
      script.runInThisContext({ timeout });
    });
  } catch (cause) {
    throw new SpielplanError('REMOTE_CRASHED', {
      detail: `${release.name} ${release.version}: ${cause instanceof Error ? cause.message : String(cause)}`,
      cause,
    });
  } finally {
    handover = [];
  }
  const { remote } = module.exports;
  const breaches = findServerBreaches(remote);
  if (breaches.length > 0)
    throw new SpielplanError('REMOTE_CONTRACT', { detail: `${release.name} ${release.version}: ${breaches.join(' ')}` });
  const checked = remote as ServerRemote;
  if (checked.name !== release.name)
    throw new SpielplanError('REMOTE_CONTRACT', { detail: `${release.name} ${release.version} is the remote "${checked.name}"` });
  const missing = [...findChunkBreaches(release.chunks, checked), ...findReleaseBreaches(release, checked)];
  if (missing.length > 0)
    throw new SpielplanError('REMOTE_CONTRACT', { detail: `${release.name} ${release.version}: ${missing.join(' ')}` });
  return checked;
}

/** Gives a start that had hardly any of the processor a second chance: the limit is about what it computes. */
function runToItsEnd(timeoutMs: number, run: (timeoutMs: number) => void): void {
  const before = process.threadCpuUsage();
  try {
    run(timeoutMs);
  } catch (error) {
    const { user, system } = process.threadCpuUsage(before);
    const isTimeout = (error as NodeJS.ErrnoException).code === 'ERR_SCRIPT_EXECUTION_TIMEOUT';
    if (!isTimeout || (user + system) / 1_000 >= timeoutMs * OWN_SHARE) throw error;
    run(timeoutMs * BUSY_FACTOR);
  }
}
