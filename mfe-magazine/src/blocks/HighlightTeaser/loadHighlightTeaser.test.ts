import type { PageBlock } from '@spielplan/shared-contracts/api';
import { loadContext, pageOf } from '../../testing/loadContext.ts';
import { BACKSTAGE, MUSIC, sampleSummary } from '../../testing/sampleStories.ts';
import { sampleHit } from '../../testing/sampleHits.ts';
import { loadHighlightTeaser } from './loadHighlightTeaser.server.ts';

const block = (fields: object): PageBlock => ({ id: 5, model: 'highlight_teaser', ...fields }) as PageBlock;
const productions = pageOf([
  sampleHit(8, { kind: 'production', link: '/de/produktionen/fado/8' }),
  sampleHit(9, { kind: 'production', link: '/de/produktionen/vorbei/9', date: '2026-01-01T19:00:00Z' }),
]);
const answers = {
  articles: pageOf([sampleSummary(1), sampleSummary(2)]),
  articleCategories: [BACKSTAGE, MUSIC],
  searchOthers: productions,
};

describe('highlights', () => {
  it('are stories and productions of the chosen categories in turn', async () => {
    const context = loadContext('/de/fest', answers);
    const { data, validUntil } = await loadHighlightTeaser(block({ headline: 'Vorher lesen', categories: [2] }), context);
    expect(context.reads).toContain('articles {"category":2}');
    expect(context.reads).toContain('searchOthers {"query":"Musik","lang":"de","kind":"production"}');
    expect(data.headline).toBe('Vorher lesen');
    expect(data.highlights.map(({ key }) => key)).toEqual(['article-1', 'production-8', 'article-2']);
    expect(data.highlights[1]).toMatchObject({
      headline: 'Fado am Fluss',
      day: '2026-11-28',
      date: 'Ab 28. November 2026',
      href: '/de/produktionen/fado/8',
    });
    expect(validUntil).toBe(Date.parse('2026-11-28T17:00:00Z'));
  });

  it('are of all categories where none is chosen, and nothing stands there twice', async () => {
    const context = loadContext('/de/fest', answers);
    const { data } = await loadHighlightTeaser(block({}), context);
    expect(context.reads.filter((read) => read.startsWith('articles '))).toHaveLength(2);
    expect(data.highlights.map(({ key }) => key)).toEqual(['article-1', 'production-8', 'article-2']);
  });

  it('are stories alone while nothing can be searched', async () => {
    const { searchOthers: _, ...rest } = answers;
    const context = loadContext('/de/fest', rest);
    const { data, validUntil } = await loadHighlightTeaser(block({ categories: [1] }), context);
    expect(data.highlights.map(({ key }) => key)).toEqual(['article-1', 'article-2']);
    expect(validUntil).toBeUndefined();
    expect(context.logged).toEqual(['magazine.productionsUnavailable']);
  });

  it('are none of a category that is gone', async () => {
    const { data } = await loadHighlightTeaser(block({ categories: [99] }), loadContext('/de/fest', answers));
    expect(data.highlights).toEqual([]);
  });

  it('fail where the stories cannot be read, so that the page shows a gap and is tried again', async () => {
    const { articleCategories } = answers;
    await expect(loadHighlightTeaser(block({ categories: [1] }), loadContext('/de/fest', { articleCategories }))).rejects.toThrow(
      'PROVIDER_UNREACHABLE',
    );
  });
});
