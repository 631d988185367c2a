import {
  dashboardOverviewCall,
  dashboardSiteCall,
  dashboardVersionsCall,
  errorLogEntriesCall,
  pageActivitiesCall,
  searchKeywordsCall,
  ticketEventsCall,
} from '@spielplan/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import { inventory, orderLines, orders, prices, searchKeywords } from '../platform/database/schema/index.ts';
import { sweepRecords } from './sweepRecords.ts';
import { TEST_DAY } from '../testing/seededFolder.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../testing/testProvider.ts';

let provider: TestProvider;
let direction: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  direction = await newEditor(provider.url, 'leitung');
  visitor = await newVisitor(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const read = async (path: string) => (await direction.get(path)).json();
const report = (url: string) => visitor.send('POST', '/api/dashboard-error-log/', { url });
const overviewOfToday = async () => dashboardOverviewCall.answer.parse(await read('/api/dashboard-overview/')).days.at(-1);

const CALLS = [
  dashboardSiteCall,
  dashboardOverviewCall,
  dashboardVersionsCall,
  pageActivitiesCall,
  searchKeywordsCall,
  ticketEventsCall,
  errorLogEntriesCall,
];

describe.each(CALLS.map(({ path }) => path))('%s', (path) => {
  it('is for those who may see the dashboard, and no copy of it is kept on the way', async () => {
    const answers = [visitor, await newEditor(provider.url), direction].map((who) => who.get(path));
    const [nobody, editor, allowed] = await Promise.all(answers);
    expect([nobody?.status, editor?.status, allowed?.status]).toEqual([401, 403, 200]);
    expect(allowed?.headers.get('cache-control')).toMatch(/no-store/);
  });
});

it('the state of the site is counted, not guessed', async () => {
  const site = dashboardSiteCall.answer.parse(await read('/api/dashboard-site/'));
  const upcoming = (await (await fetch(`${provider.url}/de/api/events/?page_size=1`)).json()) as { count: number };
  expect(site).toMatchObject({ is_site_online: true, is_shop_online: true, articles: 40 });
  expect(upcoming.count - site.events_upcoming).toBeLessThan(4);
  expect(site.pages_offline).toBeGreaterThan(0);
  expect(site.pages).toBeGreaterThan(site.pages_offline);
});

it('the versions name what runs and the newest structure of the database', async () => {
  const versions = dashboardVersionsCall.answer.parse(await read('/api/dashboard-versions/'));
  expect(versions.map(({ name }) => name)).toEqual(expect.arrayContaining(['provider', 'database']));
  expect(versions.find(({ name }) => name === 'database')).toMatchObject({ released: expect.any(String) });
});

describe('The log of missing addresses', () => {
  it('counts an address once a day, however often it is asked for, and keeps nobody’s data', async () => {
    for (let times = 0; times < 3; times += 1) await report('/de/abo/jana@haus.example?token=geheim');
    await report('/de/nirgends');
    const { results } = errorLogEntriesCall.answer.parse(await read('/api/dashboard-error-log/'));
    expect(results.map(({ url, count }) => [url, count])).toEqual(
      expect.arrayContaining([
        ['/de/abo/[e-mail]', 3],
        ['/de/nirgends', 1],
      ]),
    );
    expect((await overviewOfToday())?.errors).toBe(4);
  });

  it('counts right when all come at once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => report('/de/gleichzeitig')));
    expect(answers.every(({ status }) => status === 201)).toBe(true);
    const { results } = errorLogEntriesCall.answer.parse(await read('/api/dashboard-error-log/'));
    expect(results.find(({ url }) => url === '/de/gleichzeitig')?.count).toBe(20);
  });

  it('is not filled by a scanner: beyond a thousand addresses a day the rest is one line', async () => {
    const { db } = provider.context;
    await db.execute(
      sql`insert into error_log (url, created, day) select '/scan/' || n, now(), ${TEST_DAY}::date from generate_series(1, 1000) n`,
    );
    expect(await (await report('/scan/neu')).json()).toMatchObject({ url: '…' });
    expect(await (await report('/scan/7')).json()).toMatchObject({ url: '/scan/7', count: 2 });
    const { count, next } = errorLogEntriesCall.answer.parse(await read('/api/dashboard-error-log/?page=2'));
    expect(count).toBeGreaterThan(1000);
    expect(next).toContain('page=3');
  });

  it('lets go of what is older than the days of the house, and so does what was searched for', async () => {
    const { db } = provider.context;
    await db.execute(sql`delete from error_log`);
    await db.execute(sql`insert into error_log (url, created, day) values ('/alt', now(), ${'2026-04-30'}::date)`);
    await report('/de/neu');
    await db.execute(sql`insert into search_keywords (term, lang, day, searches, hits, last_searched) values
      ('jana muster', 'de', ${'2025-06-01'}::date, 1, 0, now()), ('fluss', 'de', ${'2025-07-31'}::date, 1, 0, now())`);
    await sweepRecords(provider.context);
    expect(await db.$count(searchKeywords, eq(searchKeywords.term, 'jana muster'))).toBe(0);
    expect(await db.$count(searchKeywords, eq(searchKeywords.term, 'fluss'))).toBe(1);
    await db.delete(searchKeywords).where(eq(searchKeywords.term, 'fluss'));
    const { results } = errorLogEntriesCall.answer.parse(
      await read('/api/dashboard-error-log/?date_from=2026-01-01&date_to=2026-08-01'),
    );
    expect(results.map(({ url }) => url)).toEqual(['/de/neu']);
  });

  it.each([[{}], [{ url: 7 }], [{ url: 'x'.repeat(2_001) }], [{ url: '/a\u0000b' }]])('refuses %j', async (body) => {
    const response = await visitor.send('POST', '/api/dashboard-error-log/', body);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ field: 'url' })]);
  });
});

