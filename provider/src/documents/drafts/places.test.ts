import type { DocumentRef, EditedBlock, Subtree } from '@spielplan/shared-contracts/api';
import { describeProblem } from '@spielplan/shared-contracts/rules/field-rules';
import { sql } from 'drizzle-orm';
import { type EditorsDesk, openDesk, setPublishing } from '../../testing/editorsDesk.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 3 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };
const SITE: DocumentRef = { content_type: 'site', object_id: 1 };
const KINDS = [
  { model: 'container', extra_classes: [] },
  { model: 'quote', extra_classes: [], places: ['container', 'article'] },
  { model: 'text', extra_classes: [] },
];
const notHere = { error: 'INVALID_BODY', code: 'SP-1004', field: 'parent', rule: 'notHere' };

let provider: TestProvider;
let desk: EditorsDesk;
let box: EditedBlock;
let former: EditedBlock;
beforeAll(async () => {
  provider = await startTestProvider();
  await setPublishing(provider, 'draft');
  desk = openDesk(await newEditor(provider.url));
  box = await desk.create('container', ABOUT, {});
  former = await desk.create('quote', ABOUT, { content: 'Von früher' });
  await setKinds(KINDS);
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const setKinds = (kinds: object[]) =>
  provider.context.db.execute(
    sql`update settings set value = jsonb_set(value, '{editor_modules}', ${JSON.stringify(kinds)}::jsonb) where key = 'design'`,
  );
const quote = (where: object) => ({ content: 'Ein Satz', slug: '', parent: null, ...where });

it.each([
  ['a kind where it is offered', 'quote', () => ({ ...ABOUT, parent: box.id }), 201],
  ['a kind where it is not', 'quote', () => ABOUT, 400],
  ['a kind on a document it is offered on', 'quote', () => STORY, 201],
  ['a kind that is only edited', 'headline', () => ({ ...ABOUT, parent: box.id }), 400],
  ['a kind that is offered everywhere', 'text', () => SITE, 201],
])('%s is created or refused by name, in the language of the call', async (_, model, place, status) => {
  for (const lang of ['de', 'en'] as const) {
    const created = await desk.ask(`${model}.create`, { body: quote({ ...place(), headline_level: 2 }), lang });
    expect(created.status).toBe(status);
    if (status === 400) expect(created.body).toEqual({ ...notHere, detail: describeProblem({ rule: 'notHere' }, lang) });
  }
});

it('a block keeps to the places of its kind, and to those of the name where it stands', async () => {
  const move = (id: number, body: object) => desk.ask('moveBlock', { params: { id }, body });
  const inside = (await desk.ask('quote.create', { body: quote({ ...ABOUT, parent: box.id }) })).body as EditedBlock;
  expect(await move(inside.id, { parent: null })).toMatchObject({ status: 400, body: notHere });
  expect((await move(inside.id, { ...STORY, parent: null })).status).toBe(200);
  expect(await move(inside.id, { ...SITE, parent: null })).toMatchObject({ status: 400, body: notHere });
  expect((await move(former.id, { parent: null, position: 0 })).status).toBe(200);
  expect((await move(former.id, { content_type: 'page', object_id: 5, parent: null })).status).toBe(200);
  expect((await move(former.id, { ...ABOUT, parent: null })).status).toBe(200);
});

it('is copied beside itself and comes back where it was, and is pasted only where it is offered', async () => {
  const at = { ...ABOUT, parent: null };
  expect((await desk.ask('copyBlocks', { body: { id: former.id, ...at } })).status).toBe(201);
  const { subtree } = (await desk.ask('removeBlock', { params: { id: former.id } })).body as { subtree: Subtree };
  expect(await desk.ask('copyBlocks', { body: { subtree, ...at } })).toMatchObject({ status: 400, body: notHere });
  expect(await desk.ask('restoreBlocks', { body: { subtree, ...SITE, parent: null } })).toMatchObject({
    status: 400,
    body: notHere,
  });
  const forged = { ...subtree, seal: 'none' };
  expect(await desk.ask('restoreBlocks', { body: { subtree: forged, ...at } })).toMatchObject({ status: 400, body: notHere });
  expect((await desk.ask('restoreBlocks', { body: { subtree, ...at } })).status).toBe(201);
  expect((await desk.ask('copyBlocks', { body: { subtree, ...at, parent: box.id } })).status).toBe(201);
});

it('what stands in a block that the provider did not seal keeps to its places too', async () => {
  const outer = await desk.create('container', ABOUT, {});
  const inner = (await desk.ask('quote.create', { body: quote({ ...ABOUT, parent: outer.id }) })).body as EditedBlock;
  await setKinds([...KINDS.slice(0, 1), { model: 'quote', extra_classes: [], places: ['article'] }]);
  const { subtree } = (await desk.ask('removeBlock', { params: { id: outer.id } })).body as { subtree: Subtree };
  const body = { ...ABOUT, parent: null };
  expect(await desk.ask('restoreBlocks', { body: { ...body, subtree: { ...subtree, seal: 'none' } } })).toMatchObject({
    body: notHere,
  });
  expect((await desk.ask('restoreBlocks', { body: { ...body, subtree } })).status).toBe(201);
  expect((await desk.ask('readBlock', { params: { id: inner.id } })).status).toBe(200);
});
