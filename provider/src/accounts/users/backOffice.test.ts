import { type Editor, editorCall } from '@spielplan/shared-contracts/api';
import { settings } from '../../platform/database/schema/index.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider, type Visitor } from '../../testing/testProvider.ts';

let provider: TestProvider;
let editor: Visitor;
beforeAll(async () => {
  provider = await startTestProvider();
  editor = await newEditor(provider.url);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

async function told(): Promise<Editor> {
  return editorCall.answer.parse(await (await editor.get('/pageeditor-api/user')).json());
}

async function store(key: string, value: unknown): Promise<void> {
  const { db } = provider.context;
  await db.insert(settings).values({ key, value }).onConflictDoUpdate({ target: settings.key, set: { value } });
}

it('tells editors the ways to a back office that the settings name, and leaves out what leads nowhere', async () => {
  expect(await told()).toMatchObject({ admin_menus: [] });
  expect(await told()).not.toHaveProperty('back_office');
  const menus = [{ title: 'Kasse', url: 'https://office.example/' }];
  await store('admin_menus', menus);
  await store('back_office', { event: 'https://office.example/event/{id}/' });
  expect(await told()).toMatchObject({ admin_menus: menus, back_office: { event: 'https://office.example/event/{id}/' } });
  await store('back_office', { event: 'javascript:alert({id})' });
  await store('admin_menus', 'none');
  expect(await told()).toMatchObject({ admin_menus: [] });
  expect(await told()).not.toHaveProperty('back_office');
  const answer = await fetch(`${provider.url}/pageeditor-api/settings`);
  expect(await answer.text()).not.toContain('office.example');
});