describe('The period', () => {
  it('is the last thirty days where none is asked for, one line a day, today last', async () => {
    const { days } = dashboardOverviewCall.answer.parse(await read('/api/dashboard-overview/'));
    expect(days).toHaveLength(30);
    expect([days[0]?.day, days.at(-1)?.day]).toEqual(['2026-07-03', TEST_DAY]);
  });

  it.each([
    ['date_from=01-08-2026', 'date_from'],
    ['date_from=2026-02-30', 'date_from'],
    ['date_from=2026-08-02&date_to=2026-08-01', 'date_to'],
    ['date_from=0001-01-01', 'date_from'],
    ['date_to=9999-12-31', 'date_to'],
    ['date_from=2020-01-01&date_to=2026-01-01', 'date_from'],
  ])('refuses %s', async (query, field) => {
    const response = await direction.get(`/api/dashboard-overview/?${query}`);
    expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error: 'INVALID_QUERY', field })]);
  });

  it('ends at midnight in Berlin, also where UTC is still on the day before', async () => {
    const { db } = provider.context;
    const [order] = await db
      .insert(orders)
      .values({ cartId: 'x', paymentKey: 'midnight', totalCents: 2_400, orderedAt: new Date('2026-07-19T22:30:00Z') })
      .returning();
    const [stock] = await db
      .select({ stock: inventory.id, price: prices.id })
      .from(inventory)
      .innerJoin(prices, eq(prices.eventId, inventory.eventId))
      .limit(1);
    await db
      .insert(orderLines)
      .values({ orderId: order?.id ?? 0, inventoryId: stock?.stock ?? 0, priceId: stock?.price ?? 0, quantity: 2, cents: 1_200 });
    const { days } = dashboardOverviewCall.answer.parse(await read('/api/dashboard-overview/'));
    expect(days.filter(({ orders: number }) => number)).toEqual([
      expect.objectContaining({ day: '2026-07-20', orders: 1, tickets: 2 }),
    ]);
  });
});

it('anyone who changes a page is named with the page and what they did', async () => {
  const editor = await newEditor(provider.url);
  const { results } = (await (await editor.get('/de/pageeditor-api/quote/')).json()) as { results: { id: number }[] };
  const changed = await editor.send('PATCH', `/de/pageeditor-api/quote/${results[0]?.id}/`, { author: 'Leitsatz' });
  expect(changed.status).toBe(200);
  const activities = pageActivitiesCall.answer.parse(await read('/api/dashboard-page-activities/?lang=en'));
  expect(activities.results[0]).toMatchObject({ username: 'redaktion', action: 'update', summary: expect.stringMatching(/\w/) });
  expect(activities.count).toBe(1);
  expect((await overviewOfToday())?.page_changes).toBe(1);
});

it('search words are counted, and those that found nothing can be seen apart', async () => {
  for (const word of ['Konzert', 'konzert', 'Xylophonzange']) await visitor.get(`/api/search/?query=${word}`);
  const all = searchKeywordsCall.answer.parse(await read('/api/dashboard-search-keywords/'));
  expect(all.results[0]).toMatchObject({ term: 'konzert', count: 2 });
  expect(all.results[0]?.results).toBeGreaterThan(0);
  const failed = searchKeywordsCall.answer.parse(await read('/api/dashboard-search-keywords/?without_results=true'));
  expect(failed.results.map(({ term, results }) => [term, results])).toEqual([['xylophonzange', 0]]);
  expect((await overviewOfToday())?.searches).toBe(3);
});

it('what is held and sold of an event is seen the moment it happens', async () => {
  const list = async () => ticketEventsCall.answer.parse(await read('/api/dashboard-id-service-events/'));
  const { results, count, next } = await list();
  expect([results.length, count > 50, next]).toEqual([50, true, '/api/dashboard-id-service-events/?page=2']);
  const reading = (
    (await (await fetch(`${provider.url}/de/api/events/?type=lesung-gespraech`)).json()) as {
      results: { id: number; ticket_status: string }[];
    }
  ).results.find(({ ticket_status }) => ticket_status === 'available');
  const { prices, id_jet } = (await (await fetch(`${provider.url}/de/api/events/${reading?.id}/`)).json()) as {
    id_jet: number;
    prices: { sale_type_id: number }[];
  };
  const before = results.find(({ id }) => id === reading?.id);
  expect(before?.held).toBe(0);
  await visitor.send('POST', '/api/shop-cart/', {
    quantities: [3],
    sale_type_ids: [prices[0]?.sale_type_id],
    event_jet_id: id_jet,
  });
  const after = (await list()).results.find(({ id }) => id === reading?.id);
  expect(after).toEqual({ ...before, held: 3 });
  provider.clock.forward(16);
  expect((await list()).results.find(({ id }) => id === reading?.id)).toEqual(before);
});
