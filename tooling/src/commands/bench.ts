import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { printTable, type Figures } from '../bench/budgets.ts';
import { loadServer, memoryOf } from '../bench/loadServer.ts';
import { measurePage } from '../bench/measurePage.ts';
import { measureReleases } from '../bench/measureReleases.ts';
import { measureVisit } from '../bench/measureVisit.ts';
import { startBenchSite } from '../bench/startBenchSite.ts';
import { findBrowser } from '../testRun/findBrowser.ts';

// `npm run bench`: measures the built site on this machine and prints the figures beside docs/performance.md. Times and
// rates mean something only on a machine that does nothing else.
const say = (line: string) => process.stdout.write(`${line}\n`);
const scratch = await mkdtemp(`${tmpdir()}/spielplan-bench-`);
try {
  const browser = await findBrowser(say);
  const figures: Figures = { ...(await measureCached(browser)), ...(await measureUncached()) };
  say('Releasing a remote a hundred times …');
  figures.releaseGrowth = await measureReleases(scratch, say);
  say(`\n${printTable(figures)}`);
} finally {
  await rm(scratch, { recursive: true, force: true });
}

async function measureCached(browser: string): Promise<Figures> {
  const site = await startBenchSite(scratch, { say });
  try {
    const { figures, cost } = await measureVisit(site.listUrl, browser);
    say(`\nThe events list, empty cache, bytes on the wire:\n${cost.list.join('\n')}`);
    const slow = await measurePage(site.listUrl, browser, { isSlow: true });
    const ms = (value: number) => `${value.toFixed(0)} ms`;
    say(
      `Slow phone: first paint ${ms(slow.firstPaint)}, largest paint ${ms(slow.largestPaint)}, controls work ${ms(slow.hydrated)}\n`,
    );
    await loadServer(site.listUrl, site.shell.pid, { connections: 10, seconds: 2 });
    const { perSecond } = await loadServer(site.listUrl, site.shell.pid, { connections: 10, seconds: 6 });
    return { ...figures, cachedRate: perSecond };
  } finally {
    await site.stop();
  }
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
