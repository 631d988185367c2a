import { parsePort } from '../processes/ports.ts';
import { startProgram, type Program } from '../processes/Program.ts';
import { startSite, type Site } from '../processes/startSite.ts';
import { SITE_DEFAULTS } from '../processes/siteDefaults.ts';
import { STATE_DIR } from '../root.ts';

// `npm start`: PORT (3000), PROVIDER_PORT (4000), SPIELPLAN_STATE (.spielplan), LOG_LEVEL (warn);
// whatever else the provider and the shell read from the environment is passed on to them.
const begin = performance.now();
const running: { stopSite?: Site['stop']; building?: Program; isStopping: boolean } = { isStopping: false };

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0));
// The program that has started this one was killed.
process.once('disconnect', () => void stop(0));

try {
  const port = parsePort('PORT', SITE_DEFAULTS.PORT);
  const providerPort = parsePort('PROVIDER_PORT', SITE_DEFAULTS.PROVIDER_PORT);
  say('Starting the provider; building what has changed …');
  const site = await startSite({
    port,
    providerPort,
    stateDir: STATE_DIR,
    env: { LOG_LEVEL: process.env.LOG_LEVEL || SITE_DEFAULTS.LOG_LEVEL },
    say,
    prepare: buildAndRelease,
    onStop: (stopSite) => void (running.stopSite = stopSite),
  });
  say(`Serving after ${((performance.now() - begin) / 1000).toFixed(1)} s.`);
  say(`\n  Site      ${site.origin}\n  Provider  ${site.providerUrl}\n\nStop with Ctrl+C.`);
  const name = await site.broken;
  if (!running.isStopping) {
    process.stderr.write(`The ${name} ended by itself; its last lines above say why.\n`);
    await stop(1);
  }
} catch (error) {
  if (!running.isStopping) process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  await stop(1);
}

/** A process of its own, so that the memory of the builds is given back. */
async function buildAndRelease(): Promise<void> {
  running.building = startProgram({ name: 'build', args: ['tooling/src/commands/prepare.ts'], onLine: say });
  if ((await running.building.ended) !== 0) throw new Error('The build failed; the lines above say why.');
}

async function stop(code: number): Promise<void> {
  if (running.isStopping) return;
  running.isStopping = true;
  await running.building?.stop();
  await running.stopSite?.();
  process.exit(code);
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
