import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { findBrokenBudgets, printTable } from '../bench/budgets.ts';
import { measureBlocks, measureVisit, type Visit } from '../bench/measureVisit.ts';
import { startBenchSite } from '../bench/startBenchSite.ts';
import { findBrowser } from '../testRun/findBrowser.ts';

// `run.mjs budgets`: fails when the events list or a page of twenty blocks costs a visitor more than it may. Part of `npm test`.
const say = (line: string) => process.stdout.write(`${line}\n`);
const scratch = await mkdtemp(`${tmpdir()}/spielplan-budgets-`);
const site = await startBenchSite(scratch, { say });
try {
  const browser = await findBrowser(say);
  const list = tell('The events list', await measureVisit(site.listUrl, browser));
  const blocks = tell('A page of twenty blocks', await measureBlocks(site.blocksUrl, browser));
  process.exitCode = list && blocks ? 0 : 1;
} finally {
  await site.stop();
  await rm(scratch, { recursive: true, force: true });
}

/** Prints a page's figures, and its requests where it breaks a budget; whether it keeps them all. */
function tell(name: string, { figures, cost }: Visit): boolean {
  say(`${name}:\n${printTable(figures)}`);
  const broken = [...findBrokenBudgets(figures), ...cost.complaints.map((complaint) => `the page complains: ${complaint}`)];
  if (broken.length > 0) for (const line of [...cost.list, ...broken]) say(line);
  return broken.length === 0;
}
