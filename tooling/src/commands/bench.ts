import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { findBrokenBudgets, printTable, type Figures } from '../pageCost/budgets.ts';
import { loadServer, memoryOf } from '../bench/loadServer.ts';
import { reportKept } from '../bench/compareKept.ts';
import { reportThreads } from '../bench/compareThreads.ts';
import { comparePeer } from '../bench/comparePeer.ts';
import { describeHits, measureHits } from '../bench/measureHits.ts';
import { reportRelease } from '../bench/measureRelease.ts';
import { measureReleases } from '../bench/measureReleases.ts';
import { reportBooking } from '../bench/measureBooking.ts';
import { reportList } from '../bench/reportList.ts';
import { reportPages } from '../bench/reportPages.ts';
import { startBenchSite, type BenchSite } from '../testRun/startBenchSite.ts';
import { findBrowser } from '../testRun/findBrowser.ts';

interface Measurement {
  /** What may follow its name. */
  options?: string;
  does: string;
  run: (options: readonly string[]) => Promise<void> | void;
  /** A browser looks at pages, the path of which `browser` then holds. */
  needsBrowser?: boolean;
  /** Pairs need no priority, and a release's own programs have none. */
  hasNoPriority?: boolean;
}

// `npm run bench [-- measurement]`: figures of the built site on this machine, beside those of
// docs/performance.md. Times and rates say something only where it may go before all other work.
const ALL: Measurement = { does: 'pages, the server, memory', run: measureAll, needsBrowser: true };
const MEASUREMENTS: Readonly<Record<string, Measurement>> = {
  pages: {
    does: 'the pages alone',
    run: () => onCachedSite((site) => reportPages(site.origin, browser, say)),
    needsBrowser: true,
  },
  list: {
    does: 'how the events list answers and scrolls',
    run: () => onCachedSite((site) => reportList(site.listUrl, browser, say)),
    needsBrowser: true,
  },
  booking: {
    does: 'the presses of a purchase',
    run: () => onCachedSite((site) => reportBooking(site.origin, browser, say)),
    needsBrowser: true,
  },
  peer: {
    options: 'URL',
    does: "the events list beside another site's; fails where it costs more than it may",
    run: ([url]) => onCachedSite((site) => compareWith(site, url)),
    needsBrowser: true,
    // Its server has none: beside it ours has none either, and only the browser goes first.
    hasNoPriority: true,
  },
  releases: {
    options: '[releases]',
    does: 'what releases and refusals leave behind in a running shell',
    run: ([releases = '40']) => reportReleases(Number(releases)),
    // Memory is the same on a busy machine.
    hasNoPriority: true,
  },
  hits: {
    options: '[views a second] [seconds]',
    does: 'how many pages memory answers while tickets are sold',
    run: (options) => onCachedSite((site) => reportHits(site.origin, options)),
  },
  kept: {
    options: '[URL PID]',
    does: 'a page from memory with and without metrics, or beside a site that runs',
    run: compareKept,
  },
  threads: {
    options: '[rounds] [pages]',
    does: "pages made in threads beside the main thread's; fails where they cost more than they may",
    run: compareThreads,
    hasNoPriority: true,
  },
  release: {
    does: 'a release and its way back; fails where they take longer than they may',
    run: async () => void (process.exitCode = (await reportRelease(scratch, say)) ? 0 : 1),
    hasNoPriority: true,
  },
  scale: {
    options: '[600 40000]',
    does: 'what houses of several sizes cost the provider',
    run: (options) => runOfProvider('main', options),
  },
  processes: {
    options: '[rounds]',
    does: 'what two providers on one PostgreSQL cost beside one',
    run: (options) => runOfProvider('processes', options),
  },
  rush: { options: '[buyers] [seconds]', does: 'a rush for one hall', run: (options) => runOfProvider('tryRush', options) },
};

