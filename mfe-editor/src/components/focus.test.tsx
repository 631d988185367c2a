import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';

const content = { type: 'string' };
const KINDS = [{ model: 'headline', label: 'Überschrift', extraClasses: [], schema: { properties: { content } } }];
const CLASH = { conflicts: { b1: [{ field: 'content', base: 'Eins', theirs: 'Ihres', mine: 'Eins' }] } };

beforeAll(stubBrowser);
afterEach(stopAll);

const frames = () => screen.getAllByRole('group', { name: 'Überschrift' });
async function edit(...contents: string[]) {
  const opened = await editPage(KINDS, contents);
  await waitFor(() => expect(frames()).toHaveLength(contents.length));
  return opened;
}

it('a text that gets the focus back takes what is typed where it was written, also after its spaces have gone', async () => {
  await edit('Spielzeit');
  const place = screen.getByRole('textbox');
  const selection = getSelection()!;
  const caret = () => [place.textContent, selection.focusNode, selection.focusOffset];
  // As a dialog does that ends: the focus comes, and no place to write.
  const comeBack = () => fireEvent.focus(place);
  comeBack();
  expect(caret()).toEqual(['Spielzeit', place.firstChild, 9]);
  place.append('  ');
  place.normalize();
  selection.collapse(place.firstChild, 5);
  fireEvent.blur(place);
  expect(caret()).toEqual(['Spielzeit', place.firstChild, 5]);
  selection.removeAllRanges();
  comeBack();
  expect(caret()).toEqual(['Spielzeit', place.firstChild, 5]);
  // Where a press has put it, it stays.
  selection.collapse(place.firstChild, 2);
  comeBack();
  expect(caret()).toEqual(['Spielzeit', place.firstChild, 2]);
});

it.each([
  ['a conflict', CLASH, /^Konflikt lösen/, 'Meine behalten', 0],
  ['a conflict', CLASH, /^Konflikt lösen/, 'Andere nehmen', 0],
  ['a removal elsewhere', { lost: ['b1'] }, /^Anderswo entfernt/, 'Zurückholen', 0],
  ['a removal elsewhere', { lost: ['b1'] }, /^Anderswo entfernt/, 'Entfernt lassen', 1],
])('%s that is decided leads on at its block: %s, by %s', async (_, state, opens, way, next) => {
  const { session } = await edit('Eins', 'Zwei');
  const [...before] = frames();
  act(() => before[0]!.focus());
  act(() => session.store.put({ ...session.store.getState(), ...state }));
  await userEvent.click(await screen.findByRole('button', { name: opens }));
  await userEvent.click(screen.getByRole('button', { name: way }));
  await waitFor(() => expect(before[next]).toHaveFocus());
});

it('who logs in again by the toolbar goes on at the block that they had', async () => {
  const { provider, session } = await edit('Eins', 'Zwei');
  act(() => frames()[1]!.focus());
  provider.hasSession = false;
  act(() => void session.store.run({ kind: 'change', key: 'b2', fields: { content: 'Zweiter' } }));
  act(() => session.queue.flush());
  const button = await screen.findByRole('button', { name: 'Anmelden' });
  act(() => button.focus());
  provider.hasSession = true;
  await act(() => session.resume());
  await waitFor(() => expect(frames()[1]).toHaveFocus());
});
