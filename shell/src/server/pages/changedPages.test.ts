import { jest } from '@jest/globals';
import { defineCall, settingsCall } from '@spielplan/shared-contracts/api';
import type { LoadContext, LoadResult } from '@spielplan/shared-contracts/remote';
import { z } from 'zod';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { createChangeMarks } from '../freshness/createChangeMarks.ts';
import type { LayeredReader } from '../freshness/trackReads.ts';
import { createProviderReader } from '../provider/createProviderReader.ts';
import { createTestContext, foundPage } from '../testing/createTestContext.ts';
import { settle, titleOf } from '../testing/openSite.ts';
import { createPages } from './createPages.ts';

const LIST = '/de/programm/veranstaltungen';
const listCall = defineCall({
  id: 'list',
  method: 'GET',
  path: '/list/',
  answer: z.object({ state: z.number() }),
  caching: { fresh: 2, stale: 60 },
  topics: ['events'],
});

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: Date.parse('2026-11-20T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    }),
);
afterEach(() => void jest.useRealTimers());

/**
 * The events list over a provider with one number in it. Answers
 * leave with the number as it is when they are asked for.
 */
function openList() {
  const marks = createChangeMarks();
  const provider = { state: 0, isClosed: false, isAway: false, asked: 0, delayMs: 0 };
  const { renderContext, log } = createTestContext({
    async load(context: LoadContext): Promise<LoadResult> {
      const { state } = await context.provider.read(listCall);
      return foundPage({ title: `Stand ${state} ${'.'.repeat(600)}` });
    },
  });
  const reader = createProviderReader({
    baseUrl: 'http://provider.example',
    timeoutMs: 100,
    log,
    marks,
    async send() {
      provider.asked += 1;
      const { state, isAway, delayMs } = provider;
      if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
      if (isAway) throw new Error('away');
      return { status: 200, body: { state } };
    },
  });
  const others = renderContext.provider;
  const closed = { read: async () => ({ ...(await others.read(settingsCall)), is_site_online: false }) };
  const readerOf = (id: string) => (id === 'list' ? reader : id === 'settings' && provider.isClosed ? closed : others);
  renderContext.provider = {
    read: (...given: Parameters<LayeredReader['read']>) => (readerOf(given[0].id) as unknown as LayeredReader).read(...given),
  };
  const layers: string[] = [];
  const pages = createPages({
    renderContext: () => renderContext,
    hasCache: true,
    isSecure: false,
    marks,
    countPage: (layer) => layers.push(layer),
  });
  const stateOf = (prepared: Parameters<typeof titleOf>[0]) => Number(/Stand (\d+)/.exec(titleOf(prepared) ?? '')?.[1]);
  return {
    provider,
    marks,
    layers,
    pages,
    change: () => void (provider.state += 1),
    view: async () => stateOf(await pages.answer(LIST, false)),
  };
}

it('a change ends the pages that are made from it and no others', async () => {
  const { view, change, marks, provider, layers } = openList();
  await view();
  marks.mark(['people']);
  jest.advanceTimersByTime(501);
  expect([await view(), provider.asked, layers]).toEqual([0, 1, ['made', 'memory']]);
  change();
  marks.mark(['events']);
  jest.advanceTimersByTime(501);
  expect([await view(), provider.asked]).toEqual([1, 2]);
});

it('a probe of the site itself counts as no view, and renews a page as a view does', async () => {
  const { pages, view, change, marks, layers } = openList();
  const probe = () => pages.answer(LIST, false, { isProbe: true });
  expect((await probe()).status).toBe(200);
  expect((await probe()).quality).toBe(1);
  await settle();
  expect([layers, (await probe()).quality]).toEqual([[], 1]);
  change();
  marks.mark(['events']);
  jest.advanceTimersByTime(501);
  await probe();
  expect([layers, await view(), layers]).toEqual([['memory'], 1, ['memory']]);
});

it('for half a second the old page goes out while one new one is made for all; then it is waited for', async () => {
  const { view, change, marks, provider } = openList();
  await view();
  provider.delayMs = 600;
  change();
  marks.mark(['events']);
  expect(await Promise.all(Array.from({ length: 50 }, view))).toEqual(Array.from({ length: 50 }, () => 0));
  jest.advanceTimersByTime(500);
  const late = Promise.all(Array.from({ length: 50 }, view));
  await settle();
  for (let step = 0; step < 3; step += 1) {
    await jest.advanceTimersByTimeAsync(300);
    await settle();
  }
  expect(await late).toEqual(Array.from({ length: 50 }, () => 1));
  expect(provider.asked).toBe(2);
});