const say = (line: string) => process.stdout.write(`${line}\n`);
const [name, ...options] = process.argv.slice(2);
const measurement = name === undefined ? ALL : MEASUREMENTS[name];
if (!measurement) {
  for (const [word, { options: more = '', does }] of Object.entries(MEASUREMENTS))
    say(`npm run bench -- ${word} ${more}: ${does}`);
  process.exit(1);
}
if (!measurement.hasNoPriority) askForPriority();
const browser = measurement.needsBrowser ? await findBrowser(say, 'measurements') : '';
const scratch = await mkdtemp(`${tmpdir()}/spielplan-bench-`);
try {
  await measurement.run(options);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function measureAll(): Promise<void> {
  const cachedRate = await onCachedSite(async (site) => {
    await reportPages(site.origin, browser, say);
    await loadServer(site.listUrl, site.shell.pid, { connections: 10, seconds: 2 });
    return (await loadServer(site.listUrl, site.shell.pid, { connections: 10, seconds: 6 })).perSecond;
  });
  const figures: Figures = { cachedRate, ...(await measureUncached()) };
  say('Releasing a remote a hundred times, every fourth time in vain …');
  Object.assign(figures, await measureReleases(scratch, say));
  say(`\nThe server, asked for the events list:\n${printTable(figures)}`);
}

async function reportReleases(releases: number): Promise<void> {
  const figures = await measureReleases(scratch, say, releases);
  say(printTable(figures));
  const broken = findBrokenBudgets(figures, {}, { onlyBinding: false });
  for (const line of broken) say(`over: ${line}`);
  if (broken.length > 0) process.exitCode = 1;
}

function runOfProvider(name: string, more: readonly string[]): void {
  const options = ['--disable-warning=ExperimentalWarning', `provider/src/load/scale/${name}.ts`, ...more];
  process.exitCode = spawnSync(process.execPath, options, { stdio: 'inherit' }).status ?? 1;
}

async function onCachedSite<Result>(measure: (site: BenchSite) => Promise<Result>): Promise<Result> {
  const site = await startBenchSite(scratch, { say });
  try {
    return await measure(site);
  } finally {
    await site.stop();
  }
}

async function reportHits(origin: string, [perSecond = '20', seconds = '60']: readonly string[]): Promise<void> {
  say(describeHits(await measureHits(origin, { perSecond: Number(perSecond), seconds: Number(seconds) })));
}

async function compareKept([url, pid]: readonly string[]): Promise<void> {
  await reportKept(scratch, url && pid ? { url, pid: Number(pid) } : null, say);
}

async function compareThreads(options: readonly string[]): Promise<void> {
  const [rounds, pages] = options.map(Number);
  if (!(await reportThreads(scratch, say, { ...(rounds && { rounds }), ...(pages && { pages }) }))) process.exitCode = 1;
}

async function compareWith({ listUrl }: BenchSite, peer: string | undefined): Promise<void> {
  if (!peer) throw new Error('npm run bench -- peer URL: name the address of the other events list.');
  askForPriority();
  const broken = await comparePeer(listUrl, peer, browser, say);
  for (const label of broken) say(`over: ${label}`);
  if (broken.length > 0) process.exitCode = 1;
}

async function measureUncached(): Promise<Figures> {
  const begin = performance.now();
  const site = await startBenchSite(scratch, { env: { PAGE_CACHE: 'off' } });
  say(`A second start, with nothing to do, serves after ${((performance.now() - begin) / 1000).toFixed(1)} s`);
  try {
    // Compiled code is what counts: a page costs several times as much before it is.
    await loadServer(site.listUrl, site.shell.pid, { connections: 4, seconds: 30, most: 4_000 });
    const alone = await loadServer(site.listUrl, site.shell.pid, { connections: 1, seconds: 20, most: 1_000 });
    const many = await loadServer(site.listUrl, site.shell.pid, { connections: 10, seconds: 6 });
    say(
      `Uncached: ${alone.cpuPerAnswer.toFixed(2)} ms CPU one after the other, ${many.cpuPerAnswer.toFixed(2)} ms with 10 connections`,
    );
    return {
      renderCpu: many.cpuPerAnswer,
      uncachedRate: many.perSecond,
      memory: await memoryOf(site.shell.pid),
    };
  } finally {
    await site.stop();
  }
}

function askForPriority(): void {
  if (!raisePriority()) say('This machine does other work beside (no real-time scheduling here): times are upper limits.');
}

/**
 * Asks the system to let this process, and what it starts from now on, go before all other work
 * (real-time scheduling, `chrt` of util-linux), so that times say something on a machine that is
 * used. False where that is not allowed or not known.
 */
function raisePriority(): boolean {
  const { status } = spawnSync('chrt', ['--rr', '--all-tasks', '--pid', '1', String(process.pid)], { stdio: 'ignore' });
  return status === 0;
}
