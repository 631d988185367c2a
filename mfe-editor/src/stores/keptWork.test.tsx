import { act, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';
import { PAGE } from '../testing/forests.ts';

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
