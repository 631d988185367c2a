import { count } from 'drizzle-orm';
import { type OtherEditor, PRESENCE_INTERVAL_MS, PRESENCE_KEPT_MS } from '@spielplan/shared-contracts/api';
import { editorPresence } from '../../platform/database/schema/index.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

const MINUTES_A_SECOND = 1 / 60;
const ABOUT = { content_type: 'page', object_id: 5 };
const HOME = { content_type: 'page', object_id: 1 };

let provider: TestProvider;
let editor: Visitor;
let direction: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  [editor, direction] = [await newEditor(provider.url), await newEditor(provider.url, 'leitung')];
}, START_TIMEOUT_MS);
afterAll(() => provider.close());
// What an earlier test has left expires.
beforeEach(() => provider.clock.forward(1));

async function others(who: Visitor, tab: string, documents: object[], lang = 'de'): Promise<OtherEditor[]> {
  const response = await who.send('POST', `/${lang}/pageeditor-api/presence/`, { tab, documents });
  expect(response.status).toBe(200);
  return ((await response.json()) as { others: OtherEditor[] }).others;
}

it('tells each who else edits a document, and since when, in both languages of the page', async () => {
  const since = new Date(provider.clock.now()).toISOString();
  await expect(others(editor, 'tab-of-editor', [HOME, ABOUT])).resolves.toEqual([]);
  provider.clock.forward(2 * MINUTES_A_SECOND);
  await expect(others(direction, 'tab-of-direction', [ABOUT], 'en')).resolves.toEqual([{ username: 'redaktion', since }]);
  await expect(others(direction, 'tab-of-direction', [{ ...ABOUT, object_id: 6 }])).resolves.toEqual([]);
  await expect(others(editor, 'tab-of-editor', [HOME, ABOUT])).resolves.toEqual([
    expect.objectContaining({ username: 'leitung' }),
  ]);
});

it('names an account in several tabs once, and never the one that asks', async () => {
  await others(editor, 'first-tab', [HOME]);
  await others(editor, 'second-tab', [HOME, HOME]);
  await expect(others(editor, 'third-tab', [HOME])).resolves.toEqual([]);
  await expect(others(direction, 'tab-of-direction', [HOME])).resolves.toHaveLength(1);
});

it('forgets a tab that is closed within 15 s, and keeps one that goes on calling', async () => {
  await others(editor, 'tab-of-editor', [HOME]);
  for (let call = 0; call < 5; call += 1) {
    await expect(others(direction, 'tab-of-direction', [HOME])).resolves.toHaveLength(1);
    provider.clock.forward(5 * MINUTES_A_SECOND);
    await others(editor, 'tab-of-editor', [HOME]);
  }
  provider.clock.forward(10 * MINUTES_A_SECOND);
  await expect(others(direction, 'tab-of-direction', [HOME])).resolves.toEqual([]);
  expect(PRESENCE_INTERVAL_MS + PRESENCE_KEPT_MS).toBeLessThan(15_000);
  // What has expired is not kept either.
  const [stored] = await provider.context.db.select({ total: count() }).from(editorPresence);
  expect(stored?.total).toBe(1);
});

it.each([
  ['no tab', { documents: [HOME] }],
  ['a strange tab', { tab: '<b>tab</b>', documents: [HOME] }],
  ['no document', { tab: 'tab-of-editor', documents: [] }],
  ['too many documents', { tab: 'tab-of-editor', documents: Array.from({ length: 51 }, () => HOME) }],
])('refuses %s', async (_, body) => {
  expect((await editor.send('POST', '/de/pageeditor-api/presence/', body)).status).toBe(400);
});

it('does not keep alive a login that nobody uses', async () => {
  const left = await newEditor(provider.url);
  for (let minutes = 0; minutes < 119; minutes += 7) {
    provider.clock.forward(7);
    await others(left, 'tab-left-open', [HOME]);
  }
  provider.clock.forward(2);
  expect((await left.send('POST', '/de/pageeditor-api/presence/', { tab: 'tab-left-open', documents: [HOME] })).status).toBe(401);
});
