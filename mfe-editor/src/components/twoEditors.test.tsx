import { act, screen, waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';
import { PAGE } from '../testing/forests.ts';

const KINDS = [
  { model: 'headline', label: 'Überschrift', extraClasses: [], schema: { properties: { content: { type: 'string' } } } },
];

beforeAll(stubBrowser);
afterEach(stopAll);

const frames = () => screen.getAllByRole('group', { name: 'Überschrift' });
async function edit(...contents: string[]) {
  const opened = await editPage(KINDS, contents);
  await waitFor(() => expect(frames()).toHaveLength(contents.length));
  const stored = opened.provider.documents[PAGE]!;
  const reads = () => act(() => opened.session.queue.check());
  return { ...opened, stored, reads };
}

it('who writes in a block that somebody else removes goes on in the next one, and is told', async () => {
  const { stored, reads } = await edit('Eins', 'Zwei', 'Drei');
  const [, , third] = frames();
  act(() => screen.getAllByRole('textbox')[1]!.focus());
  stored.splice(1, 1);
  reads();
  await waitFor(() => expect(third).toHaveFocus());
  expect(screen.getByText(/^Der Block, in dem Sie waren, wurde anderswo entfernt/)).toBeInTheDocument();
  // The last one leads to the one before it.
  stored.splice(1, 1);
  reads();
  await waitFor(() => expect(frames()[0]).toHaveFocus());
});

it('whose keyboard is elsewhere keeps it there', async () => {
  const { stored, reads } = await edit('Eins', 'Zwei');
  act(() => screen.getAllByRole('textbox')[0]!.focus());
  const button = screen.getByRole('button', { name: /^Prüfungen/ });
  act(() => button.focus());
  stored.splice(0, 1);
  reads();
  await waitFor(() => expect(frames()).toHaveLength(1));
  expect(button).toHaveFocus();
});

it('undo says why it leaves what somebody else has written since', async () => {
  const { session, stored, reads } = await edit('Eins', 'Zwei');
  act(() => void session.store.run({ kind: 'change', key: 'b1', fields: { content: 'Meins' } }));
  await waitFor(() => expect(stored[0]!.fields.content).toBe('Meins'));
  Object.assign(stored[0]!, { fields: { content: 'Ihres' }, revision: stored[0]!.revision + 1 });
  reads();
  await screen.findByText('Ihres');
  act(() => screen.getByRole('button', { name: /^Rückgängig/ }).click());
  expect(await screen.findByText(/^Das lässt sich nicht mehr rückgängig machen/)).toBeInTheDocument();
  expect(screen.getByText('Ihres')).toBeInTheDocument();
});
