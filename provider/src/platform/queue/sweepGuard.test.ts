import type { FastifyInstance } from 'fastify';
import { runPeriodically } from './runPeriodically.ts';
import { acceptPause, MAX_PAUSE_DAYS, maySweep } from './sweepGuard.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

const DAY_MINUTES = 1_440;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

it('a clock that jumps forward removes nothing, until it is right again or an operator accepts the pause', async () => {
  const { db, clock } = provider.context;
  const may = () => maySweep(db, clock.now());
  expect(await may()).toBe(true);
  provider.clock.forward((MAX_PAUSE_DAYS - 1) * DAY_MINUTES);
  expect(await may()).toBe(true);
  provider.clock.forward(400 * DAY_MINUTES);
  expect([await may(), await may()]).toEqual([false, false]);
  provider.clock.forward(-400 * DAY_MINUTES);
  expect(await may()).toBe(true);
  provider.clock.forward(400 * DAY_MINUTES);
  expect(await may()).toBe(false);
  await acceptPause(db, clock);
  expect(await may()).toBe(true);
});

it('a sweep that is due then is not begun, and the log says what to do', async () => {
  const begun: string[] = [];
  const said: unknown[] = [];
  const hooks: Record<string, () => Promise<void>> = {};
  const log = {
    error: ({ message }: { message: string }, event: string) => said.push([event, message]),
    warn: (line: object) => said.push(line),
  };
  const app = { log, addHook: (name: string, hook: () => Promise<void>) => void (hooks[name] = hook) };
  const sweep = () => Promise.resolve(begun.push('swept'));
  runPeriodically(app as unknown as FastifyInstance, provider.context, { everyMs: 1e8, sweep, what: 'tests' });
  provider.clock.forward(400 * DAY_MINUTES);
  await hooks.onReady?.();
  await hooks.onClose?.();
  expect([begun, said]).toEqual([[], [['sweep.refused', expect.stringContaining('spielplan sweeps accept')]]]);
  await acceptPause(provider.context.db, provider.context.clock);
  await hooks.onReady?.();
  await hooks.onClose?.();
  expect(begun).toEqual(['swept']);
});
