import { loadContext } from '../../testing/loadContext.ts';
import { BACKSTAGE, CRAFTS } from '../../testing/sampleStories.ts';
import { loadMagazineTags } from './loadMagazineTags.server.ts';

const AERIAL = { id: 9, name: 'Ärger', slug: 'aerger' };

describe('the tags of the magazine', () => {
  it('stand in the order of the alphabet, each with its list', async () => {
    const answers = { articleTags: [CRAFTS, AERIAL], articleCategories: [BACKSTAGE] };
    const { data, head } = await loadMagazineTags(loadContext('/de/stories/tags', answers));
    expect(data.tags).toEqual([
      { name: 'Ärger', href: '/de/stories/tags/aerger/9' },
      { name: 'Handwerk', href: '/de/stories/tags/handwerk/1' },
    ]);
    expect(data.header).toMatchObject({ heading: 'Themen', tags: null });
    expect(head).toMatchObject({
      canonical: '/de/stories/tags',
      headline: 'Themen',
      trail: [{ title: 'Magazin', url: '/de/stories' }],
      alternates: { en: '/en/stories/tags' },
      feed: { path: '/de/stories/feed.xml' },
    });
  });

  it('stand there without the categories, but not for long', async () => {
    const context = loadContext('/de/stories/tags', { articleTags: [CRAFTS] });
    const { data, validUntil } = await loadMagazineTags(context);
    expect(data.header.categories).toEqual([]);
    expect(validUntil).toBe(context.now + 10_000);
  });

  it('fail when they cannot be read', async () => {
    await expect(loadMagazineTags(loadContext('/de/stories/tags', {}))).rejects.toThrow('PROVIDER_UNREACHABLE');
  });
});
