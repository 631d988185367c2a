import { rm } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import {
  callPath,
  type DocumentRef,
  type PageBlock,
  pageCall,
  type PreparedBlock,
  prepareBlocksCall,
  RELEASED_BLOCK_CALLS,
  settingsCall,
} from '@spielplan/shared-contracts/api';
import { settings } from '../database/schema/index.ts';
import { setPublishing } from '../../testing/editorsDesk.ts';
import { openReleasedHouse, releaseOf, SHELF } from '../../testing/releasedHouse.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';
import { findDeadLinks } from '../../documents/checks/findDeadLinks.ts';
import { followReleases } from './followReleases.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };

const house = await openReleasedHouse();
let provider: TestProvider;
let editor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider({ releases: house.folder, unsignedReleases: true });
  await setPublishing(provider, 'direct');
  editor = await newEditor(provider.url);
  await house.writePlain(1, [releaseOf('shop', { blocks: { shop_shelf: SHELF } })]);
  await provider.followReleases();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await provider.close();
  await house.remove();
});

async function send(name: 'create' | 'patch' | 'remove', body?: object, { id = 0, model = 'shop_shelf', lang = 'de' } = {}) {
  const call = RELEASED_BLOCK_CALLS[name];
  const response = await editor.send(call.method, callPath(call, { lang, model, id }), body);
  return { status: response.status, body: (await response.json()) as PageBlock & { field?: string; rule?: string } };
}
const create = (fields: object, model?: string) =>
  send('create', { ...ABOUT, parent: null, slug: '', ...fields }, model === undefined ? {} : { model });
const savedKinds = async () => {
  const settings = settingsCall.answer.parse(await (await editor.get(settingsCall.path)).json());
  return settings.editing?.kinds ?? [];
};

describe('a kind of block that a release brings', () => {
  it('is saved, read, changed in one language, shown on the page, and removed', async () => {
    const made = await create({ headline: 'Bücher', size: 'small', children: [{ name: 'A' }] });
    expect([made.status, made.body]).toEqual([201, expect.objectContaining({ model: 'shop_shelf', headline: 'Bücher' })]);
    const { id } = made.body;
    await send('patch', { headline: 'Books' }, { id, lang: 'en' });
    const read = await editor.get(callPath(RELEASED_BLOCK_CALLS.read, { lang: 'en', model: 'shop_shelf', id }));
    expect(RELEASED_BLOCK_CALLS.read.answer.parse(await read.json())).toMatchObject({ headline: 'Books', size: 'small' });
    const list = await editor.get(callPath(RELEASED_BLOCK_CALLS.list, { lang: 'de', model: 'shop_shelf' }));
    const listed = RELEASED_BLOCK_CALLS.list.answer.parse(await list.json());
    expect(listed.results).toEqual([expect.objectContaining({ id, headline: 'Bücher' })]);
    const visitor = await newVisitor(provider.url);
    const page = async () => pageCall.answer.parse(await (await visitor.get('/de/pageeditor-api/page/ueber-uns')).json());
    expect((await page()).modules).toContainEqual(expect.objectContaining({ id, headline: 'Bücher' }));
    expect((await send('remove', undefined, { id })).status).toBe(200);
    expect((await page()).modules.map((block) => block.id)).not.toContain(id);
  });

  it('is cleaned as every block is, and keeps links inside the site by id', async () => {
    const { body } = await create({
      headline: 'x',
      text: '<p onclick="x()">Ja<script>alert(1)</script> <a href="/de/besuch">Besuch</a></p>',
      link: '/de/besuch#karten',
      children: [{ name: 'A', note: '<img src=x onerror=alert(1)>' }],
      hidden: 'not in the schema',
    });
    expect(body).toMatchObject({ text: '<p>Ja <a href="/de/besuch">Besuch</a></p>', link: '/de/besuch#karten' });
    expect(body).not.toHaveProperty('hidden');
    expect(JSON.stringify(body)).not.toContain('onerror');
    const english = await editor.get(callPath(RELEASED_BLOCK_CALLS.read, { lang: 'en', model: 'shop_shelf', id: body.id }));
    expect(await english.json()).toMatchObject({ link: '/en/visit#karten', text: expect.stringContaining('href="/en/visit"') });
  });

  it.each([
    [{}, { field: 'headline', rule: 'required' }],
    [
      { headline: 'x', size: 'huge' },
      { field: 'size', rule: 'noChoice' },
    ],
    [
      { headline: 'x', link: 'javascript:alert(1)' },
      { field: 'link', rule: 'noLink' },
    ],
    [
      { headline: 'x', children: [{ name: '' }] },
      { field: 'children.0.name', rule: 'required' },
    ],
    [{ headline: 'x', image: { base: 'https://evil.example/x' } }, { field: expect.stringMatching(/^image/) }],
    [{ headline: { a: 1 } }, { field: 'headline' }],
  ])('is refused with %j', async (fields, problem) => {
    const refused = await create(fields);
    expect([refused.status, refused.body]).toEqual([400, expect.objectContaining(problem)]);
  });

  it('is prepared for the page before it is saved', async () => {
    const blocks = [
      { key: 'a', model: 'shop_shelf', fields: { headline: 'Neu' } },
      { key: 'b', model: 'shop_shelf', fields: {} },
    ];
    const response = await editor.send('POST', callPath(prepareBlocksCall, { lang: 'de' }), { blocks });
    const { blocks: prepared } = (await response.json()) as { blocks: PreparedBlock[] };
    expect(prepared).toEqual([
      { key: 'a', fields: { headline: 'Neu' } },
      expect.objectContaining({ key: 'b', problem: expect.objectContaining({ field: 'headline' }) }),
    ]);
  });

  it('is named in the settings; kinds that nobody has brought are not there, and anonymous visitors are told to log in', async () => {
    expect(await savedKinds()).toEqual(['shop_shelf']);
    for (const model of ['shop_none', 'constructor', '__proto__', 'documents'])
      expect((await create({ headline: 'x' }, model)).status).toBe(404);
    const visitor = await newVisitor(provider.url);
    expect((await visitor.send('POST', '/de/pageeditor-api/shop_shelf/', {})).status).toBe(401);
  });
});

