import { and, eq } from 'drizzle-orm';
import {
  storyCall,
  storyCategoriesCall,
  storiesCall,
  storiesTeaserCall,
  storyTagsCall,
  callPath,
  type BlockModel,
  BLOCK_CALLS,
  BLOCKS,
} from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { modules } from '../platform/database/schema/index.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const get = async (path: string) => (await fetch(provider.url + path)).json();
const list = async (query = '') => storiesCall.answer.parse(await get(`/de/api/articles/?${query}`));

it('stories come newest first, over pages without gap or double', async () => {
  const found = [];
  for (let next: string | null = '/de/api/articles/'; next;) {
    const page = storiesCall.answer.parse(await get(next));
    found.push(...page.results);
    next = page.next;
  }
  expect(new Set(found.map(({ id }) => id)).size).toBe((await list()).count);
  const published = found.map(({ published: instant }) => Date.parse(instant));
  expect(published).toEqual(published.toSorted((a, b) => b - a));
});

it('each category holds the stories filed under it, and a page of it leads to a page of it', async () => {
  let sum = 0;
  for (const { id } of atLeastOne(storyCategoriesCall.answer.parse(await get('/api/article-categories/')))) {
    const { results, count, next } = await list(`category=${id}`);
    expect(results.every(({ categories }) => categories.some((category) => category.id === id))).toBe(true);
    if (next) expect(next).toContain(`category=${id}`);
    sum += count;
  }
  expect(sum).toBe((await list()).count);
});

it('each tag has stories, and they are about it', async () => {
  const topics = storyTagsCall.answer.parse(await get('/api/article-tags/?lang=en'));
  expect(topics.length).toBeGreaterThanOrEqual(6);
  for (const { id } of atLeastOne(topics)) {
    const { results } = await list(`tag=${id}`);
    expect(results.length).toBeGreaterThan(0);
    expect(results.every(({ tags }) => tags.some((tag) => tag.id === id))).toBe(true);
  }
});

it('a category and a topic together narrow the list', async () => {
  const { results } = await list('category=1&tag=1');
  expect(results.every(({ categories, tags }) => categories[0]?.id === 1 && tags.some(({ id }) => id === 1))).toBe(true);
  expect((await list('category=1&tag=1')).count).toBeLessThan((await list('category=1')).count);
});

it('a story leads to others of its category, never to itself', async () => {
  const { related, categories, id } = storyCall.answer.parse(await get('/de/api/articles/5/'));
  expect(related.length).toBeGreaterThan(0);
  for (const other of atLeastOne(related)) {
    expect(other.id).not.toBe(id);
    expect(other.categories[0]?.id).toBe(categories[0]?.id);
  }
});

it('a story leads to those published just before and after it, and the newest to none after', async () => {
  const { results } = await list();
  const read = async (at: number) => storyCall.answer.parse(await get(`/de/api/articles/${results[at]!.id}/`));
  const second = await read(1);
  expect([second.newer?.link, second.older?.link]).toEqual([results[0]!.link, results[2]!.link]);
  expect((await read(0)).newer).toBeNull();
});

it('a story is made of content modules in both languages, each of a model that the contract knows', async () => {
  for (const lang of ['de', 'en']) {
    const { body, modules } = storyCall.answer.parse(await get(`/${lang}/api/articles/1/`));
    expect(body).toBe('');
    expect(modules.map(({ model }) => model)).toEqual(['text', 'quote', 'image', 'text', 'headline', 'text', 'headline', 'text']);
    expect(modules.every((block) => BLOCKS[block.model as BlockModel].fields.safeParse(block).success)).toBe(true);
    expect(modules.every(({ content_type: type, object_id: id }) => type === 'article' && id === 1)).toBe(true);
  }
});

