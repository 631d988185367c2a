import { jest } from '@jest/globals';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadResult } from '@spielplan/shared-contracts/remote';
import { foundPage } from '../testing/createTestContext.ts';
import { bodyOf, openSite, settle, titleOf } from '../testing/openSite.ts';

const LIST = '/de/programm/veranstaltungen';

beforeEach(
  () =>
    void jest.useFakeTimers({
      now: Date.parse('2026-11-20T12:00:00Z'),
      doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance'],
    }),
);
afterEach(() => void jest.useRealTimers());

describe('while the provider is away', () => {
  function failingSite(validFor?: number) {
    let isAway = false;
    let count = 0;
    const load = async (): Promise<LoadResult> => {
      count += 1;
      if (isAway) throw new SpielplanError('PROVIDER_UNREACHABLE');
      return foundPage({ validUntil: validFor && Date.now() + validFor });
    };
    return { ...openSite({ load }), fail: () => (isAway = true), recover: () => (isAway = false), loads: () => count };
  }

  it('serves the last good page, and asks again only after a while', async () => {
    const { pages, fail, recover, loads } = failingSite();
    await pages.answer(LIST, false);
    fail();
    jest.advanceTimersByTime(60_000);
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 200 });
    await settle();
    expect(loads()).toBe(2);
    expect(pages.fromCache(LIST)).toMatchObject({ status: 200 });
    jest.advanceTimersByTime(2_001);
    expect(pages.fromCache(LIST)).toBeUndefined();
    recover();
    await pages.answer(LIST, false);
    await settle();
    expect(loads()).toBe(3);
  });

  it('holds nobody up for more than a second while the provider hangs, and tells them where the page came from', async () => {
    let isHanging = false;
    const load = () => (isHanging ? new Promise<never>(() => undefined) : Promise.resolve(foundPage({ title: 'Stand 1' })));
    const { pages } = openSite({ load });
    await pages.answer(LIST, false);
    isHanging = true;
    jest.advanceTimersByTime(61_000);
    const timings: string[] = [];
    const answer = pages.answer(LIST, false, { onTiming: (timing) => timings.push(timing) });
    await settle();
    expect(timings).toEqual([]);
    jest.advanceTimersByTime(1_001);
    expect(titleOf(await answer)).toContain('Stand 1');
    expect(timings).toEqual(['page;desc=stale']);
  });

  it('serves no page that has changed by itself meanwhile', async () => {
    const { pages, fail } = failingSite(30_000);
    await pages.answer(LIST, false);
    fail();
    jest.advanceTimersByTime(30_001);
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 503, headers: { 'cache-control': 'no-store' } });
  });

  it('answers 503 where there is no last good page, keeps none of it, and recovers by itself', async () => {
    const { pages, fail, recover } = failingSite();
    fail();
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 503 });
    recover();
    expect(await pages.answer(LIST, false)).toMatchObject({ status: 200 });
  });

  it.each(['block', 'nav'])('never lets a page without its %s take the place of the whole one', async (part) => {
    let isAway = false;
    const loadBlock = async () => {
      if (isAway && part === 'block') throw new SpielplanError('PROVIDER_UNREACHABLE');
      return { data: 'whole' };
    };
    const { pages } = openSite({ loadBlock, isProviderAway: (call) => isAway && call === part });
    const whole = await pages.answer('/de', false);
    isAway = true;
    jest.advanceTimersByTime(10_001);
    await pages.answer('/de', false);
    await settle();
    expect(pages.fromCache('/de')).toBe(whole);
  });

  it('keeps a page without a block only briefly, here and in a CDN', async () => {
    let isAway = true;
    const loadBlock = async () => {
      if (isAway) throw new SpielplanError('PROVIDER_UNREACHABLE');
      return { data: 'whole' };
    };
    const { pages } = openSite({ loadBlock });
    const page = await pages.answer('/de', false);
    expect(page).toMatchObject({
      status: 200,
      headers: { 'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=0' },
    });
    expect(pages.fromCache('/de')).toBe(page);
    isAway = false;
    jest.advanceTimersByTime(10_001);
    expect(bodyOf(await pages.answer('/de', false))).toContain('whole');
  });
});
