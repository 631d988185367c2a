import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const MAIN = join(import.meta.dirname, '../main.ts');
const READY_MS = 60_000;

/** A provider as operators run it: a process of its own, which can be killed. */
export interface ProviderProcess {
  url: string;
  pid: number;
  /** Settles with the exit code, null where a signal ended it. */
  ended: Promise<number | null>;
  /** What it has logged so far, line by line. */
  log: readonly string[];
  signal(name: NodeJS.Signals): void;
}

/**
 * Starts a provider and waits until it is ready; `log` takes
 * its lines. Throws with what it printed when it ends before.
 */
export async function startProviderProcess(
  environment: Readonly<Record<string, string>>,
  log: string[] = [],
): Promise<ProviderProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', MAIN], {
    env: {
      ...process.env,
      PROVIDER_PORT: '0',
      RATE_LIMIT: '1000000',
      CART_RATE_LIMIT: '1000000',
      HOLDS_PER_NETWORK_PERCENT: '100',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const abandon = () => void child.kill('SIGKILL');
  process.once('exit', abandon);
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  void ended.then(() => process.off('exit', abandon));
  const url = await readUrl(child, log, ended);
  await waitUntilReady(url);
  return { url, pid: child.pid ?? 0, ended, log, signal: (name) => void child.kill(name) };
}

/** Resolves when the provider's database answers. */
export async function waitUntilReady(url: string): Promise<void> {
  for (const end = Date.now() + READY_MS; ; await pause(30)) {
    const answer = await fetch(`${url}/health/ready`).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    if (Date.now() > end) throw new Error('The provider did not become ready.');
  }
}

function readUrl(child: ChildProcess, log: string[], ended: Promise<unknown>): Promise<string> {
  return new Promise((resolve, reject) => {
    let rest = '';
    const take = (chunk: string) => {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        log.push(line);
        const [, url] = /^Provider: (\S+)/.exec(line) ?? [];
        if (url) resolve(url);
      }
    };
    for (const stream of [child.stdout, child.stderr]) stream?.setEncoding('utf8').on('data', take);
    void ended.then(() => reject(new Error(`The provider did not start:\n${[...log, rest].join('\n')}`)));
  });
}
