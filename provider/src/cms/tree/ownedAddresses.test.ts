import { eq } from 'drizzle-orm';
import {
  type Call,
  callPath,
  changePageCall,
  createPageCall,
  type PageNode,
  pageTreeCall,
  removePageCall,
  restorePageCall,
} from '@spielplan/shared-contracts/api';
import { pages } from '../../platform/database/schema/index.ts';
import { setPublishing } from '../../testing/editorsDesk.ts';
import { openReleasedHouse, releaseOf } from '../../testing/releasedHouse.ts';
import {
  newEditor,
  newVisitor,
  START_TIMEOUT_MS,
  startTestProvider,
  type TestProvider,
  type Visitor,
} from '../../testing/testProvider.ts';

const ROUTES = [
  { id: 'magazine', patterns: { de: '/de/stories', en: '/en/stories' } },
  { id: 'article', patterns: { de: '/de/stories/:slug/:id', en: '/en/stories/:slug/:id' } },
  { id: 'workshops', patterns: { de: '/de/werkstatt', en: '/en/workshops' } },
  { id: 'workshop', patterns: { de: '/de/werkstatt/:id', en: '/en/workshops/:id' } },
];
const house = await openReleasedHouse();
let provider: TestProvider;
let editor: Visitor;
let visitor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider({ releases: house.folder, unsignedReleases: true });
  await setPublishing(provider, 'draft');
  [editor, visitor] = [await newEditor(provider.url), await newVisitor(provider.url)];
  await house.writePlain(1, [releaseOf('magazine', { routes: ROUTES })]);
  await provider.followReleases();
}, START_TIMEOUT_MS);
afterAll(async () => {
  await provider.close();
  await house.remove();
});

interface Asked {
  status: number;
  body: { pages: PageNode[]; error?: string; field?: string; rule?: string; limit?: string };
}
async function ask(call: Call, id = 0, body?: unknown): Promise<Asked> {
  const path = callPath(call, { id });
  const response = await (call.method === 'GET' ? editor.get(path) : editor.send(call.method, path, body));
  return { status: response.status, body: (await response.json()) as Asked['body'] };
}
const titles = { de: 'Neu', en: 'New' };
const make = async (paths: { de: string; en: string }, more: object = {}) =>
  ask(createPageCall, 0, { titles, paths, parent: null, ...more });
const menus = async () => (await visitor.get('/de/pageeditor-api/nav')).text();
const redirects = async () => (await visitor.get('/de/pageeditor-api/redirect')).text();
const refusedAs = (field: string, owner: string) => ({
  status: 409,
  body: { error: 'CONFLICT', field, rule: 'owned', limit: owner },
});
/** A page that was made there before addresses of the software were refused. */
async function makeOld(path: { de: string; en: string }, free: string): Promise<PageNode> {
  const { body } = await make({ de: free, en: free });
  await provider.context.db.update(pages).set({ path }).where(eq(pages.id, body.pages[0]!.id));
  return body.pages[0]!;
}

it.each([
  ['stories', 'a-1', 'paths.de', 'magazine'],
  ['a-2', 'stories', 'paths.en', 'magazine'],
  ['stories/ein-abend/7', 'a-3', 'paths.de', 'magazine'],
  ['werkstatt', 'a-4', 'paths.de', 'magazine'],
  ['a-5', 'workshops/3', 'paths.en', 'magazine'],
  ['team', 'a-6', 'paths.de', 'site'],
  ['search', 'a-7', 'paths.de', 'site'],
  ['a-8', 'search/events/2', 'paths.en', 'site'],
  ['offline', 'a-9', 'paths.de', 'site'],
  ['agb', 'a-10', 'paths.de', 'site'],
  ['a-11', 'dashboard/changes', 'paths.en', 'site'],
  ['user', 'a-12', 'paths.de', 'site'],
  ['forms/x/1', 'a-13', 'paths.de', 'site'],
  ['api/x', 'a-14', 'paths.de', 'site'],
])('a page at %s and %s is refused at %s, which belongs to %s: new, as a copy and by renaming', async (de, en, field, owner) => {
  expect(await make({ de, en })).toMatchObject(refusedAs(field, owner));
  const { body } = await make({ de: `frei-${en}`.replaceAll('/', '-'), en: `free-${en}`.replaceAll('/', '-') });
  const page = body.pages[0]!;
  expect(await make({ de, en }, { source: page.id })).toMatchObject(refusedAs(field, owner));
  expect(await ask(changePageCall, page.id, { paths: { de, en }, redirect: true })).toMatchObject(refusedAs(field, owner));
});

it('a renaming is refused where a page below would get an address of the software, and pages beside are free', async () => {
  const { body } = await make({ de: 'haus-x', en: 'house-x' });
  const parent = body.pages[0]!;
  expect((await make({ de: 'haus-x/abend/7', en: 'house-x/evening/7' }, { parent: parent.id })).status).toBe(201);
  expect(await ask(changePageCall, parent.id, { paths: { de: 'stories', en: 'stories-x' } })).toMatchObject(
    refusedAs('paths.de', 'magazine'),
  );
  expect(await ask(changePageCall, parent.id, { paths: { de: 'stories-x', en: 'stories-y' } })).toMatchObject({ status: 200 });
});

it('an old page at an address of the software touches neither its entries in the menus nor its redirects', async () => {
  const [before, led] = [await menus(), await redirects()];
  expect(led).toContain('"new_path":"/de/stories"');
  expect(before).toContain('"/de/stories"');
  const page = await makeOld({ de: 'stories', en: 'stories' }, 'alt-1');
  const node = (await ask(pageTreeCall)).body.pages.find(({ id }) => id === page.id);
  expect([node?.in_menu, node?.in_footer]).toEqual([false, false]);
  expect(await ask(changePageCall, page.id, { in_menu: true })).toMatchObject(refusedAs('urls.de', 'magazine'));
  expect((await ask(changePageCall, page.id, { in_menu: false, menu_names: { de: 'Weg', en: 'Gone' } })).status).toBe(200);
  expect((await ask(changePageCall, page.id, { is_online: true })).status).toBe(200);
  expect((await ask(changePageCall, page.id, { paths: { de: 'umgezogen', en: 'moved' }, redirect: true })).status).toBe(200);
  expect(await redirects()).toBe(led);
  expect(await menus()).toBe(before);
});

it('an old page at an address of the software comes back from the bin at a free one, and the menus stay', async () => {
  const before = await menus();
  const page = await makeOld({ de: 'stories', en: 'stories' }, 'alt-2');
  expect((await ask(removePageCall, page.id)).status).toBe(200);
  expect(await menus()).toBe(before);
  const { body } = await ask(restorePageCall, page.id);
  expect(body.pages[0]?.urls).toEqual({ de: '/de/stories-2', en: '/en/stories-2' });
  expect(await menus()).toBe(before);
});
