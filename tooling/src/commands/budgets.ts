import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { findBrokenBudgets, printTable } from '../bench/budgets.ts';
import { measureVisit } from '../bench/measureVisit.ts';
import { startBenchSite } from '../bench/startBenchSite.ts';
import { findBrowser } from '../testRun/findBrowser.ts';

// `run.mjs budgets`: fails when the events list costs a visitor more than it may. Part of `npm test`.
const say = (line: string) => process.stdout.write(`${line}\n`);
const scratch = await mkdtemp(`${tmpdir()}/spielplan-budgets-`);
const site = await startBenchSite(scratch, { say });
try {
  const { figures, cost } = await measureVisit(site.listUrl, await findBrowser(say));
  say(printTable(figures));
  const broken = [...findBrokenBudgets(figures), ...cost.complaints.map((complaint) => `the page complains: ${complaint}`)];
  if (broken.length > 0) for (const line of [...cost.list, ...broken]) say(line);
  process.exitCode = broken.length > 0 ? 1 : 0;
} finally {
  await site.stop();
  await rm(scratch, { recursive: true, force: true });
}
