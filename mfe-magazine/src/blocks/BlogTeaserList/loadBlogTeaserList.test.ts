import type { PageBlock } from '@spielplan/shared-contracts/api';
import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { sampleSummary } from '../../testing/sampleStories.ts';
import { loadBlogTeaserList } from './loadBlogTeaserList.server.ts';

const stories = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => sampleSummary(from + index));
const answers = { articlesTeaser: stories(1, 3), articles: pageOf(stories(1, 12)) };
const block = (fields: object): PageBlock => ({
  id: 5,
  slug: 'home-stories',
  model: 'blog_teaser_list',
  parent: null,
  content_type: 'page',
  object_id: 1,
  columns: [],
  ...fields,
});

async function shown(fields: object) {
  const context = loadContext('/de', answers);
  const { data } = await loadBlogTeaserList(block(fields), context);
  return { context, data, ids: data.stories.map(({ id }) => id) };
}

describe('stories on a page of the site', () => {
  it('are the newest ones, as many as the editor asked for', async () => {
    const { ids, data, context } = await shown({ items: 2, headline: 'Lesestoff' });
    expect(ids).toEqual([1, 2]);
    expect(data).toMatchObject({ headline: 'Lesestoff', all: '/de/stories' });
    expect(context.reads).toEqual(['articlesTeaser {}']);
  });

  it('come from the list where the teaser has too few', async () => {
    const { ids } = await shown({ items: 8 });
    expect(ids).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  it.each([[{}], [{ items: 0 }], [{ items: 9 }], [{ items: 'viele' }]])('are three, and it is logged, for %j', async (fields) => {
    const { ids, context } = await shown(fields);
    expect(ids).toEqual([1, 2, 3]);
    expect(context.logged).toEqual(['magazine.teaserMalformed']);
  });
});
