import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

export interface RunningChild {
  url: string;
  /** Memory that the process holds, in MB. */
  memory(): Promise<number>;
  /** Processor time used since its start, all threads together. */
  cpuSeconds(): Promise<number>;
  stop(): Promise<void>;
}

/**
 * Starts a provider as it runs in production: a process
 * of its own, on a database of its own, with its log.
 */
export async function startChild(): Promise<RunningChild> {
  const folder = await mkdtemp(join(tmpdir(), 'spielplan-load-'));
  const child = spawn(process.execPath, [join(import.meta.dirname, '../main.ts')], {
    env: { ...process.env, NODE_ENV: 'production', PROVIDER_PORT: '0', DATA_DIR: folder },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await readUrl(child);
  const askSystem = async (what: string) => {
    const { stdout } = await promisify(execFile)('ps', ['-o', `${what}=`, '-p', String(child.pid)]);
    return Number(stdout);
  };
  return {
    url,
    memory: async () => Math.round((await askSystem('rss')) / 1024),
    cpuSeconds: () => askSystem('cputimes'),
    async stop() {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/**
 * The address that the process prints when it listens; what it logs afterwards is read and dropped.
 */
function readUrl(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (part: Buffer) => {
      text += part.toString();
      const url = /Provider: (\S+)/.exec(text)?.[1];
      if (!url) return;
      child.stdout?.off('data', read).resume();
      resolve(url);
    };
    child.stdout?.on('data', read);
    child.once('exit', (code) => reject(new Error(`The provider ended with ${code} before it listened.`)));
  });
}
