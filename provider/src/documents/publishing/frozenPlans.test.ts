import type {
  DocumentRef,
  DocumentState,
  DocumentVersion,
  EditedDocument,
  Page,
  PageTexts,
} from '@spielplan/shared-contracts/api';
import { openDesk } from '../../testing/editorsDesk.ts';
import { openHouse } from '../../testing/openHouse.ts';
import { newEditor } from '../../testing/testProvider.ts';
import { publishDue } from './schedule.ts';

const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };
const OTHER: DocumentRef = { content_type: 'page', object_id: 6 };
const STORY: DocumentRef = { content_type: 'article', object_id: 1 };

const { provider, editor, visitor, desk } = openHouse({ publishing: 'draft', withToken: false });

const inMinutes = (minutes: number) => new Date(provider.clock.now() + minutes * 60_000).toISOString();
const seen = async () => (await visitor.get('/de/pageeditor-api/page/ueber-uns')).text();
const written = async (document = ABOUT) =>
  JSON.stringify(((await desk.ask('documentBlocks', { query: document })).body as EditedDocument).blocks);
const fail = (_: unknown, error: unknown) => {
  throw error;
};
const comesDue = async () => {
  provider.clock.forward(16);
  await publishDue(provider.context, fail);
  // The provider's own timer may have been faster.
  for (let turn = 0; turn < 200 && (await desk.state(ABOUT)).scheduled_at !== null; turn += 1)
    await new Promise((go) => setTimeout(go, 25));
};
const change = async (id: number, content: string, by = desk) => {
  const answer = await by.ask('text.patch', { params: { id }, body: { content } });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer));
};
afterEach(async () => {
  await desk.documents('unscheduleDocuments', [ABOUT, OTHER, STORY]);
  await desk.documents('discardDocuments', [ABOUT, OTHER, STORY]);
});

it('publishes the version that the plan was made of: what was written, added, moved and removed later stays a draft', async () => {
  const [stays, goes] = [
    await desk.create('text', ABOUT, { content: '<p>Geplant</p>' }),
    await desk.create('text', ABOUT, { content: '<p>Auch geplant</p>' }),
  ];
  const texts = (await desk.ask('pageTexts', { params: { id: ABOUT.object_id } })).body as PageTexts;
  await desk.ask('changePageTexts', {
    params: { id: ABOUT.object_id },
    body: { headline: 'Geplante Zeile', revision: texts.revision },
  });
  const [planned] = await desk.documents('publishDocuments', [ABOUT], { at: inMinutes(15) });
  expect(planned).toMatchObject({ scheduled_as_of: new Date(provider.clock.now()).toISOString(), scheduled_outdated: false });
  provider.clock.forward(1);
  await change(stays.id, '<p>Später getippt</p>');
  await desk.ask('removeBlock', { params: { id: goes.id } });
  const late = await desk.create('text', ABOUT, { content: '<p>Später dazu</p>' });
  await desk.ask('moveBlock', { params: { id: late.id }, body: { parent: null, position: 0 } });
  const now = (await desk.ask('pageTexts', { params: { id: ABOUT.object_id } })).body as PageTexts;
  await desk.ask('changePageTexts', {
    params: { id: ABOUT.object_id },
    body: { headline: 'Spätere Zeile', revision: now.revision },
  });
  expect(await desk.state(ABOUT)).toMatchObject({
    scheduled_outdated: true,
    scheduled_as_of: planned?.scheduled_as_of,
    scheduled_version: planned?.scheduled_version,
  });

  await comesDue();
  const page = await seen();
  expect(
    ['Geplant', 'Auch geplant', 'Geplante Zeile', 'Später getippt', 'Später dazu', 'Spätere Zeile'].map((words) =>
      page.includes(words),
    ),
  ).toEqual([true, true, true, false, false, false]);
  expect(await written()).toContain('Später getippt');
  expect(await desk.state(ABOUT)).toMatchObject({ state: 'changed', scheduled_at: null });
  const { results } = (await desk.ask('documentVersions', { query: ABOUT })).body as { results: DocumentVersion[] };
  const published = results.find(({ kind }) => kind === 'published');
  const version = JSON.stringify((await desk.ask('documentVersion', { params: { id: published?.id ?? 0 } })).body);
  expect([version.includes('Geplant'), version.includes('Später')]).toEqual([true, false]);
  // What stayed a draft is published like any other.
  await desk.documents('publishDocuments', [ABOUT]);
  expect([
    (await seen()).includes('Später getippt'),
    (await seen()).includes('Auch geplant'),
    (await seen()).includes('Spätere Zeile'),
  ]).toEqual([true, false, true]);
});

