import { loadContext } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aProduction } from '../../testing/productionBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadProductionList } from './loadProductionList.server.ts';

const PATH = '/de/produktionen';
const productions = Array.from({ length: 30 }, (_, index) => aProduction({ id: index + 1, headline: `Stück ${index + 1}` }));
const contextOf = (search = '', programme: Parameters<typeof programmeProvider>[0] = { productions }) =>
  loadContext({ provider: programmeProvider(programme), url: PATH + search });
const load = (search = '', programme?: Parameters<typeof programmeProvider>[0]) =>
  pageOf(loadProductionList, contextOf(search, programme));

describe('loading the productions', () => {
  it('shows one page of the provider and leads to its neighbours by real addresses', async () => {
    const first = await load('?season=2');
    expect(first.data.productions).toHaveLength(12);
    expect(first.data).toMatchObject({ count: 30, before: 0, next: `${PATH}?season=2&page=2`, previous: null });
    const second = await load('?season=2&page=2');
    expect(second.data).toMatchObject({ before: 12, next: `${PATH}?season=2&page=3`, previous: `${PATH}?season=2` });
    expect((await load('?page=3')).data).toMatchObject({ before: 24, next: null, previous: `${PATH}?page=2` });
  });

  it('has no page behind the last one', async () => {
    expect(await loadProductionList(contextOf('?page=4'))).toEqual({ kind: 'missing', status: 404 });
  });

  it('asks the provider for exactly what the address filters by', async () => {
    const provider = programmeProvider({ productions });
    await loadProductionList(
      loadContext({ provider, url: `${PATH}?season=2&exhibition_type=konzert&tag=5&date=01-08-2026&utm_source=brief` }),
    );
    expect(provider.requests.find(({ id }) => id === 'productions')?.query).toEqual({
      season: '2',
      exhibition_type: 'konzert',
      tag: '5',
      date: '01-08-2026',
      page: 1,
    });
  });

  it.each([
    ['?season=abc&tag=5', `${PATH}?tag=5`],
    ['?season=2&season=1', `${PATH}?season=2`],
    ['?exhibition_type=&utm_source=brief', `${PATH}?utm_source=brief`],
    ['?date=31-02-2026', PATH],
    ['?date=1-2-2026', PATH],
    // As a date field without scripts sends it (R11).
    ['?season=2&date=2028-02-29', `${PATH}?season=2&date=29-02-2028`],
    ['?date=2026-02-29', PATH],
    ['?date=', PATH],
  ])('%s is led to %s (R11 and R13)', async (search, to) => {
    expect(await loadProductionList(contextOf(search))).toEqual({ kind: 'redirect', status: 302, to });
  });

  it('offers what belongs in a filter and names what is selected, with links that remove one', async () => {
    const { data, head } = await load('?tag=6&date=01-08-2026');
    expect(Object.fromEntries(data.filters.map(({ key, options }) => [key, options.map(({ value }) => value)]))).toEqual({
      season: ['2', '1'],
      exhibition_type: ['konzert'],
      tag: ['5'],
    });
    expect(data.chips).toEqual([
      { key: 'date', value: '1. August 2026', href: `${PATH}?tag=6` },
      { key: 'tag', value: 'Lager', href: `${PATH}?date=01-08-2026` },
    ]);
    // The calendar knows the keywords, so its days are those of this list.
    expect(data.dates).toMatchObject({ day: '2026-08-01', chosen: '1. August 2026', call: '/api/calendar/?tag=6&' });
    expect((await load('?season=2')).data.dates).toMatchObject({ call: '/api/calendar/?', isCertain: false });
    expect((await load('')).data.dates).toMatchObject({ call: '/api/calendar/?', isCertain: true });
    expect(head).toMatchObject({
      title: 'Produktionen: Ab 1. August 2026, Lager',
      headline: 'Produktionen',
      canonical: `${PATH}?tag=6&date=01-08-2026`,
      alternates: { en: '/en/productions?tag=6&date=01-08-2026' },
    });
  });

  it('says when a production can be seen next and until when, in Berlin days (R1)', async () => {
    const cards = (
      await load('', {
        productions: [
          aProduction({ id: 1, date_start: '2026-07-31T22:30:00Z', date_end: '2026-12-24T20:00:00+01:00' }),
          aProduction({ id: 2, date_start: '2026-08-01T11:00:00+02:00', date_end: '2026-08-01T20:00:00+02:00' }),
          aProduction({ id: 3, date_start: null, date_end: null }),
        ],
      })
    ).data.productions;
    expect(cards.map(({ next, until }) => [next?.day ?? null, until])).toEqual([
      ['2026-08-01', 'bis 24. Dezember 2026'],
      ['2026-08-01', null],
      [null, null],
    ]);
  });

  it('shows the productions without a filter that cannot be read, for a short time only', async () => {
    const context = contextOf('', { productions, failing: ['seasons'] });
    const { data, validUntil } = await pageOf(loadProductionList, context);
    expect(data.filters.map(({ key }) => key)).toEqual(['exhibition_type', 'tag']);
    expect(validUntil).toBe(context.now + 10_000);
  });

  it('fails as the provider fails, and never as an empty list (R21)', async () => {
    await expect(loadProductionList(contextOf('', { failing: ['productions'] }))).rejects.toMatchObject({
      spielplan: 'PROVIDER_UNREACHABLE',
    });
  });
});
