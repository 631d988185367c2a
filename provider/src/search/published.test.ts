import { eq } from 'drizzle-orm';
import { articles, modules, pages } from '../platform/database/schema/index.ts';
import { START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';
import { createSearchClient, titlesOf } from './testing/createSearchClient.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const { search, complete } = createSearchClient(() => provider.url);

describe('What visitors cannot see yet', () => {
  it('tells of a page while it is online only, and of a block while that is', async () => {
    const { db, changes, clock } = provider.context;
    const [page] = await db.select().from(pages).where(eq(pages.isOnline, false));
    expect(titlesOf(await search(page?.title.de ?? ''))).not.toContain(page?.title.de);
    const later = new Date(clock.now() + 3_600_000).toISOString();
    const [hero] = await db.select().from(modules).where(eq(modules.slug, 'home-hero'));
    const fields = { de: { ...hero?.fields.de, text: 'Quittenmarmelade', online_from: later }, en: hero?.fields.en ?? {} };
    await db.update(modules).set({ fields }).where(eq(modules.slug, 'home-hero'));
    changes.changed('content');
    expect((await search('Quittenmarmelade')).others.count).toBe(0);
    provider.clock.forward(61);
    expect((await search('Quittenmarmelade')).others.count).toBe(1);
  });

  it('keeps a story to itself until it is published', async () => {
    const { db, changes } = provider.context;
    const published = new Date(provider.clock.now() + 3_600_000);
    await db.update(articles).set({ published }).where(eq(articles.id, 20));
    changes.changed('content');
    const [story] = await db.select().from(articles).where(eq(articles.id, 20));
    const headline = story?.headline.de ?? '';
    expect(titlesOf(await search(headline))).not.toContain(headline);
    expect(await complete(headline.toLowerCase())).not.toContain(headline);
    provider.clock.forward(61);
    expect(titlesOf(await search(headline))).toContain(headline);
  });
});
