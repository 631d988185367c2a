import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';
import { PAGE } from '../../testing/forests.ts';

const text = { type: 'string' } as const;
const KINDS = [
  {
    model: 'headline',
    label: 'Überschrift',
    extraClasses: [],
    schema: { properties: { preline: text, content: text }, required: ['content'] },
  },
];

beforeEach(stubBrowser);
afterEach(stopAll);

const empties = () => [...document.querySelectorAll('[data-empty]:empty')].map((each) => each.getAttribute('aria-label'));

it('an empty text that may be left out takes no line of the page; the menu of its block adds it, and it goes where it stays empty', async () => {
  const { provider } = await editPage(KINDS, ['Spielzeit']);
  await waitFor(() => expect(screen.getAllByRole('textbox')).toHaveLength(1));
  expect(empties()).toEqual([]);
  const frame = screen.getByRole('group', { name: 'Überschrift' });
  const add = async () => {
    act(() => frame.focus());
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Vorzeile hinzufügen' }));
  };
  await add();
  expect(screen.getByRole('textbox', { name: 'Vorzeile' })).toHaveFocus();
  expect(empties()).toEqual(['Vorzeile']);
  const beside = document.body.appendChild(document.createElement('button'));
  act(() => beside.focus());
  beside.remove();
  expect(empties()).toEqual([]);

  await add();
  const place = screen.getByRole('textbox', { name: 'Vorzeile' });
  place.textContent = 'Ab Herbst';
  act(() => void place.dispatchEvent(new Event('input', { bubbles: true })));
  await waitFor(() => expect(provider.documents[PAGE]![0]!.fields['preline']).toBe('Ab Herbst'), { timeout: 3_000 });
  act(() => frame.focus());
  expect(screen.getByRole('textbox', { name: 'Vorzeile' })).toHaveTextContent('Ab Herbst');
  await userEvent.keyboard('{Shift>}{F10}{/Shift}');
  expect(screen.queryByRole('menuitem', { name: 'Vorzeile hinzufügen' })).toBeNull();
});

it('a text that must be there is written where it will stand, also while it is empty', async () => {
  await editPage(KINDS, ['']);
  await waitFor(() => expect(empties()).toEqual(['Überschrift']));
});
