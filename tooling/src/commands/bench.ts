import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { printTable, type Figures } from '../bench/budgets.ts';
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

// `npm run bench`: measures the built site on this machine and prints the figures beside docs/performance.md. Times
// and rates mean something only where it may go before all other work. `npm run bench -- pages` measures the pages alone,
// `npm run bench -- scale [600 40000]` what houses of several sizes cost the provider,
// `npm run bench -- processes [rounds]` what two providers on one PostgreSQL cost beside one,
// `npm run bench -- rush [buyers] [seconds]` a rush for one hall,
// `npm run bench -- hits [views a second] [seconds]` how many pages memory answers while tickets are sold,
// `npm run bench -- list` how the events list answers and scrolls, `npm run bench -- booking` the presses of a purchase,
// `npm run bench -- peer URL` the events list beside another site's, and fails where it costs more than it may,
// `npm run bench -- threads [rounds] [pages]` pages made in threads beside the main thread's, and fails where they cost more than they may,
// `npm run bench -- release` a release and its way back, and fails where they take longer than they may,
// `npm run bench -- kept [URL PID]` a page from memory with and without metrics, or beside another site that runs.
const NO_BROWSER = new Set(['kept', 'release', 'threads', 'scale', 'processes', 'rush', 'hits']);
const say = (line: string) => process.stdout.write(`${line}\n`);
const askForPriority = () => {
  if (!raisePriority()) say('This machine does other work beside (no real-time scheduling here): times are upper limits.');
};
const scratch = await mkdtemp(`${tmpdir()}/spielplan-bench-`);
try {
  const [what, url, pid] = process.argv.slice(2);
  // The peer's server has no priority: beside it ours has none either, and only the browser goes first. Pairs need none,
  // and a release's own programs have none.
  if (!['peer', 'threads', 'release'].includes(what ?? '')) askForPriority();
  const browser = NO_BROWSER.has(what ?? '') ? '' : await findBrowser(say, 'measurements');
  if (what === 'kept') await reportKept(scratch, url && pid ? { url, pid: Number(pid) } : null, say);
  else if (what === 'threads') await compareThreads(process.argv.slice(3).map(Number));
  else if (what === 'release') process.exitCode = (await reportRelease(scratch, say)) ? 0 : 1;
  else if (what === 'scale') runOfProvider('main', process.argv.slice(3));
  else if (what === 'processes') runOfProvider('processes', process.argv.slice(3));
  else if (what === 'rush') runOfProvider('tryRush', process.argv.slice(3));
  else if (what === 'hits') await onCachedSite((site) => reportHits(site.origin, process.argv.slice(3)));
  else if (what === 'pages') await onCachedSite((site) => reportPages(site.origin, browser, say));
  else if (what === 'list') await onCachedSite((site) => reportList(site.listUrl, browser, say));
  else if (what === 'peer') await onCachedSite((site) => compareWith(site, url, browser));
  else if (what === 'booking') await onCachedSite((site) => reportBooking(site.origin, browser, say));
  else {
    const cachedRate = await onCachedSite(async (site) => {
      await reportPages(site.origin, browser, say);
      await loadServer(site.listUrl, site.shell.pid, { connections: 10, seconds: 2 });
      return (await loadServer(site.listUrl, site.shell.pid, { connections: 10, seconds: 6 })).perSecond;
    });
    const figures: Figures = { cachedRate, ...(await measureUncached()) };
    say('Releasing a remote a hundred times …');
    figures.releaseGrowth = await measureReleases(scratch, say);
    say(`\nThe server, asked for the events list:\n${printTable(figures)}`);
  }
} finally {
  await rm(scratch, { recursive: true, force: true });
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

async function compareThreads([rounds, pages]: readonly number[]): Promise<void> {
  if (!(await reportThreads(scratch, say, { ...(rounds && { rounds }), ...(pages && { pages }) }))) process.exitCode = 1;
}

async function compareWith({ listUrl }: BenchSite, peer: string | undefined, browser: string): Promise<void> {
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

/**
 * Asks the system to let this process, and what it starts from now on, go before all other work
 * (real-time scheduling, `chrt` of util-linux), so that times say something on a machine that is
 * used. False where that is not allowed or not known.
 */
function raisePriority(): boolean {
  const { status } = spawnSync('chrt', ['--rr', '--all-tasks', '--pid', '1', String(process.pid)], { stdio: 'ignore' });
  return status === 0;
}
