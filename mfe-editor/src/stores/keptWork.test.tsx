import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { act, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';
import { PAGE } from '../testing/forests.ts';
import { createTextsMemory } from '@spielplan/shared-editing/kept';
import { countUnsent, forgetKept, sendUnsent } from './keptWork.ts';
import { listKept } from '../transport/createWorkspaceStorage.ts';

beforeAll(stubBrowser);
afterEach(stopAll);

it('a block added just before the end is kept, and the next session sends it first and says so', async () => {
  const { provider, session } = await editPage([], ['Eins']);
  const stored = () => provider.documents[PAGE]!.map(({ fields }) => fields['content']);
  const block = { key: 'headline-new', model: 'headline', fields: { content: 'Neu' }, columns: [] };
  const place = { document: PAGE, parent: null, column: 0, position: 1 };
  act(() => void session.store.run({ kind: 'insert', block, place }));
  stopAll();
  document.body.replaceChildren();
  expect(stored()).toEqual(['Eins']);

  await editPage([], [], undefined, { provider, account: session.account });
  expect(screen.getByText('Eine Änderung vom letzten Mal wird jetzt gesendet.')).toBeVisible();
  await waitFor(() => expect(stored()).toEqual(['Eins', 'Neu']), { timeout: 3_000 });
});

it('texts of a page that were typed and not saved count, and are sent or forgotten with the rest', async () => {
  const account = 41;
  const page = { id: 3, title: 'Besuch', headline: '', meta_title: '', meta_description: '', revision: 1 };
  const sent: unknown[] = [];
  globalThis.fetch = async (input, { method, body } = {}) => {
    if (input === '/pageeditor-api/user') return Response.json({ id: account });
    if (method === 'PATCH') sent.push(JSON.parse(body as string));
    return Response.json(method === 'PATCH' ? { ...page, title: 'Neu', revision: 2 } : page);
  };
  document.cookie = 'csrftoken=known; path=/';
  const type = () =>
    createTextsMemory(account, 3).write({ known: { de: page, en: page }, typed: { de: { title: 'Neu' }, en: {} }, clashes: [] });
  type();
  expect([await countUnsent(account, null), await countUnsent(4, null)]).toEqual([1, 0]);
  await sendUnsent(account, null, createSignalBus());
  expect([sent, await countUnsent(account, null)]).toEqual([[{ title: 'Neu', revision: 1 }], 0]);
  type();
  await forgetKept(account, null);
  expect(await countUnsent(account, null)).toBe(0);
});

it('what is typed without a pause is kept meanwhile, and what is sent before it leaves', async () => {
  const { session } = await editPage([], ['Eins']);
  const kept = async () => (await listKept(session.account)).flatMap(({ workspaces }) => workspaces);
  const leaving: string[] = [];
  const send = globalThis.fetch;
  globalThis.fetch = async (input, init) => {
    if (init?.method === 'PATCH') leaving.push(JSON.stringify((await kept()).map(({ unclear }) => unclear)));
    return send(input, init);
  };
  let letters = 0;
  const type = () => {
    const content = 'Zwei'.padEnd(4 + (letters += 1), '.');
    act(() => void session.store.run({ kind: 'change', key: 'b1', fields: { content } }, true));
  };
  // A letter every 50 ms: no pause is as long as the editor waits before it keeps something.
  await waitFor(
    async () => {
      type();
      expect(JSON.stringify((await kept()).map((each) => each.screen))).toContain('Zwei.');
    },
    { timeout: 3_000, interval: 50 },
  );
  await waitFor(() => expect(leaving).not.toEqual([]), { timeout: 3_000 });
  expect(leaving[0]).toContain('Zwei.');
});
