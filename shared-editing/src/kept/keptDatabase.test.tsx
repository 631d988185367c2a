import 'fake-indexeddb/auto';
import { deleteDB, openDB } from 'idb';
import { isKeptByNewer, openKeptWork, placeKey, WORKSPACE_FORM } from './keptDatabase.ts';

const NAME = 'spielplan-editor';
const ADA = 7;
const work = (form: number) => ({ form, workspace: {}, others: [], saved: 1 });

beforeEach(() => localStorage.clear());
// Whoever has it open is asked to close it.
afterEach(() => deleteDB(NAME));

it('work of this build and of older ones is opened', async () => {
  expect(await isKeptByNewer(ADA)).toBe(false);
  const db = await openKeptWork();
  for (const form of [WORKSPACE_FORM, WORKSPACE_FORM - 1])
    await db.put('workspaces', work(form), `${placeKey(ADA, 'de 1')}${form}`);
  localStorage.setItem(`spielplan.editor.texts.1.${ADA}.3.tab`, '{}');
  expect(await isKeptByNewer(ADA)).toBe(false);
});

it('work in the form of a newer build is not, and of another account it says nothing', async () => {
  await (await openKeptWork()).put('workspaces', work(WORKSPACE_FORM + 1), placeKey(ADA, 'de 1'));
  expect(await isKeptByNewer(ADA)).toBe(true);
  expect(await isKeptByNewer(70)).toBe(false);
});

it('texts in the form of a newer build are not', async () => {
  localStorage.setItem(`spielplan.editor.texts.2.${ADA}.3.tab`, '{}');
  expect(await isKeptByNewer(ADA)).toBe(true);
  expect(await isKeptByNewer(8)).toBe(false);
});

it('a newer build that opens the database in another tab gets it, and this one stays away from then on', async () => {
  await openKeptWork();
  const newer = await openDB(NAME, 2);
  expect(newer.version).toBe(2);
  expect(await isKeptByNewer(ADA)).toBe(true);
  newer.close();
});
