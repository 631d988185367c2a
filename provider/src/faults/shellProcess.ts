import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { waitUntilReady } from './providerProcess.ts';
import { freePort } from '../testing/freePort.ts';

/** The site's server before a provider, as operators run it. */
export interface ShellProcess {
  url: string;
  stop(): Promise<void>;
}

const ROOT = join(import.meta.dirname, '../../..');
const FLAGS = ['--disable-warning=ExperimentalWarning', '--no-compilation-cache'];

/** Builds what has changed, publishes it into a folder of its own, starts a shell on it and waits until it serves. */
export async function startShellProcess(providerUrl: string): Promise<ShellProcess> {
  const state = mkdtempSync(join(tmpdir(), 'spielplan-shell-'));
  const port = await freePort();
  let child: ChildProcess | null = null;
  const abandon = () => {
    child?.kill('SIGKILL');
    rmSync(state, { recursive: true, force: true });
  };
  process.once('exit', abandon);
  await runTool('build', ['--changed']);
  cpSync(join(resolve(ROOT, process.env.SPIELPLAN_STATE || '.spielplan'), 'build'), join(state, 'build'), { recursive: true });
  await runTool('prepare', [], { SPIELPLAN_STATE: state });
  const url = `http://127.0.0.1:${port}`;
  const shell = run([...FLAGS, 'shell/src/server/main.ts'], {
    PORT: String(port),
    PROVIDER_URL: providerUrl,
    PUBLIC_ORIGIN: url,
    SPIELPLAN_STATE: state,
    UNSIGNED_RELEASES: 'on',
    PAGE_LIMIT: '0',
    LOG_LEVEL: 'silent',
    NODE_ENV: 'production',
  });
  child = shell.child;
  await waitUntilReady(url);
  return {
    url,
    async stop() {
      process.off('exit', abandon);
      shell.child.kill('SIGTERM');
      await shell.ended;
      rmSync(state, { recursive: true, force: true });
    },
  };
}

async function runTool(name: string, args: readonly string[], environment: Readonly<Record<string, string>> = {}): Promise<void> {
  const code = await run([`tooling/src/commands/${name}.ts`, ...args], environment).ended;
  if (code !== 0) throw new Error(`The site could not be built (${name}).`);
}

function run(args: readonly string[], environment: Readonly<Record<string, string>>) {
  const child = spawn(process.execPath, args, { cwd: ROOT, env: { ...process.env, ...environment }, stdio: 'ignore' });
  const ended = new Promise<number | null>((resolve) => child.once('exit', (code) => resolve(code)));
  return { child, ended };
}
