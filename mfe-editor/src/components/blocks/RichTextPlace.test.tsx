import { jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import de from '../../i18n/de.json' with { type: 'json' };
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';
import { FakeProvider } from '../../testing/FakeProvider.ts';
import { PAGE } from '../../testing/forests.ts';
import { type SaveQueue, whenSettled } from '../../stores/createSaveQueue.ts';
import { createLaterCode } from '../LaterPart.tsx';
import { LAZY_EDITOR } from '../richText/lazyEditor.ts';
import { RichTextEditor } from '../richText/RichTextEditor.tsx';

const content = { type: 'string', maxLength: 5_000 };
const KINDS = [{ model: 'text', label: 'Text', extraClasses: [], schema: { properties: { content } } }];
let account = 470_000;
let isAway = true;
let attempts = 0;
let queue: SaveQueue | undefined;

const load = async () => {
  attempts += 1;
  if (isAway) throw Object.assign(new Error('Loading chunk rich-text failed.'), { name: 'ChunkLoadError' });
  return RichTextEditor;
};

beforeAll(stubBrowser);
beforeEach(() => {
  isAway = true;
  attempts = 0;
  jest.spyOn(LAZY_EDITOR, 'next').mockImplementation(createLaterCode(load).next);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  // A save that is under way asks for a page that is gone by then.
  if (queue) await whenSettled(queue);
  stopAll();
  jest.restoreAllMocks();
});

/** A page with a text whose writing tools do not come at first, and somebody who clicks into it. */
async function open() {
  const provider = new FakeProvider();
  provider.add(PAGE, 'text', { content: '<p>Spielzeit</p>' });
  const blocks = provider.documents[PAGE]!.map(({ id, fields }) => ({
    id,
    model: 'text',
    owner: 'shell' as const,
    data: fields,
    source: { document: { content_type: 'page', object_id: 1 }, slug: '', parent: null },
  }));
  const { session } = await editPage(KINDS, [], () => null, { provider, account: (account += 1), blocks });
  queue = session.queue;
  const place = () => screen.getByRole('textbox', { name: /Text/ });
  await userEvent.click(place());
  await screen.findByText(de['rich.failed']);
  const stored = () => session.store.getState().screen[PAGE]![0]!.fields['content'];
  return { session, place, stored };
}

it('without its tools a text stands as it is, keeps the focus and says what to do; each click, Enter and visit tries again', async () => {
  const { session, place, stored } = await open();
  expect(screen.getByText(de['rich.failed']).closest('[role="status"]')).toHaveAttribute('aria-live', 'polite');
  expect(place()).toHaveFocus();
  expect(place()).toHaveTextContent('Spielzeit');
  expect(screen.getByText('Gespeichert')).toBeVisible();
  expect(attempts).toBe(1);
  await userEvent.click(place());
  await waitFor(() => expect(session.ui.getState().said.count).toBe(2));
  expect(place()).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(session.ui.getState().said.count).toBe(3));
  expect(stored()).toBe('<p>Spielzeit</p>');
  await userEvent.tab();
  expect(place()).not.toHaveFocus();
  expect(session.ui.getState().writing).toBeNull();
  act(() => place().focus());
  await waitFor(() => expect(session.ui.getState().said.count).toBe(4));
  expect(attempts).toBe(4);
});

it('what is typed without the tools goes into the text and is saved, and is told once', async () => {
  const { session, place, stored } = await open();
  await userEvent.keyboard(' 27');
  await waitFor(() => expect(stored()).toBe('<p>Spielzeit 27</p>'));
  expect(place()).toHaveFocus();
  expect(place()).toHaveTextContent('Spielzeit 27');
  expect(session.ui.getState().said.count).toBe(1);
  await screen.findByText('Gespeichert', {}, { timeout: 4_000 });
});

it('the tools that come at the next click take the focus and what was typed meanwhile, and nothing is said of them any more', async () => {
  const { place, stored } = await open();
  isAway = false;
  fireEvent.click(place());
  fireEvent.keyDown(place(), { key: '!' });
  expect(await screen.findByRole('toolbar', { name: de['rich.toolbar'] })).toBeVisible();
  await waitFor(() => expect(document.querySelector('.ProseMirror')).toHaveFocus());
  expect(stored()).toBe('<p>Spielzeit!</p>');
  expect(screen.queryByText(de['rich.failed'])).toBeNull();
});
