import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { leftBehindStep } from './leftBehindStep.ts';
import { type Lane, runSteps } from './runSteps.ts';
import type { Step } from './Step.ts';

/**
 * Runs the steps, or those that `--only jest,e2e` among `args` names, in a folder of their own that goes at the end.
 * After each group no program of theirs may live on. Closes with the minutes it took and the line `N passed, N failed`, and
 * sets the exit code.
 */
export async function runChosenSteps(groups: readonly (readonly Lane[])[], args: readonly string[]): Promise<void> {
  const wanted = parseOnly(groups, args);
  const start = performance.now();
  const scratch = await mkdtemp(`${tmpdir()}/spielplan-test-`);
  const stopped = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stopped.abort());
  process.once('disconnect', () => stopped.abort());
  // To wait for that alone is no reason to go on.
  process.channel?.unref();

  const isWanted = ({ id }: Step) => wanted === null || wanted.includes(id);
  const steps = groups
    .map((group) => group.map((lane) => lane.filter(isWanted)))
    .filter((group) => group.flat().length > 0)
    .flatMap((group) => [group, [[leftBehindStep()]]]);
  const { passed, failed } = await runSteps(steps, scratch, (line) => process.stdout.write(`${line}\n`), stopped.signal);
  await rm(scratch, { recursive: true, force: true, maxRetries: 10, retryDelay: 500 });
  process.stdout.write(`${((performance.now() - start) / 60_000).toFixed(1)} minutes\n`);
  process.stdout.write(`${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 || stopped.signal.aborted ? 1 : 0;
}

function parseOnly(groups: readonly (readonly Lane[])[], args: readonly string[]): readonly string[] | null {
  if (args.length === 0) return null;
  const [option, list = '', ...more] = args;
  if (option !== '--only' || more.length > 0) {
    process.stderr.write(
      `Unknown: ${args.join(' ')}. There is --only with names between commas, as in --only jest,e2e, and for npm test --changed before it.\n`,
    );
    process.exit(2);
  }
  const ids = list.split(',').filter(Boolean);
  const known = new Set(groups.flat(2).map(({ id }) => id));
  const unknown = ids.find((id) => !known.has(id));
  if (unknown === undefined && ids.length > 0) return ids;
  process.stderr.write(`--only takes some of ${[...known].join(', ')}${unknown ? `, not "${unknown}"` : ''}.\n`);
  process.exit(2);
}
