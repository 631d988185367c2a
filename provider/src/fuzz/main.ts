import { parseArgs } from 'node:util';
import { describeFailure, runFuzz } from './runFuzz.ts';
import { startFuzz } from './startFuzz.ts';

// `npm run fuzz -w provider [-- --seed N] [--requests N]`:
// at least 5,000 requests made from the contract's schemas.
const { values } = parseArgs({ options: { seed: { type: 'string' }, requests: { type: 'string', default: '5500' } } });
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
/**
 * All calls together take about 90 times what one of them
 * takes, since calls of content blocks take an eighth.
 */
const perCall = Math.ceil(Number(values.requests) / 90);
const say = (line: string) => process.stdout.write(`${line}\n`);

say(`Seed ${seed}: repeat with --seed ${seed} --requests ${values.requests}`);
const { client, reopen, close } = await startFuzz();
const start = performance.now();
const report = await runFuzz(client, { seed, perCall, settle: reopen });

const seconds = (performance.now() - start) / 1_000;
say(`${report.requests} requests in ${seconds.toFixed(1)} s`);
for (const [status, count] of Object.entries(report.statuses)) say(`  ${status}: ${count}`);
for (const failure of report.failures) say(`\n${describeFailure(failure)}`);
say(report.failures.length === 0 ? 'No answer was wrong.' : `\n${report.failures.length} calls answered wrongly.`);
process.exitCode = report.failures.length === 0 ? 0 : 1;
await close();
