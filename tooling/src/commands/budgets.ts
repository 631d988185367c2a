import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { findBrokenBudgets, findEditorRequests } from '../pageCost/budgets.ts';
import { measureVisits } from '../bench/measureVisits.ts';
import { printPageTable } from '../bench/pageTable.ts';
import { startBenchSite } from '../testRun/startBenchSite.ts';
import { findBrowser } from '../testRun/findBrowser.ts';

// `run.mjs budgets [--origin URL]`: fails when a page costs a visitor more than it may, on a
// site of its own unless one is named. Part of `npm test`.
const { values } = parseArgs({ options: { origin: { type: 'string' } } });
const say = (line: string) => process.stdout.write(`${line}\n`);
const scratch = await mkdtemp(`${tmpdir()}/spielplan-budgets-`);
const site = values.origin ? null : await startBenchSite(scratch, { say, seeded: process.env.SEEDED_DIR });
try {
  const visits = await measureVisits(values.origin ?? site?.origin ?? '', await findBrowser(say));
  say(printPageTable(visits));
  for (const { label, limits, figures, cost } of visits) {
    const complaints = cost.complaints.map((complaint) => `it complains: ${complaint}`);
    const broken = [...findBrokenBudgets(figures, limits), ...findEditorRequests(cost.list), ...complaints];
    if (broken.length === 0) continue;
    say(`\n${label}:\n${[...cost.list, ...broken].join('\n')}`);
    process.exitCode = 1;
  }
} finally {
  await site?.stop();
  await rm(scratch, { recursive: true, force: true });
}
