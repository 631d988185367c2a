import { setTimeout as pause } from 'node:timers/promises';
import { DEEP_PATTERN, DEEP_RUN } from './deepSteps.ts';
import { type LimitedStep, limitGroups } from './limitGroups.ts';
import { runSteps } from './runSteps.ts';
import type { Step, StepContext } from './Step.ts';
import { runNode } from './runTool.ts';
import { withTimeLimit } from './withTimeLimit.ts';

const CONTEXT: StepContext = { scratch: '', say: () => undefined, signal: new AbortController().signal };

describe('The deep test run', () => {
  it('finds the files named *.deep.test.ts by its pattern', async () => {
    const found: string[] = [];
    const args = ['tooling/src/commands/jest.ts', DEEP_PATTERN, '--listTests'];
    await runNode(args, (line) => found.push(line), { DEEP: '1' }, AbortSignal.timeout(30_000));
    expect(found.filter((line) => line.endsWith('.deep.test.ts')).length).toBeGreaterThan(2);
  });

  it('has all of its steps, those whose turn is another day among them', () => {
    const ids = DEEP_RUN.groups.flat(2).map(({ id }) => id);
    const proofs = ['zones', 'audit', 'deployment', 'containers', 'failover', 'deep', 'deep-e2e', 'deep-browsers'];
    const programs = ['outside', 'overlap', 'kill', 'pooler', 'restarts', 'rush', 'fuzz', 'load'];
    expect([...proofs, ...programs].filter((id) => !ids.includes(id))).toEqual([]);
    expect(ids.filter((id) => id === 'kill')).toHaveLength(2);
  });

  it('ends within sixty minutes, since each step has a limit', () => {
    expect(DEEP_RUN.minutes).toBeGreaterThan(0);
    if (process.env.TURNS !== 'all') expect(DEEP_RUN.minutes).toBeLessThanOrEqual(60);
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
    const counts = await withTimeLimit(step, 300).run({ ...CONTEXT, say: (line) => said.push(line) });
    expect(counts.failed).toBe(1);
    expect(said.join('\n')).toContain('a program that never ends: not done after');
  });

  it('says so too of a step that was broken off before it had counted anything', async () => {
    const said: string[] = [];
    const step: Step = {
      id: 'broken off',
      title: 'without a report',
      run: async ({ signal }) => pause(5_000, { passed: 1, failed: 0 }, { signal }),
    };
    const counts = await withTimeLimit(step, 50).run({ ...CONTEXT, say: (line) => said.push(line) });
    expect([counts, said.join()]).toEqual([{ passed: 0, failed: 1 }, expect.stringMatching(/aborted.*not done after/)]);
    const faulty: Step = { ...step, run: () => Promise.reject(new Error('no browser')) };
    await expect(withTimeLimit(faulty, 5_000).run(CONTEXT)).rejects.toThrow('no browser');
  });

  it('gives a step what those before it in its lane have left over, and a group what the lane with the least has', async () => {
    const lasting = (id: string, ms: number, limitMs: number): LimitedStep => [
      limitMs / 60_000,
      { id, title: id, run: async () => (await pause(ms), { passed: 1, failed: 0 }) },
    ];
    const lines: string[] = [];
    const { groups, minutes } = limitGroups([
      [[lasting('spares a second', 0, 1_000)]],
      [
        [lasting('takes half of it', 600, 100), lasting('takes the rest', 400, 100)],
        [lasting('leaves all', 0, 50), lasting('takes more than all', 1_400, 50)],
      ],
      [[lasting('has nothing but its own', 200, 100)]],
    ]);
    expect(minutes * 60_000).toBeCloseTo(1_300);
    expect(await runSteps(groups, '', (line) => lines.push(line))).toEqual({ passed: 6, failed: 2 });
    expect(lines.filter((line) => line.startsWith('✗')).map((line) => line.split(':')[0])).toEqual([
      '✗ takes more than all',
      '✗ has nothing but its own',
    ]);
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
    await expect(withTimeLimit(step, 5_000).run(CONTEXT)).resolves.toEqual({ passed: 3, failed: 0 });
  });
});
