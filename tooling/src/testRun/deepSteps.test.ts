import { setTimeout as pause } from 'node:timers/promises';
import { DEEP_PATTERN, DEEP_STEPS } from './deepSteps.ts';
import { runSteps } from './runSteps.ts';
import type { Step } from './Step.ts';
import { runNode } from './runTool.ts';

/** What a run prints of one step. */
async function runOne(step: Step) {
  const lines: string[] = [];
  const counts = await runSteps([[[step]]], '', (line) => lines.push(line));
  return { counts, said: lines.join('\n') };
}

describe('The deep test run', () => {
  it('finds the files named *.deep.test.ts by its pattern', async () => {
    const found: string[] = [];
    const args = ['tooling/src/commands/jest.ts', DEEP_PATTERN, '--listTests'];
    await runNode(args, (line) => found.push(line), { DEEP: '1' }, AbortSignal.timeout(30_000));
    expect(found.filter((line) => line.endsWith('.deep.test.ts')).length).toBeGreaterThan(2);
  });

  it('has all of its steps, each with a limit of its own', () => {
    const steps = DEEP_STEPS.flat(2);
    const ids = steps.map(({ id }) => id);
    const proofs = ['zones', 'audit', 'deployment', 'containers', 'failover', 'deep', 'deep-e2e', 'deep-browsers'];
    const programs = ['outside', 'overlap', 'kill', 'pooler', 'restarts', 'rush', 'fuzz', 'load', 'releases', 'mutants'];
    expect([...proofs, ...programs].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => id === 'kill')).toHaveLength(2);
    expect(steps.filter(({ limitMinutes }) => !limitMinutes).map(({ id }) => id)).toEqual([]);
  });

  it('fails a step whose time is over, ends its program and says so', async () => {
    const step: Step = {
      id: 'hang',
      title: 'a program that never ends',
      limitMinutes: 0.005,
      async run({ say, signal }) {
        const code = await runNode(['-e', 'setInterval(() => {}, 1000)'], say, {}, signal);
        return { passed: 0, failed: code === 0 ? 0 : 1 };
      },
    };
    const { counts, said } = await runOne(step);
    expect(counts).toEqual({ passed: 0, failed: 1 });
    expect(said).toContain('a program that never ends: not done after 0.005 minutes');
  });

  it('says so too of a step that was broken off before it had counted anything', async () => {
    const step: Step = {
      id: 'broken off',
      title: 'without a report',
      limitMinutes: 0.001,
      run: async ({ signal }) => pause(5_000, { passed: 1, failed: 0 }, { signal }),
    };
    const { counts, said } = await runOne(step);
    expect(counts).toEqual({ passed: 0, failed: 1 });
    expect(said).toMatch(/aborted[^]*not done after/);
  });

  it('gives a step no time that another one has left over', async () => {
    const lasting = (id: string, ms: number, limitMs: number): Step => ({
      id,
      title: id,
      limitMinutes: limitMs / 60_000,
      run: async () => (await pause(ms), { passed: 1, failed: 0 }),
    });
    const lines: string[] = [];
    const lane = [lasting('is done at once', 0, 5_000), lasting('takes too long', 400, 100), lasting('is in time', 0, 5_000)];
    expect(await runSteps([[lane]], '', (line) => lines.push(line))).toEqual({ passed: 3, failed: 1 });
    expect(lines.filter((line) => line.startsWith('✗')).map((line) => line.split(':')[0])).toEqual(['✗ takes too long']);
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
});
