import { sql } from 'drizzle-orm';
import { askAsVisitors, findReadWhole, recordStatements } from '../../testing/recordPlans.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

/** What has more than 10,000 rows in a house of 40,000 events. */
const LARGE = new Set(
  [
    'events event_tag_links seat_groups prices inventory reservations order_lines orders',
    'search_documents search_dates search_words search_phrases search_keywords',
  ].flatMap((names) => names.split(' ')),
);

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

it('every statement that a visitor causes finds an index for what is large', async () => {
  const { db, changes } = provider.context;
  // What is kept in memory, such as the programme, is read as a whole after a change of content.
  await askAsVisitors(provider, { event: 1_030 });
  changes.changed('inventory');
  changes.changed('sales');
  const { statements, stop } = recordStatements();
  await askAsVisitors(provider, { event: 1_031, eventAvailability: 1_032 });
  stop();
  expect(statements.size).toBeGreaterThan(15);
  const readWhole = await db.transaction(async (tx) => {
    // In a small house an index is never worth it: this asks whether there is one.
    await tx.execute(sql`set local enable_seqscan = off`);
    return findReadWhole(statements.values(), LARGE, async (text, values) => {
      const parts = text.split(/\$\d+/);
      const order = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => values[Number(number) - 1]);
      const statement = sql.join(parts.flatMap((part, at) => [sql.raw(part), ...(at < order.length ? [sql`${order[at]}`] : [])]));
      const { rows } = (await tx.execute(statement)) as { rows: { 'QUERY PLAN': unknown }[] };
      return rows[0]?.['QUERY PLAN'];
    });
  });
  expect(readWhole).toEqual([]);
}, 60_000);
