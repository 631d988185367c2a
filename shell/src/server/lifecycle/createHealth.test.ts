import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@spielplan/shared-contracts/testing';
import { startServer } from '../testing/startServer.ts';
import { createHealth } from './createHealth.ts';

const SET = { hasSeenFeed: true, releaseSet: 'ed3972cb46120b3a', missing: [] };
const never = () => new Promise<never>(() => undefined);

/** What `/health/ready` says at this very moment: nothing is awaited. */
function readinessOf(health: ReturnType<typeof createHealth>): Record<string, unknown> {
  const answer = health.answer('/health/ready');
  return { code: answer?.status, ...(JSON.parse(answer?.body.toString() ?? '{}') as object) };
}

describe('The health of a shell', () => {
  let health: ReturnType<typeof createHealth>;
  afterEach(() => health.close());
  const watch = (options: Partial<Parameters<typeof createHealth>[0]>) =>
    (health = createHealth({
      readSettings: () => Promise.resolve({}),
      askProvider: () => Promise.resolve(true),
      releases: () => SET,
      lookEvery: 5,
      ...options,
    }));

  it('is said at once, from what was known last, while the provider hangs', async () => {
    let isHanging = false;
    watch({
      askProvider: () => (isHanging ? never() : Promise.resolve(true)),
      readSettings: () => (isHanging ? never() : Promise.resolve({})),
    });
    await health.ready;
    await pause(20);
    isHanging = true;
    await pause(20);
    const nothing = { makesPages: true, missing: [], missingLists: [], leftOut: [] };
    expect(readinessOf(health)).toEqual({ code: 200, status: 'ready', releaseSet: SET.releaseSet, provider: true, ...nothing });
  });

  it('says that a list or a remote is missing', async () => {
    watch({ releases: () => ({ ...SET, missingLists: ['/de/stories'] }) });
    await health.ready;
    expect(readinessOf(health)).toMatchObject({ code: 200, status: 'partial', missingLists: ['/de/stories'] });
  });

  it('says that no thread is there to make pages, while memory serves', async () => {
    watch({ releases: () => ({ ...SET, makesPages: false }) });
    await health.ready;
    expect(readinessOf(health)).toMatchObject({ code: 200, status: 'partial', makesPages: false });
  });

  it('is not said where no page can be had though the provider is there, and again once one can', async () => {
    let hasPage = false;
    let hasProvider = true;
    watch({ askPage: async () => hasPage, askProvider: async () => hasProvider });
    await pause(30);
    expect(readinessOf(health)).toMatchObject({ code: 503, status: 'waiting', makesPages: false });
    hasPage = true;
    await health.ready;
    await pause(30);
    expect(readinessOf(health)).toMatchObject({ code: 200, status: 'ready', makesPages: true });
    // The shell serves pages from memory while the provider is away; other shells could do no better.
    hasPage = false;
    hasProvider = false;
    await pause(30);
    expect(readinessOf(health)).toMatchObject({ code: 200, provider: false });
  });

  it('names the entries of the feed that are not followed, and stays ready', async () => {
    watch({ releases: () => ({ ...SET, leftOut: ['weather'] }) });
    await health.ready;
    expect(readinessOf(health)).toMatchObject({ code: 200, status: 'ready', leftOut: ['weather'] });
  });

  it('tells teams what became of their releases, and nobody who did not ask', async () => {
    watch({ releaseState: () => ({ number: 7 }) });
    expect(JSON.parse(health.answer('/health/releases')!.body.toString())).toEqual({ number: 7 });
    expect(health.answer('/health/releases/x')).toBeNull();
  });

  it('says that the provider is away, and that memory serves', async () => {
    watch({ askProvider: () => Promise.resolve(false) });
    await health.ready;
    expect(readinessOf(health)).toMatchObject({ code: 200, status: 'ready', provider: false });
  });

  it('is not ready while there are no settings, and no longer when they have gone', async () => {
    let hasSettings = false;
    watch({ readSettings: () => (hasSettings ? Promise.resolve({}) : Promise.reject(new Error('away'))) });
    expect(readinessOf(health)).toMatchObject({ code: 503, status: 'waiting' });
    hasSettings = true;
    await health.ready;
    expect(readinessOf(health)).toMatchObject({ code: 200 });
    hasSettings = false;
    await until(() => readinessOf(health).code === 503);
    expect(readinessOf(health)).toMatchObject({ status: 'waiting' });
  });

  it('is not ready before the release feed has been seen', async () => {
    watch({ releases: () => ({ ...SET, hasSeenFeed: false }) });
    await until(() => readinessOf(health).provider === true);
    expect(readinessOf(health)).toMatchObject({ code: 503, status: 'waiting' });
  });

  it('is not ready from the moment of a stop on, and alive all the same', async () => {
    watch({});
    await health.ready;
    health.announceStop();
    expect(readinessOf(health)).toMatchObject({ code: 503, status: 'stopping' });
    expect(health.answer('/health/live')?.status).toBe(200);
    expect(health.answer('/health/other')).toBeNull();
  });
});

const onceOver: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of onceOver.splice(0)) await end();
});

it('never asks the provider on the way to an answer: nothing is sent upstream, and one that hangs answers later than all', async () => {
  const order: string[] = [];
  const asked: string[] = [];
  const hanging = Promise.withResolvers<boolean>();
  const health = createHealth({
    readSettings: async () => void asked.push('settings'),
    askProvider: async () => {
      asked.push('provider');
      const isThere = await hanging.promise;
      order.push('the provider has answered');
      return isThere;
    },
    releases: () => SET,
    // Looks in the background are those of the start alone.
    lookEvery: 600_000,
  });
  const server = await startServer((request, response) => {
    const answer = health.answer(request.url ?? '/');
    response.writeHead(answer?.status ?? 404).end(answer?.body);
  });
  onceOver.push(() => health.close(), server.close);
  await health.ready;
  const before = [...asked];
  for (let count = 1; count <= 20; count += 1) {
    const { status } = await fetch(`${server.origin}/health/ready`);
    order.push(`${count}: ${status}`);
  }
  expect(asked).toEqual(before);
  hanging.resolve(false);
  await until(() => order.length > 20);
  expect(order).toEqual([...Array.from({ length: 20 }, (_, index) => `${index + 1}: 200`), 'the provider has answered']);
});
