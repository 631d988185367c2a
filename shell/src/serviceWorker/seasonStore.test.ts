import { SEASON_CACHE, type KeptIndex } from '@spielplan/shared-contracts/storage';
import { createSeasonStore } from './seasonStore.ts';
import { fakeCaches } from './testing/fakeCaches.ts';

const SEASON = '/de/programm/veranstaltungen/saison.json';
const OTHER = '/en/program/events/season.json';

/** A site whose months hold what `months` says; each hash is its text. Months in `broken` break off. */
function setUp(months: Record<string, string>) {
  const site = { months, meanwhile: {} as typeof months, broken: [] as string[], isFull: false, isAway: false, now: 0 };
  const asked: string[] = [];
  const { all, caches } = fakeCaches((url) => site.isFull && url.includes('hash'));
  const fetch = (async (address: string) => {
    asked.push(address);
    const month = new URL(address, 'https://haus.example').searchParams.get('month');
    if (site.isAway) throw new TypeError('Failed to fetch');
    if (month === null) {
      return Response.json({ format: 1, parts: Object.entries(site.months).map(([name, hash]) => ({ month: name, hash })) });
    }
    if (site.broken.includes(month)) return new Response('{"month":"' + month);
    const hash = site.meanwhile[month] ?? site.months[month];
    return Response.json({ month, hash, items: [hash] });
  }) as typeof globalThis.fetch;
  const store = createSeasonStore({ caches, fetch, now: () => site.now });
  const keep = (season: 'keep' | 'again' | 'remove' = 'keep', address = SEASON) => store.answer({ season, address });
  const kept = () => [...(all.get(SEASON_CACHE)?.keys() ?? [])].map((url) => url.replace('https://haus.example', '')).toSorted();
  const index = async () =>
    (await all.get(SEASON_CACHE)?.get(`https://haus.example${SEASON}`)?.clone().json()) as KeptIndex | undefined;
  return { site, asked, store, keep, kept, index, all };
}

const november = `${SEASON}?month=2026-11`;
const december = `${SEASON}?month=2026-12`;

describe('the season that a visitor keeps (R62)', () => {
  it('is its index and all of its months', async () => {
    const { keep, kept, index } = setUp({ '2026-11': 'a', '2026-12': 'b' });
    expect(await keep()).toBe('kept');
    expect(kept()).toEqual([SEASON, `${november}&hash=a`, `${december}&hash=b`]);
    expect((await index())?.index.parts).toHaveLength(2);
  });

  it('fetches only what has changed, and forgets what that replaces', async () => {
    const { site, asked, keep, kept, index } = setUp({ '2026-11': 'a', '2026-12': 'b' });
    await keep();
    asked.length = 0;
    site.months = { '2026-12': 'c', '2027-01': 'd' };
    site.now = 5;
    expect(await keep()).toBe('kept');
    expect(asked).toEqual([SEASON, december, `${SEASON}?month=2027-01`]);
    expect(kept()).toEqual([SEASON, `${december}&hash=c`, `${SEASON}?month=2027-01&hash=d`]);
    expect((await index())?.checkedAt).toBe(5);
  });

  it.each([
    ['breaks off half-way', { broken: ['2026-12'] }, 'failed'],
    ['finds no connection', { isAway: true }, 'failed'],
    ['finds no room', { isFull: true }, 'full'],
  ] as const)('stays as it was where a newer one %s', async (_, trouble, outcome) => {
    const { site, keep, kept, index } = setUp({ '2026-11': 'a', '2026-12': 'b' });
    await keep();
    Object.assign(site, { months: { '2026-11': 'x', '2026-12': 'y' }, ...trouble });
    expect(await keep()).toBe(outcome);
    expect(kept()).toEqual([SEASON, `${november}&hash=a`, `${december}&hash=b`]);
    expect((await index())?.index.parts[0]?.hash).toBe('a');
  });

  it('leaves nothing behind where the first one finds no room', async () => {
    const { site, keep, kept } = setUp({ '2026-11': 'a' });
    site.isFull = true;
    expect(await keep()).toBe('full');
    expect(kept()).toEqual([]);
  });

  it('names a month as it came, where it has changed since the index was made', async () => {
    const { site, keep, index } = setUp({ '2026-11': 'a' });
    site.meanwhile = { '2026-11': 'newer' };
    await keep();
    expect((await index())?.index.parts).toEqual([{ month: '2026-11', hash: 'newer' }]);
  });

  it('is fetched anew as a whole where it cannot be read any more', async () => {
    const { asked, keep } = setUp({ '2026-11': 'a' });
    await keep();
    asked.length = 0;
    expect(await keep('again')).toBe('kept');
    expect(asked).toEqual([SEASON, november]);
  });

  it('is compared by a visit once an hour, in each language that is kept', async () => {
    const { site, asked, store, keep } = setUp({ '2026-11': 'a' });
    await keep();
    await keep('keep', OTHER);
    asked.length = 0;
    site.now = 3_599_999;
    expect(await store.refreshDue()).toBe(false);
    expect(asked).toEqual([]);
    site.now = 3_600_000;
    expect(await store.refreshDue()).toBe(true);
    expect(asked).toEqual([SEASON, OTHER]);
  });

  it('asks nothing of the site where nothing is kept, or what was kept is removed', async () => {
    const { site, asked, store, keep, kept, all } = setUp({ '2026-11': 'a' });
    expect(await store.refreshDue()).toBe(false);
    const keeping = keep();
    expect(await keep('remove')).toBe('removed');
    await keeping;
    expect(kept()).toEqual([]);
    expect(all.size).toBe(0);
    asked.length = 0;
    site.now = 9_000_000;
    await store.refreshDue();
    expect(asked).toEqual([]);
  });

  it.each([[{ format: 2, parts: [] }], [{ format: 1 }]])('takes over no other form: %j', async (answer) => {
    const { caches } = fakeCaches();
    const fetch = (async () => Response.json(answer)) as typeof globalThis.fetch;
    expect(await createSeasonStore({ caches, fetch }).answer({ season: 'keep', address: SEASON })).toBe('failed');
  });
});