it('a block outside its time is left out, and the answer says when it comes', async () => {
  const { db, changes } = provider.context;
  const comes = new Date(provider.clock.now() + 3_600_000).toISOString();
  const [quote] = await db.select().from(modules).where(eq(modules.slug, 'story-rain-quote'));
  const fields = { de: { ...quote?.fields.de, online_from: comes }, en: quote?.fields.en ?? {} };
  await db.update(modules).set({ fields }).where(eq(modules.slug, 'story-rain-quote'));
  changes.changed('content');
  const before = storyCall.answer.parse(await get('/de/api/articles/1/'));
  expect(before.modules.map(({ model }) => model)).not.toContain('quote');
  expect(before.valid_until).toBe(comes);
  provider.clock.forward(61);
  expect(storyCall.answer.parse(await get('/de/api/articles/1/')).modules.map(({ model }) => model)).toContain('quote');
});

it('a story names the next dates of what it tells of, soonest first, and of each of them', async () => {
  const { events } = storyCall.answer.parse(await get('/de/api/articles/2/'));
  expect(new Set(events.map(({ name }) => name))).toEqual(new Set(['Hochwasser', 'Fünfte']));
  const starts = events.map(({ date_start: start }) => Date.parse(start));
  expect(starts).toEqual(starts.toSorted((a, b) => a - b));
  expect(Math.min(...starts)).toBeGreaterThan(provider.clock.now());
  expect(events.length).toBeLessThanOrEqual(4);
});

it('a story that tells of nothing on the programme names no dates', async () => {
  const { results } = await list();
  const details = await Promise.all(results.map(async ({ id }) => storyCall.answer.parse(await get(`/de/api/articles/${id}/`))));
  expect(details.some(({ events }) => events.length === 0)).toBe(true);
});

it('the minutes to read grow with the blocks that an editor adds, and shrink again with them, wherever they are said', async () => {
  const editor = await newEditor(provider.url);
  const minutesOf = async (lang: string) => {
    const [newest] = storiesCall.answer.parse(await get(`/${lang}/api/articles/`)).results;
    const [teased] = storiesTeaserCall.answer.parse(await get(`/${lang}/api/articles-teaser/`));
    const whole = storyCall.answer.parse(await get(`/${lang}/api/articles/${newest?.id}/`));
    expect([teased?.id, teased?.reading_minutes, whole.reading_minutes]).toEqual([
      newest?.id,
      newest?.reading_minutes,
      newest?.reading_minutes,
    ]);
    return newest?.reading_minutes ?? 0;
  };
  const before = { de: await minutesOf('de'), en: await minutesOf('en') };
  const { create, remove } = BLOCK_CALLS.text;
  const place = { parent: null, content_type: 'article', object_id: (await list()).results[0]?.id, slug: '' };
  const content = `<p>${'Fluss und <em>Ufer</em> – '.repeat(380)}</p>`;
  const answer = await editor.send('POST', callPath(create, { lang: 'de' }), { ...place, content });
  expect(answer.status).toBe(201);
  expect(await minutesOf('de')).toBe(before.de + 6);
  expect(await minutesOf('en')).toBe(before.en + 6);
  const { id } = create.answer.parse(await answer.json());
  await editor.send('DELETE', callPath(remove, { lang: 'de', id }));
  expect({ de: await minutesOf('de'), en: await minutesOf('en') }).toEqual(before);
});

it('a story of a few words takes a minute', async () => {
  const { db, changes } = provider.context;
  const [{ id } = { id: 0 }] = (await list()).results;
  const blocks = await db
    .delete(modules)
    .where(and(eq(modules.contentType, 'article'), eq(modules.objectId, id)))
    .returning();
  changes.changed('content');
  expect(storyCall.answer.parse(await get(`/de/api/articles/${id}/`)).reading_minutes).toBe(1);
  await db.insert(modules).values(blocks);
  changes.changed('content');
});

it('the teaser is made of the newest stories', async () => {
  const teaser = storiesTeaserCall.answer.parse(await get('/de/api/articles-teaser/'));
  expect(teaser.map(({ id }) => id)).toEqual((await list()).results.slice(0, teaser.length).map(({ id }) => id));
});

it.each([
  ['category=musik', 'category'],
  ['tag=0', 'tag'],
  ['page=zwei', 'page'],
])('%s is refused with the name of the field', async (query, field) => {
  const response = await fetch(`${provider.url}/de/api/articles/?${query}`);
  expect([response.status, await response.json()]).toEqual([400, expect.objectContaining({ error: 'INVALID_QUERY', field })]);
});
