import { eq } from 'drizzle-orm';
import { productions } from '../platform/database/schema/index.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';
import { refreshIndex } from './index/refreshIndex.ts';
import { createSearchClient, titlesOf } from './testing/createSearchClient.ts';
import { findMiscounted } from './testing/findMiscounted.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const { search, complete } = createSearchClient(() => provider.url);

describe('The index', () => {
  it('knows a changed headline at once, and no longer the old one', async () => {
    const { db, changes } = provider.context;
    const [before] = await db.select().from(productions).where(eq(productions.id, 1));
    await db
      .update(productions)
      .set({ title: { de: 'Zwitschermaschine', en: 'Twittering Machine' } })
      .where(eq(productions.id, 1));
    changes.changed('content');
    expect(titlesOf(await search('Zwitschermaschine'))).toContain('Zwitschermaschine');
    expect(await complete('zwitsch')).toContain('Zwitschermaschine');
    expect(titlesOf(await search('twittering', 'en'))).toContain('Twittering Machine');
    await db.update(productions).set({ title: before?.title }).where(eq(productions.id, 1));
    changes.changed('content');
    expect(await complete('zwitsch')).toEqual([]);
    expect(titlesOf(await search('Zwitschermaschine')).filter((title) => title.includes('Zwitscher'))).toEqual([]);
  });

  it('counts right however many processes notice a change at once', async () => {
    const { db, clock } = provider.context;
    const [before] = await db.select().from(productions).where(eq(productions.id, 2));
    await db
      .update(productions)
      .set({ subline: { de: 'Mit Zwieselholz', en: 'With forked wood' } })
      .where(eq(productions.id, 2));
    const reports = await Promise.all([1, 2, 3].map(() => refreshIndex(db, clock.now())));
    expect(reports.filter(({ written }) => written > 0)).toHaveLength(1);
    expect(await findMiscounted(db)).toEqual([]);
    await db.update(productions).set({ subline: before?.subline }).where(eq(productions.id, 2));
    expect((await refreshIndex(db, clock.now())).written).toBeGreaterThan(0);
    expect((await refreshIndex(db, clock.now())).written).toBe(0);
  });
});
