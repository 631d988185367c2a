import { Agent, get } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { startBenchSite, type BenchSite } from '../testRun/startBenchSite.ts';

// `node tooling/src/faults/restarts.ts [rounds]`: the site under 20 busy connections while programs
// are stopped, killed, held and made to throw. What was accepted is answered.

type Tally = Record<string, number>;
const BUSY = 20;
const LOAD_MS = 6_000;
const MAX_LOAD_MS = 40_000;
/** Well below the two seconds after which a silent provider counts as away; the measured time is printed. */
const READY_LIMIT_MS = 1_000;
const LIST = '/de/programm/veranstaltungen';
const PATHS = ['/de', LIST, '/en', '/de/api/events/', '/health/live'];
/** Signals make the program throw an uncaught exception, or leave a promise that rejects. */
const FAIL_ON_SIGNAL =
  "--import=data:text/javascript,process.on('SIGUSR2',()=>setImmediate(()=>{throw(new(Error)('on_purpose'))}));" +
  "process.on('SIGWINCH',()=>void(Promise.reject(new(Error)('on_purpose'))))";
const REFUSED = 'ECONNREFUSED';
/** Longer than the shell needs to notice that the provider does not answer. */
const HELD_MS = 6_500;

const rounds = Number(process.argv[2] ?? 2);
const say = (line: string) => process.stdout.write(`${line}\n`);
const faults: string[] = [];
let lastPage = 1;

const folder = await mkdtemp(`${tmpdir()}/spielplan-restarts-`);
const seeded = process.env.SEEDED_DIR;
const site = await startBenchSite(folder, { env: { NODE_OPTIONS: FAIL_ON_SIGNAL, RATE_LIMIT: '10000000' }, say, seeded });
try {
  for (let round = 1; round <= rounds; round += 1) {
    await under('the shell throws', () => signal(site, 'shell', 'SIGUSR2'), []);
    await under('the shell leaves a rejected promise', () => signal(site, 'shell', 'SIGWINCH'), []);
    await under('the shell is asked to stop', () => signal(site, 'shell', 'SIGTERM'), [REFUSED]);
    await under('the shell is killed', () => signal(site, 'shell', 'SIGKILL'), [REFUSED, 'ECONNRESET']);
    await under('the provider is asked to stop', () => signal(site, 'provider', 'SIGTERM'), ['503']);
    await heldProvider(site);
    say(`Round ${round} of ${rounds}: ${faults.length} faults.`);
  }
} finally {
  await site.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exit(faults.length > 0 ? 1 : 0);

/** Loads the site while `act` is done to it; whatever is answered besides 200 and `allowed` is a fault. */
async function under(title: string, act: () => void, allowed: readonly string[]): Promise<void> {
  await untilReady(site);
  const tally: Tally = {};
  const begin = performance.now();
  let hasActed = false;
  const isOver = () => {
    const ms = performance.now() - begin;
    return hasActed && ((ms > LOAD_MS && isSettled(site)) || ms > MAX_LOAD_MS);
  };
  const loads = Array.from({ length: BUSY }, (_, index) => load(index, isOver, tally));
  await pause(1_000);
  act();
  hasActed = true;
  await Promise.all(loads);
  say(`${title}: ${JSON.stringify(tally)}`);
  const wrong = Object.keys(tally).filter((kind) => kind !== '200' && !allowed.includes(kind));
  if (wrong.length > 0) faults.push(`${title}: ${wrong.map((kind) => `${tally[kind]} × ${kind}`).join(', ')}`);
  await untilReady(site);
}

/** One connection that is kept for as long as the site keeps it. */
async function load(index: number, isOver: () => boolean, tally: Tally): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = index; !isOver(); turn += 1) {
    const { kind } = await ask(site.listUrl, PATHS[turn % PATHS.length] ?? '/', agent);
    tally[kind] = (tally[kind] ?? 0) + 1;
    if (kind === REFUSED) await pause(50);
  }
  agent.destroy();
}

/** A provider that hangs: the shell's readiness is answered all the same, at once, and who asks for a page that is not in memory is told soon. */
async function heldProvider(site: BenchSite): Promise<void> {
  signal(site, 'provider', 'SIGSTOP');
  const first = ask(site.listUrl, unseen(), new Agent());
  let slowest = 0;
  for (const end = performance.now() + HELD_MS; performance.now() < end; await pause(100)) {
    const { kind, ms } = await ask(site.listUrl, '/health/ready', new Agent());
    slowest = Math.max(slowest, ms);
    if (kind !== '200') faults.push(`readiness with a provider that hangs: ${kind}`);
  }
  const [early, late] = [await first, await ask(site.listUrl, unseen(), new Agent())];
  signal(site, 'provider', 'SIGCONT');
  say(
    `with a provider that hangs: readiness after ${slowest.toFixed(1)} ms at most, a page not in memory after ` +
      `${early.ms.toFixed(0)} ms, one asked for later after ${late.ms.toFixed(0)} ms`,
  );
  if (slowest > READY_LIMIT_MS) faults.push(`readiness took ${slowest.toFixed(0)} ms`);
  for (const { kind } of [early, late])
    if (kind !== '503') faults.push(`a page not in memory with a provider that hangs: ${kind}`);
  if (late.ms > READY_LIMIT_MS) faults.push(`a page not in memory was refused after ${late.ms.toFixed(0)} ms`);
}

/** A list that no cache holds yet. */
function unseen(): string {
  return `${LIST}?page=${(lastPage += 1)}`;
}

function signal(site: BenchSite, name: string, kind: NodeJS.Signals): void {
  const program = site.running().findLast((each) => each.name === name);
  if (!program) throw new Error(`The ${name} does not run.`);
  process.kill(program.pid, kind);
}

/** Whether each program runs once: none is being replaced or started again. */
function isSettled(site: BenchSite): boolean {
  const names = site.running().map(({ name }) => name);
  return names.toSorted().join() === 'provider,shell';
}

async function untilReady(site: BenchSite): Promise<void> {
  for (const end = performance.now() + 60_000; performance.now() < end; await pause(200)) {
    const [live, list] = [
      await ask(site.listUrl, '/de/api/events/', new Agent()),
      await ask(site.listUrl, PATHS[1] ?? '/', new Agent()),
    ];
    if (live.kind === '200' && list.kind === '200' && isSettled(site)) return;
  }
  throw new Error('The site did not come back within a minute.');
}

function ask(base: string, path: string, agent: Agent): Promise<{ kind: string; ms: number }> {
  const start = performance.now();
  return new Promise((resolve) => {
    const answer = (kind: string) => resolve({ kind, ms: performance.now() - start });
    get(new URL(path, base), { agent }, (response) => {
      response.resume();
      response.once('end', () => answer(String(response.statusCode)));
      response.once('error', (error: NodeJS.ErrnoException) => answer(error.code ?? 'broken'));
    }).once('error', (error: NodeJS.ErrnoException) => answer(error.code ?? 'failed'));
  });
}
