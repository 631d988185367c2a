import { sql } from 'drizzle-orm';
import { containerBySlugCall, type Page, pageCall, type PageBlock } from '@spielplan/shared-contracts/api';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';

let provider: TestProvider;
let editor: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  editor = await newEditor(provider.url);
  visitor = await newVisitor(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const page = (path: string, lang = 'de') => `/${lang}/pageeditor-api/page/${path}`;
const section = (slug: string, lang = 'de') => `/${lang}/pageeditor-api/container/by-slug/${slug}`;

async function readPage(path: string, reader = visitor): Promise<Page> {
  return pageCall.answer.parse(await (await reader.get(page(path))).json());
}

async function create(model: string, body: object): Promise<PageBlock> {
  const { id } = await readPage('ueber-uns');
  const place = { parent: null, content_type: 'page', object_id: id, slug: '' };
  const response = await editor.send('POST', `/de/pageeditor-api/${model}/`, { ...place, ...body });
  expect(response.status).toBe(201);
  return (await response.json()) as PageBlock;
}

describe('A page that is not online', () => {
  it('is there for editors and missing for everybody else, in both languages', async () => {
    for (const [path, lang] of [
      ['sommerfest', 'de'],
      ['summer-festival', 'en'],
    ] as const) {
      expect((await visitor.get(page(path, lang))).status).toBe(404);
      const response = await editor.get(page(path, lang));
      expect(response.status).toBe(200);
      expect(pageCall.answer.parse(await response.json())).toMatchObject({ is_online: false });
    }
    const forged = await fetch(provider.url + page('sommerfest'), { headers: { cookie: 'sessionid=made-up; editor_session=1' } });
    expect(forged.status).toBe(404);
  });

  it('does not show through its sections, its neighbours or the pages below it', async () => {
    expect((await visitor.get(section('summer-text'))).status).toBe(404);
    expect((await editor.get(section('summer-text'))).status).toBe(200);
    expect(JSON.stringify(await readPage(''))).not.toContain('sommerfest');
  });
});

it('the address at which a page is changed is that of the page itself, in edit mode', async () => {
  expect((await readPage('besuch')).settings_url).toBe('/de/besuch?edit');
  expect((await readPage('')).settings_url).toBe('/de?edit');
});

it('a page has the theme that was chosen for it, paper as well as any other, and none where it follows the house', async () => {
  const themeOf = async (theme: string | null) => {
    await provider.context.db.execute(sql`update pages set theme = ${theme} where path ->> 'de' = 'ueber-uns/spielzeit'`);
    provider.context.changes.changed('content');
    return [await readPage('ueber-uns/spielzeit'), await readPage('ueber-uns/spielzeit', editor)].map((found) => found.theme);
  };
  expect((await readPage('ueber-uns/spielzeit')).theme).toBeUndefined();
  for (const theme of ['cc01', 'cc02', 'cc03']) expect(await themeOf(theme)).toEqual([theme, theme]);
  expect(await themeOf(null)).toEqual([undefined, undefined]);
});

describe('An answer', () => {
  it('of an editor is kept by nobody, one of a visitor may be asked for again by its tag', async () => {
    const own = await editor.get(page('besuch'));
    expect(own.headers.get('cache-control')).toBe('private, no-store');
    expect(own.headers.get('etag')).toBeNull();
    const shared = await visitor.get(page('besuch'));
    expect(shared.headers.get('vary')).toBe('Cookie');
    const again = await fetch(provider.url + page('besuch'), { headers: { 'if-none-match': shared.headers.get('etag') ?? '' } });
    expect(again.status).toBe(304);
  });

  it('to visitors is new as soon as an editor has changed something', async () => {
    const before = await readPage('ueber-uns');
    const created = await create('headline', { content: 'Eben erst' });
    expect((await readPage('ueber-uns')).modules.at(-1)).toMatchObject({ id: created.id, content: 'Eben erst' });
    await editor.send('DELETE', `/de/pageeditor-api/headline/${created.id}/`);
    expect((await readPage('ueber-uns')).modules).toEqual(before.modules);
  });

  it('carries the pages above, the pages beside and the revision', async () => {
    const answer = await readPage('besuch/anfahrt');
    expect(answer.parents.map(({ url }) => url)).toEqual(['/de', '/de/besuch']);
    expect(answer.siblings.map(({ urls }) => urls)).toContainEqual({ de: '/de/besuch/anfahrt', en: '/en/visit/getting-here' });
    expect(answer.siblings.length).toBeGreaterThan(1);
    expect(answer.revision).toBe(1);
  });

  it('says whether it is a landing page', async () => {
    expect((await readPage('besuch')).is_landing_page).toBe(false);
    await provider.context.db.execute(sql`update pages set is_landing_page = true where path ->> 'de' = 'ueber-uns'`);
    provider.context.changes.changed('content');
    expect((await readPage('ueber-uns')).is_landing_page).toBe(true);
  });
});

describe('A block with a time', () => {
  const hero = { headline: 'Nur heute', online_from: '2026-08-01T12:30:00+02:00', online_to: '2026-08-01T13:00:00+02:00' };
  const idsFor = async (reader: Visitor) => (await readPage('ueber-uns', reader)).modules.map(({ id }) => id);

  it('appears and goes to the minute for visitors; editors see it all the time', async () => {
    const { id } = await create('hero_media', hero);
    const box = await create('section', { slug: 'zeit-abschnitt' });
    const inner = await create('hero_media', { ...hero, parent: box.id });
    const list = await create('teaser_list', { children: [{ headline: 'immer' }, { ...hero, headline: 'bald' }] });
    const teasers = async () => {
      const found = (await readPage('ueber-uns')).modules.find((block) => block.id === list.id);
      const children = (found?.['children'] ?? []) as { headline: string }[];
      return children.map(({ headline }) => headline);
    };
    const inSection = async () => {
      const answer = containerBySlugCall.answer.parse(await (await visitor.get(section('zeit-abschnitt'))).json());
      return answer.columns[0]?.children.map((child) => child.id);
    };

    expect(await idsFor(visitor)).not.toContain(id);
    expect(await idsFor(editor)).toContain(id);
    expect(await teasers()).toEqual(['immer']);
    expect(await inSection()).toEqual([]);
    expect((await readPage('ueber-uns')).valid_until).toBe('2026-08-01T10:30:00.000Z');

    provider.clock.forward(29.99);
    expect(await idsFor(visitor)).not.toContain(id);
    provider.clock.forward(0.01);
    expect(await idsFor(visitor)).toContain(id);
    expect(await teasers()).toEqual(['immer', 'bald']);
    expect(await inSection()).toEqual([inner.id]);
    expect((await readPage('ueber-uns')).valid_until).toBe('2026-08-01T11:00:00.000Z');

    provider.clock.forward(30);
    expect(await idsFor(visitor)).not.toContain(id);
    expect(await teasers()).toEqual(['immer']);
    expect((await readPage('ueber-uns')).valid_until).toBeNull();
  });
});

describe('A section', () => {
  it('is missing until an editor creates it, and is found by its slug then, also on an event', async () => {
    expect((await editor.get(section('veranstaltung-1'))).status).toBe(404);
    const list = (await (await visitor.get('/de/api/events/')).json()) as { results: { id: number }[] };
    const event = list.results[0]?.id;
    const body = { parent: null, content_type: 'event', object_id: event, slug: 'veranstaltung-1' };
    const created = await editor.send('POST', '/de/pageeditor-api/container/', body);
    expect(created.status).toBe(201);
    const { id } = (await created.json()) as PageBlock;
    const text = { content: '<p>Einführung um 19 Uhr.</p>', parent: id, content_type: 'event', object_id: event, slug: '' };
    expect((await editor.send('POST', '/de/pageeditor-api/text/', text)).status).toBe(201);
    const found = containerBySlugCall.answer.parse(await (await visitor.get(section('veranstaltung-1'))).json());
    expect(found).toMatchObject({ id, content_type: 'event', object_id: event, columns: [{ classes: 'col-12' }] });
    expect(found.columns[0]?.children).toMatchObject([{ model: 'text', content: '<p>Einführung um 19 Uhr.</p>' }]);
  });

  it('of a screen that belongs to no thing stands on the site itself, and of two editors one creates it', async () => {
    const body = { parent: null, content_type: 'site', object_id: 1, slug: 'team-intro' };
    const answers = await Promise.all([1, 2].map(() => editor.send('POST', '/de/pageeditor-api/container/', body)));
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409]);
    const found = containerBySlugCall.answer.parse(await (await visitor.get(section('team-intro', 'en'))).json());
    expect(found).toMatchObject({ content_type: 'site', object_id: 1, columns: [{ classes: 'col-12', children: [] }] });
  });

  it('stands above the magazine from the beginning, in both languages', async () => {
    const read = async (lang: string) =>
      containerBySlugCall.answer.parse(await (await visitor.get(section('magazine-intro', lang))).json());
    expect(JSON.stringify((await read('de')).columns)).toContain('Auch auf Papier');
    expect(JSON.stringify((await read('en')).columns)).toContain('On paper, too');
  });
});
