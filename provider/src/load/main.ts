import { parseArgs } from 'node:util';
import { type Figures, runScenario } from './runScenario.ts';
import { scenariosOf } from './scenarios.ts';
import { startChild } from './startChild.ts';

// `npm run load -w provider [-- --connections 200] [--seconds 30]`: prints figures;
// fails for errors and for memory that grows without end, never for slowness.
const { values } = parseArgs({
  options: { connections: { type: 'string', default: '200' }, seconds: { type: 'string', default: '30' } },
});
/**
 * Growth between a third of the run and its end, as a
 * share. Up to here it is the collector taking its time.
 */
const MAX_GROWTH = 0.5;

const provider = await startChild();
const all: Figures[] = [];
try {
  for (const scenario of await scenariosOf(provider.url, Number(values.connections), Number(values.seconds))) {
    process.stdout.write(`${scenario.name}: ${scenario.connections} connections for ${scenario.seconds} s …\n`);
    const figures = await runScenario(provider, scenario);
    all.push(figures);
    const { requests, perSecond, cpu, p50, p99, slowest, errors, memory } = figures;
    process.stdout.write(
      `  ${requests} requests, ${perSecond}/s, ${cpu.toFixed(2)} ms CPU each, p50 ${p50} ms, p99 ${p99} ms, slowest ${Math.round(slowest)} ms, ${errors} errors\n` +
        `  memory ${memory.join(' → ')} MB\n`,
    );
  }
} finally {
  await provider.stop();
}
const isBad = all.some(({ errors, memory: [, third, end] }) => errors > 0 || end > third * (1 + MAX_GROWTH));
process.stdout.write(isBad ? 'There were errors, or memory kept growing.\n' : 'No errors, and memory stays within bounds.\n');
process.exitCode = isBad ? 1 : 0;
