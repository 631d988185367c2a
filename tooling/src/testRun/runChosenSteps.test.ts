import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOT } from '../root.ts';

/** A run whose first step starts a program that starts another, and says where its folder lies and which they are. */
const RUN = `
  import { runChosenSteps } from '${ROOT}/tooling/src/testRun/runChosenSteps.ts';
  import { runTool } from '${ROOT}/tooling/src/testRun/runTool.ts';
  const step = (id, run) => ({ id, title: id, run });
  const lasting = step('lasting', async ({ say, scratch, signal }) => {
    console.log(scratch);
    await runTool('sh', ['-c', 'sleep 60 & echo $!; wait'], (line) => console.log(line), {}, signal);
    return { passed: 1, failed: 0 };
  });
  const next = step('next', async () => ({ passed: 1, failed: 0 }));
  await runChosenSteps([[[lasting, next]], [[next]]], process.argv.slice(1));`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

describe('A test run', () => {
  it.each([[['--onyl', 'lasting']], [['--only', 'next', 'lasting']], [['--only', 'other']]])(
    'refuses what it does not know: %j',
    async (args) => {
      const run = spawn(process.execPath, ['--input-type=module', '-e', RUN, '--', ...args], {
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      const said: string[] = [];
      createInterface({ input: run.stderr }).on('line', (line) => said.push(line));
      expect(await once(run, 'close')).toEqual([2, null]);
      expect(said.join()).toMatch(/--only/);
    },
  );

  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)('ends what it has started when it is stopped by %s', async (signal) => {
    const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], { stdio: ['ignore', 'pipe', 'ignore'] });
    const lines: string[] = [];
    const ended = once(run, 'exit');
    createInterface({ input: run.stdout }).on('line', (line) => {
      // A terminal tells each of them, and `npm test` passes it on: it arrives twice.
      if (lines.push(line) === 2) for (let times = 0; times < 2; times += 1) run.kill(signal);
    });
    expect(await ended).toEqual([1, null]);
    const [scratch = '', pid] = lines;
    expect(lines.slice(2)).toEqual([
      expect.stringMatching(/^. lasting: /),
      expect.stringMatching(/^\d+[.]\d minutes$/),
      '1 passed, 0 failed',
    ]);
    expect(existsSync(scratch)).toBe(false);
    // The new parent needs a moment to notice the end.
    for (let turn = 0; turn < 50 && isAlive(Number(pid)); turn += 1) await pause(100);
    expect(isAlive(Number(pid))).toBe(false);
  });
});
