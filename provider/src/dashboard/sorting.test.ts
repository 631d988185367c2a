import { DASHBOARD_SORTS } from '@spielplan/shared-contracts/api';
import { and, asc, eq, gte, inArray, sql } from 'drizzle-orm';
import { carts, documentVersions, errorLog, inventory, pages, searchKeywords } from '../platform/database/schema/index.ts';
import { TEST_DAY } from '../testing/seededFolder.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../testing/testProvider.ts';

type Row = Record<string, string | number>;

let provider: TestProvider;
let direction: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  direction = await newEditor(provider.url, 'leitung');
  await writeRows(provider);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

/** Each column orders the rows differently, so that sorting by another column shows. */
const COLUMNS = [
  ['searchKeywords', '/api/dashboard-search-keywords/', DASHBOARD_SORTS.searchKeywords],
  ['pageActivities', '/api/dashboard-page-activities/', DASHBOARD_SORTS.pageActivities],
  ['errorLogEntries', '/api/dashboard-error-log/', DASHBOARD_SORTS.errorLogEntries],
  ['ticketEvents', '/api/dashboard-id-service-events/', DASHBOARD_SORTS.ticketEvents],
].flatMap(([list, path, sorts]) => (sorts as readonly string[]).map((sort) => [list, sort, path] as [string, string, string]));

describe.each(COLUMNS)('%s by %s', (_, sort, path) => {
  it('has every row in order, up and down', async () => {
    const [up, down] = [
      await valuesOf(`${path}?sort=${sort}&order=asc`, sort),
      await valuesOf(`${path}?sort=${sort}&order=desc`, sort),
    ];
    expect(new Set([...up, ...down]).size).toBeGreaterThan(2);
    expect(up).toEqual(up.toSorted(compare));
    expect(down).toEqual(down.toSorted((one, other) => compare(other, one)));
    expect(up).not.toEqual(down);
  });
});

it('a list is sorted over all of its pages: the second goes on where the first ends', async () => {
  const path = '/api/dashboard-id-service-events/?sort=capacity&order=desc';
  const [first, second] = [await valuesOf(path, 'capacity'), await valuesOf(`${path}&page=2`, 'capacity')];
  expect([first.length, second.length > 0]).toEqual([50, true]);
  expect(Math.max(...second.map(Number))).toBeLessThanOrEqual(Math.min(...first.map(Number)));
});

it('nothing else is a column', async () => {
  const response = await direction.get('/api/dashboard-error-log/?sort=id');
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ field: 'sort' })]);
});

async function valuesOf(path: string, column: string): Promise<(string | number)[]> {
  const { results } = (await (await direction.get(path)).json()) as { results: Row[] };
  return results.map((row) => row[column] ?? '');
}

/** Numbers and moments as such, words as a reader sorts them. */
function compare(one: string | number, other: string | number): number {
  if (typeof one === 'number' && typeof other === 'number') return one - other;
  if (/^\d{4}-/.test(String(one))) return Date.parse(String(one)) - Date.parse(String(other));
  return String(one).localeCompare(String(other), 'de');
}

/** Three rows a list, the values of each column in an order of their own, and stock of three events. */
async function writeRows({ context: { db }, clock }: TestProvider): Promise<void> {
  const minutesAgo = (minutes: number) => new Date(clock.now() - minutes * 60_000);
  await db.insert(errorLog).values([
    { url: '/de/b', created: minutesAgo(3), day: TEST_DAY, count: 2 },
    { url: '/de/c', created: minutesAgo(2), day: TEST_DAY, count: 9 },
    { url: '/de/a', created: minutesAgo(1), day: TEST_DAY, count: 5 },
  ]);
  await db.insert(searchKeywords).values([
    { term: 'cello', lang: 'de', day: TEST_DAY, searches: 2, hits: 7, lastSearched: minutesAgo(2) },
    { term: 'abend', lang: 'de', day: TEST_DAY, searches: 10, hits: 3, lastSearched: minutesAgo(3) },
    { term: 'oper', lang: 'de', day: TEST_DAY, searches: 5, hits: 12, lastSearched: minutesAgo(1) },
  ]);
  const three = await db.select().from(pages).orderBy(asc(pages.id)).limit(3);
  await db.delete(documentVersions);
  await db.execute(sql`insert into page_snapshots (hash, content) values ('same', '{}')`);
  const edits = [
    { username: 'mara', action: 'update', created: minutesAgo(3) },
    { username: 'anton', action: 'restore', created: minutesAgo(1) },
    { username: 'zoe', action: 'create', created: minutesAgo(2) },
  ] as const;
  await db.insert(documentVersions).values(
    three.map(({ id }, at) => {
      const { username, action, created } = edits[at % 3] ?? edits[0];
      return {
        pageId: id,
        snapshotHash: 'same',
        revision: 1,
        editorId: null,
        summary: { de: '', en: '' },
        username,
        action,
        created,
      };
    }),
  );
  const { results } = (await (await direction.get('/api/dashboard-id-service-events/')).json()) as { results: { id: number }[] };
  const ids = results.slice(0, 3).map(({ id }) => id);
  expect(ids).toHaveLength(3);
  // Places for wheelchairs are fewer.
  const isLarge = gte(inventory.capacity, 20);
  for (const [at, sold] of [4, 1, 6].entries())
    await db
      .update(inventory)
      .set({ sold })
      .where(and(eq(inventory.eventId, ids[at] ?? 0), isLarge));
  const stock = await db
    .select()
    .from(inventory)
    .where(and(inArray(inventory.eventId, ids), isLarge));
  for (const [at, held] of [2, 7, 5].entries()) {
    await db.insert(carts).values({ id: `cart ${at}`, createdAt: minutesAgo(1), touchedAt: minutesAgo(1) });
    const place = stock.find(({ eventId }) => eventId === ids[at]);
    await db.execute(
      sql`insert into reservations (cart_id, inventory_id, price_id, quantity, expires_at)
          values (${`cart ${at}`}, ${place?.id ?? 0}, 1, ${held}, ${minutesAgo(-10).toISOString()}::timestamptz)`,
    );
  }
}