it('what will be is shown as it was planned, also to who looks ahead', async () => {
  const text = await desk.create('text', ABOUT, { content: '<p>Vorausgeplant</p>' });
  await desk.documents('publishDocuments', [ABOUT], { at: inMinutes(60) });
  await change(text.id, '<p>Nachgeschoben</p>');
  const ahead = await (
    await editor.get('/de/pageeditor-api/page/ueber-uns', {
      'accept-datetime': new Date(provider.clock.now() + 7_200_000).toUTCString(),
    })
  ).text();
  expect([ahead.includes('Vorausgeplant'), ahead.includes('Nachgeschoben')]).toEqual([true, false]);
});

it('a second editor who plans anew takes the newer state, and the former plan is over', async () => {
  const colleague = openDesk(await newEditor(provider.url, 'leitung'));
  const text = await desk.create('text', ABOUT, { content: '<p>Erster Plan</p>' });
  const at = inMinutes(15);
  await desk.documents('publishDocuments', [ABOUT], { at });
  provider.clock.forward(2);
  await change(text.id, '<p>Zweiter Plan</p>', colleague);
  const [newer] = await colleague.documents('publishDocuments', [ABOUT], { at });
  expect(newer).toMatchObject({
    scheduled_at: at,
    scheduled_outdated: false,
    scheduled_as_of: new Date(provider.clock.now()).toISOString(),
  });
  await change(text.id, '<p>Danach</p>');
  await comesDue();
  expect([
    (await seen()).includes('Zweiter Plan'),
    (await seen()).includes('Danach'),
    (await seen()).includes('Erster Plan'),
  ]).toEqual([true, false, false]);
});

it('what is changed and changed back leaves nothing newer, and the plan ends the draft', async () => {
  const text = await desk.create('text', ABOUT, { content: '<p>Hin</p>' });
  await desk.documents('publishDocuments', [ABOUT], { at: inMinutes(15) });
  await change(text.id, '<p>Her</p>');
  await change(text.id, '<p>Hin</p>');
  expect((await desk.state(ABOUT)).scheduled_outdated).toBe(false);
  await comesDue();
  expect(await desk.state(ABOUT)).toMatchObject({ state: 'published', changed_blocks: 0 });
});

it('a block that has moved since publishing is planned with both documents, which the refusal names', async () => {
  const text = await desk.create('text', ABOUT, { content: '<p>Umgezogen</p>' });
  await desk.documents('publishDocuments', [ABOUT]);
  await desk.ask('moveBlock', { params: { id: text.id }, body: { ...STORY, parent: null } });
  const at = inMinutes(15);
  const alone = await desk.ask('publishDocuments', { body: { documents: [ABOUT], at } });
  const { current } = alone.body as { current: { documents: DocumentState[]; partners: DocumentRef[] } };
  expect([alone.status, current.partners, current.documents[0]?.scheduled_at]).toEqual([409, [STORY], null]);
  await desk.documents('publishDocuments', [ABOUT, ...current.partners], { at });
  await comesDue();
  expect((await seen()).includes('Umgezogen')).toBe(false);
  expect(await written(STORY)).toContain('Umgezogen');
  expect((await desk.state(STORY)).state).toBe('published');
});

it.each([
  ['Noch hier', false],
  ['Schon dort', true],
])('a block that moves away after planning is where it was planned, once: %s', async (words, isPublished) => {
  const text = await desk.create('text', ABOUT, { content: `<p>${words}</p>` });
  await desk.documents('publishDocuments', [ABOUT], { at: inMinutes(15) });
  await desk.ask('moveBlock', { params: { id: text.id }, body: { ...OTHER, parent: null } });
  if (isPublished) await desk.documents('publishDocuments', [OTHER]);
  await comesDue();
  expect((await seen()).split(words).length - 1).toBe(1);
  expect(await written(OTHER)).toContain(words);
  expect(await written()).not.toContain(words);
  await desk.documents('publishDocuments', [ABOUT, OTHER]);
  expect(await seen()).not.toContain(words);
  // Nobody has it twice.
  expect((await written(OTHER)).split(words).length - 1).toBe(1);
});

it('a container with its columns is planned as a whole', async () => {
  const box = await desk.create('container', ABOUT, { columns: [{ classes: 'col-6' }, { classes: 'col-6' }] });
  const inner = await desk.create('text', ABOUT, { content: '<p>Innen</p>' }, { parent: box.id, column: 1 });
  await desk.documents('publishDocuments', [ABOUT], { at: inMinutes(15) });
  await desk.ask('moveBlock', { params: { id: inner.id }, body: { parent: null } });
  await desk.ask('removeBlock', { params: { id: box.id } });
  await comesDue();
  const { modules } = (await (await visitor.get('/de/pageeditor-api/page/ueber-uns')).json()) as Page;
  expect(JSON.stringify(modules.find(({ id }) => id === box.id))).toContain('Innen');
  expect(await written()).toContain('Innen');
});
