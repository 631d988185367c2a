import { jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import 'fake-indexeddb/auto';
import de from '../../i18n/de.json' with { type: 'json' };
import type { EditingSession } from '../../stores/createEditingSession.ts';
import { createLaterCode } from '../LaterPart.tsx';
import { LATER_VIEW } from './laterView.ts';
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';

const content = { type: 'string' };
const KINDS = [{ model: 'headline', label: 'Überschrift', extraClasses: [], schema: { properties: { content } } }];
let isAway = true;

const load = async () => {
  if (isAway) throw Object.assign(new Error('Loading chunk mirror failed.'), { name: 'ChunkLoadError' });
  return () => <p>Both languages</p>;
};

beforeAll(stubBrowser);
beforeEach(() => {
  jest.spyOn(LATER_VIEW, 'next').mockImplementation(createLaterCode<{ session: EditingSession }>(load).next);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  stopAll();
  jest.restoreAllMocks();
});

it('both languages that do not come leave the toolbar, the focus and what waits to be saved; the next press tries again', async () => {
  const { session, provider } = await editPage(KINDS, ['Eins']);
  const open = () => act(() => session.ui.setState({ isMirrored: true }));
  const pressed = screen.getByRole('button', { name: de['bar.undo'] });
  act(() => void session.store.run({ kind: 'change', key: 'b1', fields: { content: 'Zwei' } }));
  act(() => pressed.focus());
  open();
  const said = await screen.findByText(de['dialog.failed']);
  expect(said.closest('[role="status"]')).toHaveAttribute('aria-live', 'polite');
  expect(session.ui.getState().isMirrored).toBe(false);
  expect(pressed).toHaveFocus();
  act(() => session.queue.flush());
  expect(await screen.findByText('Gespeichert')).toBeVisible();
  expect(Object.values(provider.documents)[0]?.[0]?.fields['content']).toBe('Zwei');
  isAway = false;
  open();
  expect(await screen.findByText('Both languages')).toBeVisible();
  expect(screen.queryByText(de['dialog.failed'])).toBeNull();
});
