import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { EMPTY_WORKSPACE } from '../domain/workspace/workspace.ts';
import { createWorkspaceStorage } from './createWorkspaceStorage.ts';

const STORE = 'workspaces';

it('takes over what a tab has left, for its account alone, and leaves what another form of it kept', async () => {
  const earlier = createWorkspaceStorage(7, 'de page:1');
  await earlier.save({ ...EMPTY_WORKSPACE, lastEntry: 3 }, []);
  earlier.close();
  const db = await openDB('spielplan-editor', 1);
  await db.put(STORE, { form: 1, workspace: EMPTY_WORKSPACE, others: [], saved: 1 }, '7|de page:1|of an older editor');

  expect(await createWorkspaceStorage(8, 'de page:1').load()).toEqual([]);
  const loaded = await createWorkspaceStorage(7, 'de page:1').load();
  expect(loaded.map(({ lastEntry }) => lastEntry)).toEqual([3]);
  const keys = await db.getAllKeys(STORE);
  expect(keys).toContain('7|de page:1|of an older editor');
  expect(keys).toHaveLength(2);
  db.close();
});
