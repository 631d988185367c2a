import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';
import { PAGE } from '../../testing/forests.ts';
import { type SaveQueue, whenSettled } from '../../stores/createSaveQueue.ts';
import { listKept } from '../../transport/createWorkspaceStorage.ts';

const KINDS = [
  {
    model: 'headline',
    label: 'Überschrift',
    extraClasses: [],
    schema: { properties: { content: { type: 'string' } }, required: ['content'] },
  },
];

let queue: SaveQueue | undefined;

beforeAll(stubBrowser);
afterEach(async () => {
  // A save that is under way asks for a page that is gone by then.
  if (queue) await whenSettled(queue);
  stopAll();
});

/** The panel of a headline, in which something is typed. */
async function type() {
  const { session } = await editPage(KINDS, ['Eins']);
  queue = session.queue;
  await waitFor(() => expect(session.ui.getState().kinds).toHaveLength(1));
  act(() => session.ui.setState({ layer: { kind: 'panel', key: 'b1' } }));
  const panel = screen.getByRole('dialog');
  await userEvent.type(panel.querySelector('input, textarea')!, ' und zwei');
  const content = () => session.store.getState().screen[PAGE]![0]!.fields['content'];
  expect(content()).toBe('Eins');
  return { session, panel, content };
}

it('what is typed in a panel is taken by a press beside it, as by its own button', async () => {
  const { panel, content } = await type();
  fireEvent.click(panel);
  expect([content(), screen.queryByRole('dialog')]).toEqual(['Eins und zwei', null]);
});

it('cancelling gives up what was typed in a panel', async () => {
  const { panel, content } = await type();
  fireEvent(panel, new Event('cancel', { cancelable: true }));
  expect([content(), screen.queryByRole('dialog')]).toEqual(['Eins', null]);
});

it('what is typed in a panel is kept when the tab is closed meanwhile', async () => {
  const { session } = await type();
  act(() => void globalThis.dispatchEvent(new Event('pagehide')));
  await waitFor(async () => expect(JSON.stringify(await listKept(session.account))).toContain('Eins und zwei'));
});
