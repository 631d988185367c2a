import { countJest } from './jestStep.ts';
import { countJourneys } from './journeysStep.ts';
import { runSteps } from './runSteps.ts';
import type { Step } from './Step.ts';

const step = (title: string, run: Step['run']): Step => ({ id: title, title, run });

describe('a test run', () => {
  it('adds up its steps and shows only what failed', async () => {
    const printed: string[] = [];
    const total = await runSteps(
      [
        [[step('types', async ({ say }) => (say('all well'), { passed: 1, failed: 0 }))]],
        [[step('jest', async ({ say }) => (say('one is red'), { passed: 40, failed: 2 }))]],
      ],
      '/tmp',
      (line) => printed.push(line.replace(/\d+\.\d s/, 'x s')),
    );
    expect(total).toEqual({ passed: 41, failed: 2 });
    expect(printed).toEqual(['✓ types: 1 passed (x s)', '    one is red', '✗ jest: 40 passed, 2 failed (x s)']);
  });

  it('counts a step that breaks as one failure and goes on', async () => {
    const printed: string[] = [];
    const broken = step('e2e', () => Promise.reject(new Error('No browser')));
    const total = await runSteps([[[broken, step('lint', async () => ({ passed: 1, failed: 0 }))]]], '/tmp', (line) =>
      printed.push(line),
    );
    expect(total).toEqual({ passed: 1, failed: 1 });
    expect(printed[0]).toBe('    No browser');
  });

  it('runs lanes at the same time, the steps of a lane in turn, and the next group after all of them', async () => {
    const order: string[] = [];
    const types = Promise.withResolvers<void>();
    const noted = (title: string, wait?: Promise<void>) =>
      step(title, async () => (await wait, order.push(title), { passed: 1, failed: 0 }));
    const last = step('zones', async () => (order.push('zones'), types.resolve(), { passed: 1, failed: 0 }));
    const total = await runSteps(
      [[[noted('types', types.promise)], [noted('lint'), last]], [[noted('jest')]]],
      '/tmp',
      () => undefined,
    );
    expect([total.passed, order]).toEqual([4, ['lint', 'zones', 'types', 'jest']]);
  });

  it('counts a test file that cannot be loaded', () => {
    expect(countJest({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 })).toEqual({ passed: 3, failed: 3 });
  });

  it.each([
    [{ expected: 8, unexpected: 0, flaky: 0, skipped: 0 }, [], { passed: 8, failed: 0 }],
    [{ expected: 8, unexpected: 1, flaky: 1, skipped: 0 }, [], { passed: 9, failed: 1 }],
    [{ expected: 0, unexpected: 0, flaky: 0, skipped: 0 }, ['The site did not start'], { passed: 0, failed: 1 }],
    [{ expected: 0, unexpected: 0, flaky: 0, skipped: 9 }, [], { passed: 0, failed: 1 }],
  ])('counts journeys %j %j', (stats, errors, counts) => {
    expect(countJourneys({ stats, errors })).toEqual(counts);
  });

  it('names the journeys that passed only when tried again', () => {
    const results = [{ error: { message: '\u001B[31mThe cart is empty\u001B[39m\nat cart.ts' } }, {}];
    const spec = (title: string, status: 'expected' | 'flaky') => ({ title, tests: [{ status, results }] });
    const suites = [
      {
        title: 'cart.spec.ts',
        specs: [spec('a ticket', 'expected')],
        suites: [{ title: 'in English', specs: [spec('a renewal', 'flaky')] }],
      },
    ];
    const { note } = countJourneys({ stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 }, errors: [], suites });
    expect(note).toBe('passed only when tried again, find out why: in English: a renewal (The cart is empty)');
  });
});
