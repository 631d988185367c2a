import { asc, eq } from 'drizzle-orm';
import type { DocumentRef, DocumentVersion } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { documentSnapshots, documentVersions } from '../../platform/database/schema/index.ts';
import { type EditorsDesk, openDesk, setPublishing } from '../../testing/editorsDesk.ts';
import { newEditor, START_TIMEOUT_MS, startTestProvider, type TestProvider } from '../../testing/testProvider.ts';
import { cleanVersions, previewCleaning } from './cleanVersions.ts';

const STORY: DocumentRef = { content_type: 'article', object_id: 2 };
const ABOUT: DocumentRef = { content_type: 'page', object_id: 5 };

let provider: TestProvider;
let desk: EditorsDesk;
beforeAll(async () => {
  provider = await startTestProvider();
  await setPublishing(provider, 'draft');
  desk = openDesk(await newEditor(provider.url));
}, START_TIMEOUT_MS);
afterAll(() => provider.close());

const kept = () => provider.context.db.select().from(documentVersions).orderBy(asc(documentVersions.id));
const countStates = () => provider.context.db.$count(documentSnapshots);
const rule = (days: number) => ({ now: provider.clock.now() + days * 86_400_000, retentionDays: 365 });

it('old versions go but the named, the first, the last twenty and what is published; their states go with them', async () => {
  const { db } = provider.context;
  const write = async (content: string, document: DocumentRef) => {
    // A sitting of its own each.
    provider.clock.forward(31);
    await desk.create('text', document, { content: `<p>${content}</p>` });
  };
  await write('Anfang', STORY);
  await desk.documents('publishDocuments', [STORY]);
  await write('Entwurf', STORY);
  await desk.documents('publishDocuments', [STORY]);
  await desk.ask('nameDocumentVersion', { body: { ...STORY, name: 'Für die Presse' } });
  for (let sitting = 0; sitting < 24; sitting += 1) {
    // A login ends after twelve hours.
    if (sitting === 12) desk = openDesk(await newEditor(provider.url));
    await write(`Fassung ${sitting}`, STORY);
  }
  await write('Allein', ABOUT);
  const before = await kept();
  const states = await countStates();
  expect(await cleanVersions(db, rule(364))).toEqual({ versions: 0, states: 0 });

  // Another version holds the same state as one that goes: it stays.
  const [shared] = before.filter(({ kind }) => kind === 'automatic');
  const { id: _, ...row } = { ...shared!, kind: 'named' as const, name: 'Zweitname' };
  await db.insert(documentVersions).values(row);
  const preview = await previewCleaning(db, rule(366));
  expect(preview).toEqual({ versions: 7, states: expect.any(Number), bytes: expect.any(Number) });
  expect([await db.$count(documentVersions), await countStates()]).toEqual([before.length + 1, states]);
  const { bytes, ...wouldRemove } = preview;
  expect(bytes).toBeGreaterThan(100);
  expect(await cleanVersions(db, rule(366))).toEqual(wouldRemove);

  const left = await kept();
  const ofStory = left.filter(({ contentType }) => contentType === 'article');
  expect(ofStory.filter(({ kind }) => kind !== 'automatic').map(({ kind, name }) => name ?? kind)).toEqual([
    'first',
    'published',
    'Für die Presse',
    'Zweitname',
  ]);
  expect(left.filter(({ contentType }) => contentType === 'page')).toHaveLength(2);
  expect(await countStates()).toBe(new Set(left.map(({ snapshotHash }) => snapshotHash)).size);
  // Nothing that is left points nowhere: each can be read.
  for (const { id } of atLeastOne(left)) expect((await desk.ask('documentVersion', { params: { id } })).status).toBe(200);
  const listed = (await desk.ask('documentVersions', { query: STORY })).body as { count: number; results: DocumentVersion[] };
  expect(listed.count).toBe(ofStory.length);
  expect(await cleanVersions(db, rule(366))).toEqual({ versions: 0, states: 0 });
});

it('a state that is written while it is cleaned away is there afterwards', async () => {
  const { db } = provider.context;
  desk = openDesk(await newEditor(provider.url));
  await desk.ask('nameDocumentVersion', { body: { ...ABOUT, name: 'Eins' } });
  const [newest] = (await kept()).slice(-1);
  await db
    .update(documentVersions)
    .set({ kind: 'automatic', changed: new Date(0) })
    .where(eq(documentVersions.id, newest!.id));
  for (let sitting = 0; sitting < 21; sitting += 1) {
    await desk.ask('nameDocumentVersion', { body: { ...ABOUT, name: `Stand ${sitting}` } });
  }
  const naming = desk.ask('nameDocumentVersion', { body: { ...ABOUT, name: 'Zugleich' } });
  const [cleaned, { status }] = await Promise.all([cleanVersions(db, rule(0)), naming]);
  expect([cleaned.states, status]).toEqual([0, 201]);
});