describe('an address that a release brings', () => {
  const shop = (path: string) =>
    releaseOf('shop', {
      blocks: { shop_shelf: SHELF },
      routes: [
        { id: 'shopStart', patterns: { de: `/de/${path}`, en: `/en/${path}` } },
        { id: 'shopItem', patterns: { de: `/de/${path}/:slug/:id`, en: `/en/${path}/:slug/:id` } },
        { id: 'events', patterns: { de: '/de/elsewhere', en: '/en/elsewhere' } },
      ],
    });
  const release = async (number: number, path: string) => {
    await house.writePlain(number, [shop(path)]);
    await provider.followReleases();
  };

  it('is linked to by its name: the link follows when the next release moves it', async () => {
    await release(10, 'laden');
    const { body } = await create({ headline: 'x', link: '/de/laden?page=2', text: '<p><a href="/de/laden/hut/7">Hut</a></p>' });
    expect(body).toMatchObject({ link: '/de/laden?page=2' });
    await release(11, 'markt');
    const read = async (lang: string) =>
      (await editor.get(callPath(RELEASED_BLOCK_CALLS.read, { lang, model: 'shop_shelf', id: body.id }))).json();
    expect(await read('de')).toMatchObject({ link: '/de/markt?page=2', text: expect.stringContaining('/de/laden/hut/7') });
    expect(await read('en')).toMatchObject({ link: '/en/markt?page=2' });
    const events = await create({ headline: 'x', link: '/de/programm/veranstaltungen' });
    expect(events.body).toMatchObject({ link: '/de/programm/veranstaltungen' });
  });

  it('is no dead link, and one that nobody answers is', async () => {
    await release(12, 'markt');
    const { context } = provider;
    const isDead = await findDeadLinks(context, context.db, [
      '/de/markt',
      '/de/markt/hut/7',
      '/de/laden',
      'spielplan:route:shopNone',
    ]);
    expect([isDead('/de/markt'), isDead('/de/markt/hut/7'), isDead('/de/laden'), isDead('spielplan:route:shopNone')]).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
});

describe('of a feed', () => {
  it.each([
    ['half written', '{"schema":1,"number":2,"rem'],
    ['of another schema', '{"schema":2,"remotes":{}}'],
    ['without the remote', '{"schema":1,"number":2,"remotes":{}}'],
    ['with a malformed entry', JSON.stringify({ schema: 1, number: 2, remotes: { shop: { name: 'shop' } } })],
  ])('%s nothing is followed: what was known stays', async (_, text) => {
    await house.writeText(text);
    await provider.followReleases();
    expect(await savedKinds()).toEqual(['shop_shelf']);
  });

  it('that is away nothing is lost, not even in a provider that starts then', async () => {
    await rm(`${house.folder}/feed.json`);
    await provider.followReleases();
    expect((await create({ headline: 'x' })).status).toBe(201);
    const warned: unknown[] = [];
    const app = { log: { info: () => undefined, warn: (said: object) => warned.push(said) }, addHook: () => undefined };
    const { db, changes, configuration } = provider.context;
    const another = await followReleases(app as never, configuration, db, changes);
    await another.follow();
    await another.follow();
    expect([...another.released().kinds.keys()]).toEqual(['shop_shelf']);
    expect(warned).toEqual([{ reasons: [expect.stringContaining('feed.json')] }]);
    await house.writePlain(20, [releaseOf('shop', { blocks: { shop_shelf: SHELF, shop_desk: SHELF } })]);
    await provider.followReleases();
    expect((await savedKinds()).toSorted()).toEqual(['shop_desk', 'shop_shelf']);
  });
});

it('before a first release there is nothing to warn of: it is published while the provider starts', async () => {
  const { db, changes, configuration } = provider.context;
  await db.delete(settings).where(eq(settings.key, 'followed_releases'));
  await rm(`${house.folder}/feed.json`, { force: true });
  const said: unknown[] = [];
  const log = { info: (line: unknown) => said.push(['info', line]), warn: (line: unknown) => said.push(['warn', line]) };
  const first = await followReleases({ log, addHook: () => undefined } as never, configuration, db, changes);
  await first.follow();
  await first.follow();
  expect(said).toEqual([['info', 'releases.absent']]);
  await house.writeText('{"schema":2}');
  await first.follow();
  expect(said.at(-1)).toEqual(['warn', { reasons: [expect.any(String)] }]);
});
