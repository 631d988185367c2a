import { fireEvent, screen, within } from '@testing-library/react';
import 'fake-indexeddb/auto';
import de from '../../i18n/de.json' with { type: 'json' };
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';

beforeAll(stubBrowser);
afterEach(stopAll);

it('“?” opens the guide to everything the editor does, above its keys', async () => {
  await editPage([], ['Eins']);
  fireEvent.keyDown(document.querySelector('[data-frame]')!, { key: '?' });
  const dialog = await screen.findByRole('dialog', { name: 'Hilfe und Tasten' });
  const topics = [...dialog.querySelectorAll('details')];
  const guide = Object.entries(de).filter(([key]) => key.startsWith('guide.'));
  expect(topics.flatMap(({ children }) => [...children].map((child) => child.textContent))).toEqual(
    guide.map(([, text]) => text),
  );
  expect(within(dialog).getByText(de['keys.undo'])).toBeVisible();
});
