import { searchCall, searchEventsCall } from '@spielplan/shared-contracts/api';
import { eq, sql } from 'drizzle-orm';
import { searchKeywords } from '../platform/database/schema/index.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';
import { createSearchClient } from './testing/createSearchClient.ts';
import { PERSONAL_TERMS } from './testing/terms.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const { read, search } = createSearchClient(() => provider.url);

describe('The list of keywords', () => {
  const counted = async (term: string) => {
    const [row] = await provider.context.db.select().from(searchKeywords).where(eq(searchKeywords.term, term));
    return row && { searches: row.searches, hits: row.hits };
  };

  it('counts a term by day and language, found or not, however it is written', async () => {
    await search('Theremin');
    await search('  theremin ');
    expect(await counted('theremin')).toEqual({ searches: 2, hits: 0 });
    await search('Fado');
    expect((await counted('fado'))?.hits).toBeGreaterThan(0);
  });

  it('counts a search once, however many of its tabs and pages are looked at', async () => {
    await search('Bandoneon');
    await read(searchCall.path, { query: 'Bandoneon', again: '1' });
    await read(searchEventsCall.path, { query: 'Bandoneon', page: 1 });
    expect(await counted('bandoneon')).toMatchObject({ searches: 1 });
  });

  it('counts every one of many searches at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => search('Nasenflöte')));
    expect(await counted('nasenflöte')).toMatchObject({ searches: 20 });
  });

  it.each(PERSONAL_TERMS)('forgets %j, which may be about a person', async (term) => {
    const count = async () =>
      (await provider.context.db.select({ n: sql<number>`count(*)::integer` }).from(searchKeywords))[0]?.n;
    const before = await count();
    await search(term);
    expect(await count()).toBe(before);
  });
});
