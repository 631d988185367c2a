import type { ChangeTopic } from '@spielplan/shared-contracts/api';
import { prepareResponse } from '../http/PreparedResponse.ts';
import { createPageCache } from './PageCache.ts';

const page = (length: number) => ({
  prepared: prepareResponse({ contentType: 'text/html', body: 'x'.repeat(length) }),
  freshUntil: 1,
  waitFrom: 2,
  staleUntil: 2,
  views: 0,
  topics: new Set<ChangeTopic>(),
  begun: 0,
});

it('keeps no more than its bytes, the least recently used leaving first', () => {
  const cache = createPageCache(10_000);
  for (const name of ['a', 'b', 'c']) cache.set(name, page(1_000));
  cache.set('a', page(1_000));
  cache.set('d', page(1_000));
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'c', 'd']);
});

it('keeps what is asked for, however long ago it was made', () => {
  const cache = createPageCache(10_000);
  for (const name of ['a', 'b', 'c']) cache.set(name, page(1_000));
  cache.get('a');
  cache.set('d', page(1_000));
  expect(['a', 'b', 'c', 'd'].filter((name) => cache.get(name))).toEqual(['a', 'c', 'd']);
});

it('stays bounded under endless queries', () => {
  const cache = createPageCache(100_000);
  for (let query = 0; query < 5_000; query += 1) cache.set(`/de?x=${query}`, page(400));
  expect(cache.size()).toBeLessThan(100);
  expect(cache.bytes()).toBeLessThanOrEqual(100_000);
});

it('keeps what is asked for again while a crawler walks through every filter', () => {
  const cache = createPageCache(100_000);
  cache.set('/de', page(400));
  expect(cache.get('/de')).toBeDefined();
  for (let query = 0; query < 5_000; query += 1) cache.set(`/de?x=${query}`, page(400));
  expect(cache.get('/de')).toBeDefined();
  expect(cache.evicted()).toBe(5_001 - cache.size());
});

it('lets what is new in where all was asked for again', () => {
  const cache = createPageCache(100_000);
  for (let query = 0; query < 500; query += 1) {
    cache.set(`/de?x=${query}`, page(400));
    cache.get(`/de?x=${query}`);
  }
  expect(cache.bytes()).toBeLessThanOrEqual(100_000);
  cache.set('a', page(400));
  cache.set('b', page(400));
  expect(['a', 'b', '/de?x=499', '/de?x=0'].filter((name) => cache.get(name))).toEqual(['a', 'b', '/de?x=499']);
});

it('counts a renewed page once', () => {
  const cache = createPageCache(10_000);
  cache.set('b', page(1_000));
  for (let time = 0; time < 50; time += 1) cache.set('a', page(1_000));
  expect(cache.get('b')).toBeDefined();
});

it('holds nothing that is larger than itself, and nothing after it was cleared', () => {
  const cache = createPageCache(10_000);
  cache.set('a', page(20_000));
  expect(cache.size()).toBe(0);
  cache.set('a', page(100));
  cache.clear();
  expect(cache.get('a')).toBeUndefined();
});

it('forgets of a release what its remote has made, and what any may have', () => {
  const cache = createPageCache();
  cache.set('list', { ...page(1), uses: ['programme', 'booking'] });
  cache.set('story', { ...page(1), uses: ['magazine'] });
  cache.set('legal', { ...page(1), uses: [] });
  cache.set('data', page(1));
  cache.end(new Set(['booking']));
  expect(['list', 'story', 'legal', 'data'].filter((name) => cache.get(name))).toEqual(['story', 'legal']);
});
