import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { buildDir, REMOTES } from '../../parts.ts';
import { findFreePort } from '../../processes/ports.ts';
import { startProgram } from '../../processes/Program.ts';
import { SHELL_ARGS } from '../../processes/programs.ts';
import { startSite, type Site, type SiteOptions } from '../../processes/startSite.ts';
import { waitUntilReady } from '../../processes/waitUntilReady.ts';
import { ROOT } from '../../root.ts';
import { runNode } from '../../testRun/runTool.ts';
import { publishRelease } from '../publishRelease.ts';
import { findEarlierCommit, layCommit } from './layCommit.ts';
import { readPages } from './readPages.ts';

// `node tooling/src/release/overlap/tryOverlap.ts [commit]`: former remotes on this shell, these on
// the former shell and provider: all are live as handed in, nine pages answer, nothing complains.
const NOT_TRIED = 3;
const say = (line: string) => void process.stdout.write(`${line}\n`);

const commit = process.argv[2] ?? findEarlierCommit();
if (!commit) {
  say('The history has nothing earlier to meet.');
  process.exit(NOT_TRIED);
}
const home = await mkdtemp(`${tmpdir()}/spielplan-overlap-`);
const earlier = `${home}/earlier`;
const builds = { now: buildDir('shell').replace(/\/shell$/, ''), before: `${earlier}/.spielplan/build` };
type State = keyof typeof builds;
const faults: string[] = [];
const running: { stop(): Promise<void> }[] = [];
try {
  say(`The earlier state is ${commit.slice(0, 8)}.`);
  await layCommit(commit, earlier);
  await build(ROOT);
  await build(earlier, { SPIELPLAN_STATE: `${earlier}/.spielplan` });

  await meet('earlier remotes, this shell and provider', 'now', 'before', (options) => startSite(options));
  const { startSite: startEarlier } = (await import(`${earlier}/tooling/src/processes/startSite.ts`)) as {
    startSite: (options: SiteOptions) => Promise<Site>;
  };
  const old = await meet('these remotes, earlier shell and provider', 'before', 'now', startEarlier, true);
  await meet('all of this, earlier provider', 'now', 'now', (options) => startShell(options, old?.providerUrl ?? ''));
} finally {
  for (const each of running) await each.stop();
  await rm(home, { recursive: true, force: true });
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);

async function build(root: string, env = {}): Promise<void> {
  const lines: string[] = [];
  const code = await runNode([`${root}/tooling/src/commands/build.ts`, '--changed'], (line) => lines.push(line), env);
  if (code !== 0) throw new Error(`The builds of ${root} failed:\n${lines.slice(-20).join('\n')}`);
}

/** Starts one combination and reads its pages. */
async function meet<S extends Pick<Site, 'origin' | 'stop'>>(
  title: string,
  shell: State,
  remotes: State,
  start: (options: SiteOptions) => Promise<S>,
  isKept = false,
): Promise<S> {
  const begin = performance.now();
  const found: string[] = [];
  const stateDir = `${home}/${shell}-${remotes}-${running.length}`;
  const versions = await layState(stateDir, shell, remotes);
  const printed: string[] = [];
  const onLine = (name: string, line: string) => {
    printed.push(`[${name}] ${line}`);
    if (isComplaint(line)) found.push(line);
  };
  const env = { LOG_LEVEL: 'warn', PUBLISHING: 'direct' };
  const [port, providerPort] = [await findFreePort(), await findFreePort()];
  const site = await start({ port, providerPort, stateDir, env, onLine }).catch((error: unknown) => {
    throw new Error(`${title}: it does not start.\n${printed.slice(-20).join('\n')}`, { cause: error });
  });
  running.push(site);
  const { live } = (await fetch(`http://127.0.0.1:${port}/health/releases`).then((answer) => answer.json())) as {
    live: Record<string, string>;
  };
  for (const [name, version] of Object.entries(versions))
    if (live[name] !== version) found.push(`${name} ${version} is not live: ${live[name] ?? 'none is'}`);
  found.push(...(await readPages(`http://127.0.0.1:${port}`)));
  if (!isKept) await site.stop();
  faults.push(...found.map((each) => `${title}: ${each}`));
  say(`${found.length > 0 ? '✗' : '✓'} ${title} ${((performance.now() - begin) / 1_000).toFixed(1)} s`);
  return site;
}

async function layState(stateDir: string, shell: State, remotes: State): Promise<Record<string, string>> {
  await mkdir(`${stateDir}/build`, { recursive: true });
  await cp(`${builds[shell]}/shell`, `${stateDir}/build/shell`, { recursive: true });
  const versions: Record<string, string> = {};
  for (const name of REMOTES) {
    const from = `${builds[remotes]}/${name}`;
    versions[name] = (await publishRelease(name, { from, to: `${stateDir}/remotes` })).version;
  }
  return versions;
}

/** A shell of this checkout for a provider that runs already. */
async function startShell({ port, stateDir, env, onLine }: SiteOptions, providerUrl: string) {
  const origin = `http://localhost:${port}`;
  const program = startProgram({
    name: 'shell',
    args: SHELL_ARGS,
    sharesPort: true,
    env: {
      ...env,
      PORT: String(port),
      PROVIDER_URL: providerUrl,
      SPIELPLAN_STATE: stateDir,
      PUBLIC_ORIGIN: origin,
      NODE_ENV: 'production',
      UNSIGNED_RELEASES: 'on',
    },
    ...(onLine && { onLine: (line: string) => onLine('shell', line) }),
  });
  await waitUntilReady(program, `http://127.0.0.1:${port}/health/ready`);
  return { origin, stop: () => program.stop() };
}

/** Whether a program warns or fails; what the remotes leave out of an answer is told so, too. */
function isComplaint(line: string): boolean {
  if (!line.startsWith('{')) return false;
  const { level } = JSON.parse(line) as { level?: string };
  return level === 'warn' || level === 'error' || level === 'fatal';
}
