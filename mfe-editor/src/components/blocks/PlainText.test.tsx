import { act, fireEvent, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';

const content = { type: 'string' };
const KINDS = [{ model: 'headline', label: 'Überschrift', extraClasses: [], schema: { properties: { content } } }];

beforeAll(stubBrowser);
afterEach(stopAll);

async function write(...contents: string[]) {
  const opened = await editPage(KINDS, contents);
  await screen.findAllByRole('group', { name: 'Überschrift' });
  const [place] = screen.getAllByRole('textbox');
  act(() => place!.focus());
  const type = (words: string) => {
    place!.textContent = words;
    fireEvent.input(place!);
  };
  return { ...opened, place: place!, type };
}

it('keys after the first draw nothing of the page again, and the text is named by its words once it is left', async () => {
  const { session, place, type, drawn } = await write('Eins', 'Zwei');
  const headline = place.closest('h2')!;
  type('Einsa');
  const before = drawn();
  for (const words of ['Einsab', 'Einsabc', 'Einsabcd']) type(words);
  expect([drawn() - before, place.textContent, headline.getAttribute('aria-label')]).toEqual([0, 'Einsabcd', 'Eins']);
  expect(session.store.getState().screen['page:1']?.[0]?.fields['content']).toBe('Einsabcd');
  fireEvent.blur(place);
  expect(headline).toHaveAttribute('aria-label', 'Einsabcd');
  await screen.findByText('Gespeichert');
});

it('what comes from elsewhere stands there at once, with the cursor behind it where somebody writes', async () => {
  const { session, place, type } = await write('Eins', 'Zwei');
  const put = (words: string) => act(() => void session.store.run({ kind: 'change', key: 'b1', fields: { content: words } }));
  type('Einsa ');
  put('Einsa');
  expect(place).toHaveTextContent('Einsa ', { normalizeWhitespace: false });
  put('Neu');
  expect([place.textContent, getSelection()?.focusOffset]).toEqual(['Neu', 1]);
  put('');
  expect(place.closest('h2')).not.toHaveAttribute('aria-label');
  put('Da');
  expect(place.closest('h2')).toHaveAttribute('aria-label', 'Da');
  await screen.findByText('Gespeichert');
});
