import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import de from '../../i18n/de.json' with { type: 'json' };
import { FakeProvider } from '../../testing/FakeProvider.ts';
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
  {
    model: 'image_list',
    label: 'Galerie',
    extraClasses: [],
    schema: {
      properties: {
        format: { type: 'string', maxLength: 200 },
        children: { type: 'array', items: { properties: { alias: { type: 'string', maxLength: 9 } } } },
      },
    },
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
  await waitFor(() => expect(session.ui.getState().kinds).toHaveLength(2));
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

it('the format of a gallery is chosen from those that pictures are cropped for', async () => {
  const provider = new FakeProvider();
  provider.add(PAGE, 'image_list', { format: 'hexagon' });
  const { session } = await editPage(KINDS, [], () => null, { provider, account: 4_711 });
  queue = session.queue;
  await waitFor(() => expect(session.ui.getState().kinds).toHaveLength(2));
  act(() => session.ui.setState({ layer: { kind: 'panel', key: 'b1' } }));
  const format = screen.getByRole('combobox', { name: 'Format' });
  expect(format).toHaveDisplayValue(de['field.none']);
  await userEvent.selectOptions(format, 'Quadrat');
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  const stored = () => session.store.getState().screen[PAGE]![0]!.fields['format'];
  expect(stored()).toBe('square');
  act(() => session.ui.setState({ layer: { kind: 'panel', key: 'b1' } }));
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Format' }), de['field.none']);
  await userEvent.click(screen.getByRole('button', { name: 'Fertig' }));
  expect(stored()).toBe('');
});

it('a new part of a list gets the keyboard, and so does what stands behind a removed one', async () => {
  const provider = new FakeProvider();
  provider.add(PAGE, 'image_list', { children: [{ alias: 'Wehr' }] });
  const { session } = await editPage(KINDS, [], () => null, { provider, account: 4_712 });
  queue = session.queue;
  await waitFor(() => expect(session.ui.getState().kinds).toHaveLength(2));
  act(() => session.ui.setState({ layer: { kind: 'panel', key: 'b1' } }));
  const field = (index: number) => screen.getByRole('list').children[index]!.querySelector('input')!;
  await userEvent.click(screen.getByRole('button', { name: de['list.add'] }));
  expect(field(1)).toHaveFocus();
  await userEvent.keyboard('Halle');
  await userEvent.click(screen.getByRole('button', { name: 'Eintrag 1 entfernen' }));
  expect([field(0).value, document.activeElement === field(0)]).toEqual(['Halle', true]);
  await userEvent.click(screen.getByRole('button', { name: 'Eintrag 1 entfernen' }));
  expect(screen.getByRole('button', { name: de['list.add'] })).toHaveFocus();
});
