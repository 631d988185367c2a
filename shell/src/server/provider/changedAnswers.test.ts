import { defineCall } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import { z } from 'zod';
import { createChangeMarks } from '../freshness/createChangeMarks.ts';
import { trackReads } from '../freshness/trackReads.ts';
import { holdTime, settle } from '../testing/openReader.ts';
import { recordLog } from '../testing/recordLog.ts';
import { createProviderReader } from './createProviderReader.ts';

const answer = z.object({ state: z.number() });
const caching = { fresh: 60, stale: 600, missing: 60 };
const pageCall = defineCall({ id: 'p', method: 'GET', path: '/p/', answer, caching, topics: ['pages'] });
const eventCall = defineCall({ id: 'e', method: 'GET', path: '/e/', answer, caching, topics: ['events', 'inventory'] });
/** As a remote brings it that was built before calls named their topics. */
const oldCall = defineCall({ id: 'o', method: 'GET', path: '/o/', answer, caching });

holdTime();

/**
 * A provider whose answers leave it as they are when it is asked, and arrive when the test says so.
 */
function openProvider() {
  const marks = createChangeMarks();
  const log = recordLog();
  let state = 0;
  let isAway = false;
  let isGone = false;
  let isSlow = false;
  const waiting: (() => void)[] = [];
  const asked: string[] = [];
  const reader: ProviderReader = createProviderReader({
    baseUrl: 'http://provider.example',
    timeoutMs: 100,
    log,
    marks,
    async send(url) {
      asked.push(url.pathname);
      const body = { state };
      const [away, gone] = [isAway, isGone];
      if (isSlow) await new Promise<void>((resolve) => waiting.push(resolve));
      if (away) throw new SpielplanError('PROVIDER_UNREACHABLE');
      return gone ? { status: 404, body: {} } : { status: 200, body };
    },
  });
  return {
    marks,
    asked,
    change: () => void (state += 1),
    away: (value: boolean) => void (isAway = value),
    gone: (value: boolean) => void (isGone = value),
    slow: (value: boolean) => void (isSlow = value),
    arrive: (index: number) => waiting[index]?.(),
    page: async () => (await reader.read(pageCall)).state,
    event: async () => (await reader.read(eventCall)).state,
    old: async () => (await reader.read(oldCall)).state,
    reader,
  };
}

it('what was changed is asked for again at once, once for all, and nothing else is', async () => {
  const { page, event, old, change, marks, asked } = openProvider();
  await Promise.all([page(), event(), old()]);
  change();
  marks.mark(['inventory']);
  expect(await Promise.all([event(), event(), event()])).toEqual([1, 1, 1]);
  expect(await page()).toBe(0);
  // What is made from nobody knows what is made from everything.
  expect(await old()).toBe(1);
  expect(asked).toEqual(['/p/', '/e/', '/o/', '/e/', '/o/']);
});

it('a request that was begun before a change is not joined after it, and its answer replaces nothing', async () => {
  const { page, change, marks, slow, arrive, asked } = openProvider();
  slow(true);
  const early = page();
  change();
  marks.mark(['pages']);
  const late = page();
  await settle();
  expect(asked).toHaveLength(2);
  arrive(1);
  expect(await late).toBe(1);
  arrive(0);
  expect(await early).toBe(0);
  expect(await page()).toBe(1);
  expect(asked).toHaveLength(2);
});

it('nor does it fill what was empty as if it were new', async () => {
  const { page, change, marks, slow, arrive, asked } = openProvider();
  slow(true);
  const early = page();
  change();
  marks.mark(['pages']);
  arrive(0);
  expect(await early).toBe(0);
  slow(false);
  expect(await page()).toBe(1);
  expect(asked).toHaveLength(2);
});

it('that there is nothing is asked again after a change, and an early 404 does not come back', async () => {
  const { page, change, marks, gone, asked } = openProvider();
  gone(true);
  await expect(page()).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
  await expect(page()).rejects.toMatchObject({ spielplan: 'NOT_FOUND' });
  expect(asked).toHaveLength(1);
  gone(false);
  change();
  marks.mark(['pages']);
  expect(await page()).toBe(1);
  expect(await page()).toBe(1);
  expect(asked).toHaveLength(2);
});

it('what cannot be asked for again goes on as it was, and is told as such, until the provider tells of changes again', async () => {
  const { page, change, marks, away, asked, reader } = openProvider();
  await page();
  change();
  marks.mark(['pages']);
  away(true);
  const { provider, reads } = trackReads(reader);
  expect(await provider.read(pageCall)).toEqual({ state: 0 });
  expect(reads()).toMatchObject({ topics: new Set(['pages']), layers: { fallback: 1 } });
  expect(await page()).toBe(0);
  expect(asked).toHaveLength(2);
  away(false);
  marks.mark(['pages']);
  expect(await page()).toBe(1);
});
