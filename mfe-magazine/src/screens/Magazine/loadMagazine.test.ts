import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { LoadResult } from '@spielplan/shared-contracts/remote';
import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { BACKSTAGE, CRAFTS, MUSIC, sampleSummary } from '../../testing/sampleStories.ts';
import { loadMagazine, loadMagazineCategory, loadMagazineTag } from './loadMagazine.server.ts';
import type { MagazineView } from './magazineView.ts';

const three = [sampleSummary(1), sampleSummary(2), sampleSummary(3)];
const articleCategories = [BACKSTAGE, MUSIC];

function found(result: LoadResult<MagazineView>) {
  if (result.kind !== 'page') throw new Error(`It is ${result.kind}.`);
  return result;
}

describe('the magazine', () => {
  it('opens with its newest story and goes on with the others', async () => {
    const { data, heroImage } = found(
      await loadMagazine(loadContext('/de/stories', { articles: pageOf(three), articleCategories })),
    );
    expect(data.lead?.id).toBe(1);
    expect(data.stories.map(({ id }) => id)).toEqual([2, 3]);
    expect(data.header.categories.map(({ label, isCurrent }) => [label, isCurrent])).toEqual([
      ['Alle', true],
      ['Hinter der Bühne', false],
      ['Musik', false],
    ]);
    expect(heroImage?.type).toBe('image/avif');
  });

  it('has no lead on its second page, and leads back to a first page without number', async () => {
    const stories = pageOf(three, { count: 9, next: true, previous: true });
    const { data, head } = found(await loadMagazine(loadContext('/de/stories?page=2', { articles: stories, articleCategories })));
    expect(data).toMatchObject({ lead: null, page: 2, pages: 3, newer: '/de/stories', older: '/de/stories?page=3' });
    expect(data.stories).toHaveLength(3);
    expect(head).toMatchObject({
      title: 'Magazin, Seite 2',
      canonical: '/de/stories?page=2',
      alternates: { de: '/de/stories?page=2', en: '/en/stories?page=2' },
    });
  });

  it('shows its stories without the categories when those cannot be read, but not for long', async () => {
    const context = loadContext('/de/stories', { articles: pageOf(three) });
    const { data, validUntil } = found(await loadMagazine(context));
    expect(data.header.categories).toEqual([]);
    expect(data.lead?.id).toBe(1);
    expect(validUntil).toBe(context.now + 10_000);
    expect(context.logged).toEqual(['magazine.categoriesUnavailable']);
  });

  it('is there when nothing has been published yet', async () => {
    const { data, heroImage } = found(
      await loadMagazine(loadContext('/de/stories', { articles: pageOf([]), articleCategories })),
    );
    expect(data).toMatchObject({ lead: null, stories: [], newer: null, older: null });
    expect(heroImage).toBeNull();
  });

  it('redirects a page number that is none, keeping the other keys', async () => {
    const context = loadContext('/de/stories?page=abc&utm_source=brief', {});
    expect(await loadMagazine(context)).toEqual({ kind: 'redirect', status: 302, to: '/de/stories?utm_source=brief' });
    expect(context.logged).toEqual(['magazine.invalidQuery']);
  });

  it('is missing behind its last page', async () => {
    const context = loadContext('/de/stories?page=99', { articles: new SpielplanError('NOT_FOUND'), articleCategories });
    expect(await loadMagazine(context)).toEqual({ kind: 'missing', status: 404 });
  });

  it('fails when its stories cannot be read', async () => {
    await expect(loadMagazine(loadContext('/de/stories', { articleCategories }))).rejects.toThrow('PROVIDER_UNREACHABLE');
  });
});

