import { until } from '@spielplan/shared-contracts/testing';
import { LIST, loading, openThreads } from '../testing/openThreads.ts';

const ENDING = loading('globalThis.process.exit(1);');

it('replaces five threads a minute at once; what goes on ending them waits, and pages are back when it is over', async () => {
  const { publish, read, log, threads } = await openThreads({ hasEndRule: false, delayMs: 100 });
  await publish({ version: 'a1', remote: ENDING });
  await read(LIST);
  for (let view = 0; view < 8; view += 1) expect((await read(`${LIST}?category=${view}`)).status).toBe(503);
  await until(() => log.of('thread.delayed').length > 0);
  expect(log.of('thread.delayed')[0]).toMatchObject({ replaced: 6, delayMs: 100 });
  await until(async () => (await read(`${LIST}?page=2`)).status === 200);
  await until(() => threads.state().active.isReady && threads.state().waiting.isReady);
  expect(threads.state().ends.length).toBeGreaterThan(0);
});
