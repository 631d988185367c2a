import { ADDRESS_KINDS, addressesCall, pageCall, pagesCall, type AddressKind } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

let provider: TestProvider;
beforeAll(async () => {
  provider = await startTestProvider();
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const addressesOf = async (kind: AddressKind) =>
  addressesCall.answer.parse(await (await fetch(`${provider.url}/api/addresses/?kind=${kind}`)).json());

it.each(ADDRESS_KINDS)('each %s that is named can be visited in both languages', async (kind) => {
  const { results, count } = await addressesOf(kind);
  expect(count).toBe(results.length);
  expect(count).toBeGreaterThan(0);
  for (const { urls } of atLeastOne(results)) {
    expect(urls.de).toMatch(/^\/de(\/|$)/);
    expect(urls.en).toMatch(/^\/en(\/|$)/);
  }
});

it('names no page that is offline and no event that is over', async () => {
  const direction = await newEditor(provider.url);
  const pages = pagesCall.answer.parse(await (await direction.get('/de/pageeditor-api/pages/')).json());
  const offline = pages.filter(({ is_online: isOnline }) => !isOnline).map(({ urls }) => urls.de);
  expect(offline).toContain('/de/sommerfest');
  const shown = (await addressesOf('page')).results.map(({ urls }) => urls.de);
  expect(shown).toContain('/de/besuch');
  expect(shown.filter((url) => offline.includes(url))).toEqual([]);

  const before = (await addressesOf('event')).count;
  provider.clock.forward(30 * 24 * 60);
  expect((await addressesOf('event')).count).toBeLessThan(before - 20);
});

it('names the legal texts where the site shows them, and no page of the editor below them', async () => {
  const shown = (await addressesOf('page')).results.map(({ urls }) => urls.en);
  for (const url of ['/en/agb', '/en/datenschutz', '/en/impressum']) expect(shown.filter((each) => each === url)).toHaveLength(1);
  const direction = await newEditor(provider.url);
  const pages = pagesCall.answer.parse(await (await direction.get('/en/pageeditor-api/pages/')).json());
  expect(pages.map(({ urls }) => urls.en)).not.toContain('/en/impressum');
});

it('says which pages are in easy language, for they are no translation of another (R73)', async () => {
  const easy = (await addressesOf('page')).results.filter(({ is_easy: isEasy }) => isEasy).map(({ urls }) => urls.de);
  expect(easy).toContain('/de/leichte-sprache/besuch');
  expect(atLeastOne(easy).every((path) => path?.startsWith('/de/leichte-sprache'))).toBe(true);
});

it('dates everything that is named, and a page by its last change', async () => {
  const dated = async () => new Map((await addressesOf('page')).results.map(({ urls, modified }) => [urls.de, modified ?? '']));
  for (const kind of ADDRESS_KINDS) expect((await addressesOf(kind)).results.filter(({ modified }) => !modified)).toEqual([]);
  const before = await dated();
  provider.clock.forward(5);
  const editor = await newEditor(provider.url);
  const { id } = pageCall.answer.parse(await (await editor.get('/de/pageeditor-api/page/besuch')).json());
  const headline = { content: 'Neu', parent: null, content_type: 'page', object_id: id, slug: '' };
  expect((await editor.send('POST', '/de/pageeditor-api/headline', headline)).status).toBe(201);
  const after = await dated();
  const changed = [...after].filter(([url, modified]) => modified !== before.get(url)).map(([url]) => url);
  expect(changed).toEqual(['/de/besuch']);
  expect(Date.parse(after.get('/de/besuch')!)).toBe(provider.clock.now());
});

it('refuses a kind that nobody knows, and the list of pages to visitors', async () => {
  expect((await fetch(`${provider.url}/api/addresses/?kind=secret`)).status).toBe(400);
  expect((await fetch(`${provider.url}/de/pageeditor-api/pages/`)).status).toBe(401);
});
