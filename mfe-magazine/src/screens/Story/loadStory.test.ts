import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { loadContext } from '../../testing/loadContext.ts';
import { sampleStory, sampleEvent } from '../../testing/sampleStories.ts';
import { loadStory } from './loadStory.server.ts';

const story = sampleStory();
const params = { slug: story.slug, id: '1' };

describe('a story', () => {
  it('comes with its text, its date in Berlin and what to read next', async () => {
    const result = await loadStory(loadContext(story.link, { article: story }, { params }));
    expect(result).toMatchObject({
      kind: 'page',
      data: {
        headline: 'Die Frau, die den Regen macht',
        date: '1. August 2026',
        tags: [{ name: 'Handwerk' }],
        related: [{ id: 7 }],
      },
      head: {
        title: 'Die Frau, die den Regen macht',
        canonical: story.link,
        trail: [{ title: 'Magazin', url: '/de/stories' }],
        alternates: story.urls,
        ogType: 'article',
        ogImage: { src: '/media/posters/article-1-1600.jpg', width: 1600 },
      },
      heroImage: { type: 'image/avif' },
    });
  });

  it('keeps the alternative text and the credit of its own picture', async () => {
    const result = await loadStory(loadContext(story.link, { article: story }, { params }));
    expect(result).toMatchObject({ data: { picture: { alt: 'Grafik: Regen über einer Bühne', credit: 'Werkstatt' } } });
  });

  it('tells search engines who wrote it, when and for whom', async () => {
    const result = await loadStory(loadContext(story.link, { article: story }, { params }));
    const [data] = (result.kind === 'page' && result.head.structuredData) || [];
    expect(data).toMatchObject({
      '@type': 'Article',
      headline: 'Die Frau, die den Regen macht',
      url: expect.stringMatching(/^https:\/\/kulturmeile\.example\/de\/stories\/[\w-]+\/\d+$/),
      datePublished: '2026-07-31T22:30:00Z',
      dateModified: '2026-08-02T09:00:00+02:00',
      author: { name: 'Werkstätten der Kulturmeile' },
      publisher: { name: 'Kulturmeile Altwasser' },
      image: ['https://kulturmeile.example/media/posters/article-1-1600.jpg'],
      mainEntityOfPage: `https://kulturmeile.example${story.link}`,
    });
  });

  it('invents neither author nor picture', async () => {
    const bare = sampleStory({ author: null, image_obj: null });
    const result = await loadStory(loadContext(story.link, { article: bare }, { params }));
    const [data] = (result.kind === 'page' && result.head.structuredData) || [];
    expect(data).not.toHaveProperty('author');
    expect(data).not.toHaveProperty('image');
    expect(result).toMatchObject({ data: { author: null, picture: null }, heroImage: null });
  });

  it('hands its content modules to the shell, and ends when one of them or its next date begins', async () => {
    const blocks = [
      {
        id: 5,
        slug: 'regen',
        model: 'quote',
        parent: null,
        content_type: 'article',
        object_id: 1,
        columns: [],
        content: 'Elf Liter',
      },
    ];
    const of = async (change: Partial<typeof story>) => {
      const result = await loadStory(loadContext(story.link, { article: { ...story, modules: blocks, ...change } }, { params }));
      return result.kind === 'page' ? result : null;
    };
    expect(await of({})).toMatchObject({ modules: blocks });
    expect((await of({}))?.validUntil).toBeUndefined();
    expect((await of({ events: [sampleEvent()] }))?.validUntil).toBe(Date.parse('2026-11-28T17:00:00Z'));
    const end = '2026-08-06T00:00:00+02:00';
    expect((await of({ events: [sampleEvent()], valid_until: end }))?.validUntil).toBe(Date.parse(end));
  });

  it('names the events it tells of, with their date and what keeps visitors from going', async () => {
    const told = { ...story, events: [sampleEvent(), sampleEvent({ id: 10, status: 'cancelled' })] };
    const result = await loadStory(loadContext(story.link, { article: told }, { params }));
    expect(result).toMatchObject({
      data: {
        events: [
          { title: 'Hochwasser', dayNumber: '28', state: 'sold_out', place: 'Großer Saal, Konzerthalle' },
          { state: 'cancelled' },
        ],
      },
    });
    const [data] = (result.kind === 'page' && result.head.structuredData) || [];
    expect(data).toMatchObject({
      mentions: [
        {
          '@type': 'Event',
          name: 'Hochwasser',
          startDate: '2026-11-28T18:00:00+01:00',
          eventStatus: 'https://schema.org/EventScheduled',
          location: { name: 'Großer Saal, Konzerthalle' },
        },
        { eventStatus: 'https://schema.org/EventCancelled' },
      ],
    });
  });

  it('sends a wrong slug to the right one, keeping the query', async () => {
    const context = loadContext(
      '/de/stories/regen/1?utm_source=brief',
      { article: story },
      { params: { slug: 'regen', id: '1' } },
    );
    expect(await loadStory(context)).toEqual({ kind: 'redirect', status: 301, to: `${story.link}?utm_source=brief` });
  });

  it.each([
    ['does not exist', '1', new SpielplanError('NOT_FOUND'), 404],
    ['is gone', '1', new SpielplanError('GONE'), 410],
    ['has an id that is none', 'regen', undefined, 404],
  ])('that %s is missing', async (_, id, answer, status) => {
    const context = loadContext(story.link, { article: answer }, { params: { slug: story.slug, id } });
    expect(await loadStory(context)).toEqual({ kind: 'missing', status });
  });

  it('fails when it cannot be read', async () => {
    await expect(loadStory(loadContext(story.link, {}, { params }))).rejects.toThrow('PROVIDER_UNREACHABLE');
  });
});
