import { setTimeout as pause } from 'node:timers/promises';
import { DEEP_PATTERN, DEEP_STEPS } from './deepSteps.ts';
import type { Step } from './Step.ts';
import { runNode } from './runTool.ts';
import { withTimeLimit } from './withTimeLimit.ts';

describe('The deep test run', () => {
  it('finds the files named *.deep.test.ts by its pattern', async () => {
    const found: string[] = [];
    const args = ['tooling/src/commands/jest.ts', DEEP_PATTERN, '--listTests'];
    await runNode(args, (line) => found.push(line), { DEEP: '1' }, AbortSignal.timeout(30_000));
    expect(found.filter((line) => line.endsWith('.deep.test.ts')).length).toBeGreaterThan(2);
  });

  it('ends within sixty minutes, since each step has a limit', () => {
    const minutes = DEEP_STEPS.reduce((sum, { limitMinutes }) => sum + limitMinutes, 0);
    expect(minutes).toBeGreaterThan(0);
    expect(minutes).toBeLessThanOrEqual(60);
  });

  it('fails a step whose time is over, ends its program and says so', async () => {
    const said: string[] = [];
    const step: Step = {
      id: 'hang',
      title: 'a program that never ends',
      async run({ say, signal }) {
        const code = await runNode(['-e', 'setInterval(() => {}, 1000)'], say, {}, signal);
        return { passed: 0, failed: code === 0 ? 0 : 1 };
      },
    };
    const counts = await withTimeLimit(step, 300).run({ scratch: '', say: (line) => said.push(line) });
    expect(counts.failed).toBe(1);
    expect(said.join('\n')).toContain('a program that never ends: not done after');
  });

  it('says so too of a step that was broken off before it had counted anything', async () => {
    const said: string[] = [];
    const step: Step = {
      id: 'broken off',
      title: 'without a report',
      run: async ({ signal }) => pause(5_000, { passed: 1, failed: 0 }, { signal: signal! }),
    };
    const counts = await withTimeLimit(step, 50).run({ scratch: '', say: (line) => said.push(line) });
    expect([counts, said.join()]).toEqual([{ passed: 0, failed: 1 }, expect.stringContaining('not done after')]);
    const faulty: Step = { ...step, run: () => Promise.reject(new Error('no browser')) };
    await expect(withTimeLimit(faulty, 5_000).run({ scratch: '', say: () => {} })).rejects.toThrow('no browser');
  });

  it('gives a step what those before it have left over, and no more', async () => {
    const spare = { ms: 0 };
    const lasting = (ms: number): Step => ({
      id: 'lasting',
      title: 'lasting',
      run: async () => (await pause(ms), { passed: 1, failed: 0 }),
    });
    const run = async (ms: number, limitMs: number) =>
      (await withTimeLimit(lasting(ms), limitMs, spare).run({ scratch: '', say: () => {} })).failed;
    expect([await run(0, 1_000), await run(600, 100), await run(600, 100)]).toEqual([0, 0, 1]);
    expect(spare.ms).toBe(0);
  });

  it('ends what a program has started as well', async () => {
    const said: string[] = [];
    const parent = `const { pid } = require('node:child_process').spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      console.log(pid); setInterval(() => {}, 1000);`;
    await runNode(['-e', parent], (line) => said.push(line), {}, AbortSignal.timeout(1_000));
    const isThere = () => {
      try {
        return process.kill(Number(said[0]), 0);
      } catch {
        return false;
      }
    };
    expect(Number(said[0])).toBeGreaterThan(0);
    for (let turn = 0; turn < 50 && isThere(); turn += 1) await pause(100);
    const isLeft = isThere();
    if (isLeft) process.kill(Number(said[0]), 'SIGKILL');
    expect(isLeft).toBe(false);
  });

  it('leaves the counts of a step that is in time as they are', async () => {
    const step: Step = { id: 'quick', title: 'quick', run: async () => ({ passed: 3, failed: 0 }) };
    await expect(withTimeLimit(step, 5_000).run({ scratch: '', say: () => {} })).resolves.toEqual({ passed: 3, failed: 0 });
  });
});
