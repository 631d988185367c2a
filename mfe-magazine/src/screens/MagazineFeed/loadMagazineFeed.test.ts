import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { BACKSTAGE, CRAFTS, MUSIC, sampleSummary } from '../../testing/sampleStories.ts';
import { loadMagazineFeed } from './loadMagazineFeed.server.ts';

const answers = { articles: pageOf([sampleSummary(1)]), articleCategories: [BACKSTAGE, MUSIC], articleTags: [CRAFTS] };

describe('the feed of the magazine', () => {
  it.each([
    ['', '{}', 'Magazin – Kulturmeile Altwasser', '/de/stories'],
    ['?category=2', '{"category":2}', 'Magazin: Musik – Kulturmeile Altwasser', '/de/stories/categories/musik/2'],
    ['?tag=1', '{"tag":1}', 'Magazin: #Handwerk – Kulturmeile Altwasser', '/de/stories/tags/handwerk/1'],
  ])('%s holds what its list holds, and is read where it is opened', async (query, filter, title, page) => {
    const context = loadContext(`/de/stories/feed.xml${query}`, answers);
    const file = await loadMagazineFeed(context);
    expect(context.reads).toContain(`articles ${filter}`);
    expect(file).toMatchObject({ kind: 'file', disposition: 'inline', contentType: 'application/rss+xml; charset=utf-8' });
    const body = file.kind === 'file' ? file.body : '';
    expect(body).toContain(`<title>${title}</title><link>https://kulturmeile.example${page}</link>`);
    expect(body).toContain(`href="https://kulturmeile.example/de/stories/feed.xml${query}" rel="self"`);
  });

  it.each(['?category=99', '?category=musik', '?tag=0', '?tag=99'])('%s is missing', async (query) => {
    const context = loadContext(`/de/stories/feed.xml${query}`, answers);
    expect(await loadMagazineFeed(context)).toEqual({ kind: 'missing', status: 404 });
  });

  it.each([
    ['?category=2', 'articleCategories', '{"category":2}', 'magazine.categoriesUnavailable'],
    ['?tag=1', 'articleTags', '{"tag":1}', 'magazine.topicsUnavailable'],
  ])('%s goes on without its name when the %s cannot be read', async (query, failing, filter, logged) => {
    const context = loadContext(`/de/stories/feed.xml${query}`, { ...answers, [failing]: undefined });
    const file = await loadMagazineFeed(context);
    expect(context.reads).toContain(`articles ${filter}`);
    expect(context.logged).toEqual([logged]);
    const body = file.kind === 'file' ? file.body : '';
    expect(body).toContain('<title>Magazin – Kulturmeile Altwasser</title><link>https://kulturmeile.example/de/stories</link>');
    expect(body).toContain(`href="https://kulturmeile.example/de/stories/feed.xml${query}" rel="self"`);
    expect(body.match(/<item>/g)).toHaveLength(1);
  });

  it.each(['?category=musik', '?tag=0'])('%s is missing even when no name can be read', async (query) => {
    const context = loadContext(`/de/stories/feed.xml${query}`, { articles: answers.articles });
    expect(await loadMagazineFeed(context)).toEqual({ kind: 'missing', status: 404 });
  });

  it('fails when the stories cannot be read', async () => {
    await expect(loadMagazineFeed(loadContext('/de/stories/feed.xml', {}))).rejects.toThrow('PROVIDER_UNREACHABLE');
  });
});