it('a page whose making was begun before a change is neither joined after it nor kept', async () => {
  const { view, change, marks, provider } = openList();
  provider.delayMs = 3_000;
  const early = view();
  await settle();
  change();
  marks.mark(['events']);
  provider.delayMs = 1_000;
  const late = view();
  await settle();
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await late).toBe(1);
  await jest.advanceTimersByTimeAsync(3_000);
  expect(await early).toBe(0);
  expect([await view(), provider.asked]).toEqual([1, 2]);
});

it('a page that was made over a change is made again at the next view', async () => {
  const { view, change, marks, provider } = openList();
  provider.delayMs = 1_000;
  const early = view();
  await settle();
  change();
  marks.mark(['events']);
  await jest.advanceTimersByTimeAsync(1_000);
  expect(await early).toBe(0);
  provider.delayMs = 0;
  expect(await view()).toBe(1);
});

it('of a site that is closed nobody gets a page that was kept, and at once again when it is open', async () => {
  const { view, marks, provider, pages } = openList();
  await view();
  provider.isClosed = true;
  marks.mark(['settings', 'events']);
  jest.advanceTimersByTime(501);
  const statuses = [await pages.answer(LIST, false), await pages.answer(LIST, false)].map(({ status }) => status);
  expect(statuses).toEqual([503, 503]);
  provider.isClosed = false;
  marks.mark(['settings', 'events']);
  expect(await view()).toBe(0);
});

it('while the provider is away the last page goes on after a change, and the new one comes soon after', async () => {
  const { view, change, marks, provider } = openList();
  await view();
  change();
  marks.mark(['events']);
  provider.isAway = true;
  jest.advanceTimersByTime(600);
  expect(await view()).toBe(0);
  expect(await view()).toBe(0);
  provider.isAway = false;
  marks.mark(['events']);
  jest.advanceTimersByTime(501);
  expect(await view()).toBe(1);
});

it('nobody is given a page from before a quiet while, unless there is no other', async () => {
  const { view, change, provider } = openList();
  await view();
  change();
  jest.advanceTimersByTime(61_000);
  expect(await view()).toBe(1);
  provider.isAway = true;
  jest.advanceTimersByTime(61_000);
  expect(await view()).toBe(1);
});

it('says which layer answered', async () => {
  const { pages, layers, provider, marks } = openList();
  const timings: string[] = [];
  const view = { onTiming: (timing: string) => void timings.push(timing) };
  await Promise.all([pages.answer(LIST, false, view), pages.answer(LIST, false, view)]);
  await pages.answer(LIST, false, view);
  marks.mark(['events']);
  provider.delayMs = 1;
  await pages.answer(LIST, false, view);
  expect(timings.map((timing) => timing.split(';dur')[0])).toEqual(
    ['joined', 'made', 'memory', 'stale'].map((layer) => `page;desc=${layer}`),
  );
  expect(timings.find((timing) => timing.includes('made'))).toMatch(/^page;desc=made;dur=[\d.]+, data;desc="fetched 1"$/);
  expect(layers).toEqual(['joined', 'made', 'memory', 'stale']);
});

describe('any course of changes, views and outages', () => {
  /** Reproducible, and different enough. */
  function randomOf(seed: number) {
    let state = seed;
    return (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
  }

  it.each([1, 2, 3, 4, 5, 6, 7, 8])(
    'shows what the provider has, two seconds after a change at the latest (%d)',
    async (seed) => {
      const { view, change, marks, provider } = openList();
      const random = randomOf(seed);
      let told = 0;
      const seen: { state: number; at: number }[] = [];
      const changedAt = [Number.NEGATIVE_INFINITY];
      for (let tick = 0; tick < 600; tick += 1) {
        const now = Date.now();
        if (random(40) === 0) {
          change();
          changedAt.push(now);
        }
        if (random(25) === 0) provider.delayMs = random(4) * 100;
        // The watch asks each second, and sees what has changed until then.
        if (tick % 10 === 9 && told !== provider.state) {
          told = provider.state;
          marks.mark(['events']);
        }
        for (let views = random(4); views > 0; views -= 1) void view().then((state) => seen.push({ state, at: now }));
        await jest.advanceTimersByTimeAsync(100);
        await settle();
      }
      await jest.advanceTimersByTimeAsync(1_000);
      await settle();
      expect(seen.length).toBeGreaterThan(500);
      for (const { state, at } of atLeastOne(seen)) {
        const nextChange = changedAt[state + 1] ?? Number.POSITIVE_INFINITY;
        // A request two seconds after a change shows that change or a later one.
        expect(at - nextChange).toBeLessThan(2_000);
      }
    },
  );
});