describe('a category of the magazine', () => {
  const params = { category: 'musik', id: '2' };
  const answers = { articles: pageOf(three), articleCategories };
  const load = (path: string, given: Record<string, string> = params, provider: object = answers) => {
    const context = loadContext(path, { ...provider }, { params: given });
    return { context, result: loadMagazineCategory(context) };
  };

  it('asks for its own stories and marks itself', async () => {
    const { context, result } = load('/de/stories/categories/musik/2');
    const { data, head } = found(await result);
    expect(context.reads).toContain('articles {"category":2,"page":1}');
    expect(data).toMatchObject({ header: { heading: 'Musik', tags: { href: '/de/stories/tags' } }, lead: null });
    expect(data.header.categories.filter(({ isCurrent }) => isCurrent).map(({ label }) => label)).toEqual(['Musik']);
    expect(head).toMatchObject({
      title: 'Magazin: Musik',
      headline: 'Musik',
      trail: [{ title: 'Magazin', url: '/de/stories' }],
      alternates: { de: '/de/stories/categories/musik/2', en: '/en/stories/categories/musik/2' },
      feed: { title: 'Magazin: Musik – Kulturmeile Altwasser', path: '/de/stories/feed.xml?category=2' },
    });
  });

  it('sends a wrong slug to the right one', async () => {
    const { result } = load('/de/stories/categories/laerm/2?page=2', { category: 'laerm', id: '2' });
    expect(await result).toEqual({ kind: 'redirect', status: 301, to: '/de/stories/categories/musik/2?page=2' });
  });

  it.each([
    ['unknown', { category: 'musik', id: '99' }],
    ['no number', { category: 'musik', id: 'zwei' }],
  ])('is missing when its id is %s', async (_, given) => {
    expect(await load('/de/stories/categories/musik/99', given).result).toEqual({ kind: 'missing', status: 404 });
  });

  it('still shows its stories when the categories cannot be read', async () => {
    const { data, head } = found(await load('/de/stories/categories/musik/2', params, { articles: pageOf(three) }).result);
    expect(data).toMatchObject({ header: { heading: 'Magazin', categories: [] } });
    expect(data.stories).toHaveLength(3);
    expect(head.alternates).toEqual({ de: '/de/stories/categories/musik/2' });
  });
});

describe('a tag of the magazine', () => {
  const answers = { articles: pageOf(three), articleCategories, articleTags: [CRAFTS] };
  const load = (params: Record<string, string>, provider: object = answers) => {
    const context = loadContext(`/de/stories/tags/${params.tag}/${params.id}`, { ...provider }, { params });
    return { context, result: loadMagazineTag(context) };
  };

  it('asks for its own stories, and stands below all tags', async () => {
    const { context, result } = load({ tag: 'handwerk', id: '1' });
    const { data, head } = found(await result);
    expect(context.reads).toContain('articles {"tag":1,"page":1}');
    expect(data).toMatchObject({ header: { heading: '#Handwerk' }, lead: null });
    expect(data.header.categories.some(({ isCurrent }) => isCurrent)).toBe(false);
    expect(head).toMatchObject({
      title: 'Magazin: #Handwerk',
      trail: [{ url: '/de/stories' }, { title: 'Themen', url: '/de/stories/tags' }],
      canonical: '/de/stories/tags/handwerk/1',
      alternates: { de: '/de/stories/tags/handwerk/1', en: '/en/stories/tags/handwerk/1' },
      feed: { path: '/de/stories/feed.xml?tag=1' },
    });
  });

  it('sends a wrong slug to the right one', async () => {
    const { result } = load({ tag: 'kunsthandwerk', id: '1' });
    expect(await result).toEqual({ kind: 'redirect', status: 301, to: '/de/stories/tags/handwerk/1' });
  });

  it.each(['99', 'eins'])('is missing when its id is %s', async (id) => {
    expect(await load({ tag: 'handwerk', id }).result).toEqual({ kind: 'missing', status: 404 });
  });

  it('still shows its stories when the tags cannot be read, but not for long', async () => {
    const { context, result } = load({ tag: 'handwerk', id: '1' }, { articles: pageOf(three), articleCategories });
    const { data, validUntil } = found(await result);
    expect(data.header.heading).toBe('#handwerk');
    expect(data.stories).toHaveLength(3);
    expect(validUntil).toBe(context.now + 10_000);
  });
});
