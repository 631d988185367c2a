import { jest } from '@jest/globals';
import type { MediaItem } from '@spielplan/shared-contracts/api';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import de from '../../i18n/de.json' with { type: 'json' };
import { COLUMN_PRESETS, presetOf } from '../../domain/columnPresets.ts';
import { blocksOf } from '../../domain/forest/forest.ts';
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';
import { container, PAGE, text } from '../../testing/forests.ts';
import { pastePictures } from './copyPaste.ts';
import { FRAME_ACTIONS, frameActionOf } from './frameKeys.ts';

const content = { type: 'string', minLength: 1, maxLength: 20 };
const KINDS = [
  { model: 'headline', label: 'Überschrift', extraClasses: [], schema: { properties: { content }, required: ['content'] } },
  { model: 'text', label: 'Text', extraClasses: ['cc02'], schema: { properties: { content: { type: 'string' } } } },
  { model: 'container', label: 'Spalten', extraClasses: [], schema: { properties: {} } },
];

beforeAll(stubBrowser);
afterEach(stopAll);

const frames = () => screen.getAllByRole('group', { name: 'Überschrift' });
const paste = (target: Element, html: string, plain = '') => {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': plain };
  fireEvent.paste(target, { clipboardData: { getData: (type: string) => data[type] ?? '' } });
};
async function edit(...contents: string[]) {
  const opened = await editPage(KINDS, contents);
  await waitFor(() => expect(frames()).toHaveLength(contents.length));
  act(() => frames()[0]!.focus());
  const stored = () => opened.provider.documents[PAGE]!.map(({ fields }) => fields['content']);
  return { ...opened, stored };
}

describe('the menu of a block', () => {
  it('has every action by name, is reached by keyboard and gives the focus back', async () => {
    await edit('Eins', 'Zwei');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    const items = screen.getAllByRole('menuitem');
    const names = Object.keys(FRAME_ACTIONS).map((name) => de[`frame.${name}` as 'frame.up']);
    expect(items.map((item) => item.querySelector('span')?.textContent)).toEqual(names);
    expect(items[0]).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}');
    expect(items.at(-1)).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.getByText('Überschrift nach unten verschoben, Platz 2 von 2.')).toBeVisible();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}{Escape}');
    expect(screen.queryByRole('menu')).toBeNull();
    await waitFor(() => expect(frames()[1]).toHaveFocus());
  });

  it('every key of the table is the key of its action', () => {
    const held = (keys: string) => ({
      ctrlKey: keys.includes('Ctrl'),
      altKey: keys.includes('Alt'),
      shiftKey: keys.includes('Shift'),
      metaKey: false,
    });
    const keyOf = (keys: string) => ({ '↑': 'ArrowUp', '↓': 'ArrowDown' })[keys.split(' ').at(-1)!] ?? keys.split(' ').at(-1)!;
    for (const [action, { keys }] of Object.entries(FRAME_ACTIONS))
      if (action !== 'paste') expect([action, frameActionOf({ key: keyOf(keys), ...held(keys) })]).toEqual([action, action]);
  });
});

it('a frame’s buttons are drawn, and not written in signs that a typeface may lack', async () => {
  await edit('Eins');
  const buttons = [...frames()[0]!.querySelectorAll('button')];
  expect(buttons.length).toBeGreaterThan(4);
  for (const button of buttons) {
    expect(button.querySelector('svg')).not.toBeNull();
    expect(button.textContent).toBe('');
    expect(button).toHaveAccessibleName();
  }
});

it.each([
  [500, null],
  [600, 'true'],
])('a frame at %s of 1024 pixels tells its bars to reach to the left: %s', async (left, told) => {
  jest.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue({ left } as DOMRect);
  await edit('Eins');
  expect(window.innerWidth).toBe(1024);
  expect(frames()[0]!.getAttribute('data-end')).toBe(told);
  jest.restoreAllMocks();
});

it('a block is moved far by the keyboard, and it is said where it stands', async () => {
  const { session, stored } = await edit('Eins', 'Zwei', 'Drei');
  await userEvent.keyboard('m');
  const last = screen.getByRole('radio', { name: 'Hinter Überschrift „Drei“' });
  act(() => last.focus());
  await userEvent.keyboard(' {Enter}');
  expect(screen.getByText('Überschrift verschoben, Platz 3 von 3.')).toBeVisible();
  session.queue.flush();
  await waitFor(() => expect(stored()).toEqual(['Zwei', 'Drei', 'Eins']));
});

it('a block is copied with all languages, cut, and pasted on another page; one undo takes a paste back', async () => {
  const { session, provider, stored } = await edit('Eins', 'Zwei');
  await userEvent.keyboard('{Control>}c{/Control}');
  await screen.findByText('Kopiert.');
  act(() => frames()[1]!.focus());
  paste(frames()[1]!, '', 'Eins');
  session.queue.flush();
  await waitFor(() => expect(stored()).toEqual(['Eins', 'Zwei', 'Eins']));
  expect(provider.changes.at(-1)?.request).toBe('POST blocks/copy/');
  await userEvent.keyboard('{Control>}z{/Control}');
  session.queue.flush();
  await waitFor(() => expect(stored()).toEqual(['Eins', 'Zwei']));

  act(() => frames()[1]!.focus());
  await userEvent.keyboard('{Control>}x{/Control}');
  await waitFor(() => expect(frames()).toHaveLength(1));
  await waitFor(() => expect(frames()[0]).toHaveFocus());
  paste(frames()[0]!, '', 'Zwei');
  session.queue.flush();
  await waitFor(() => expect(stored()).toEqual(['Eins', 'Zwei']));
});

it('copied blocks come out of the clipboard clean, because any page may write into it', async () => {
  const { session } = await edit('Eins');
  const block = { model: 'text', fields: { content: '<p>ja<img src=x onerror=alert(1)></p>' }, columns: [] };
  const copied = { form: 1, text: 'x', blocks: { de: block } };
  paste(frames()[0]!, `<p data-spielplan-blocks="${encodeURIComponent(JSON.stringify(copied))}">x</p>`, 'x');
  expect(session.store.getState().screen[PAGE]![1]!.fields).toEqual({ content: '<p>ja</p>' });
});

it('text of a word processor becomes blocks below the one with the focus, and one undo takes them back', async () => {
  const { session } = await edit('Eins');
  paste(frames()[0]!, '<h1>Titel</h1><p>Absatz</p>');
  const models = () => session.store.getState().screen[PAGE]!.map(({ model }) => model);
  expect(models()).toEqual(['headline', 'headline', 'text']);
  act(() => void session.store.undo(PAGE));
  expect(models()).toEqual(['headline']);
  act(() => void session.store.redo(PAGE));
  expect(models()).toEqual(['headline', 'headline', 'text']);
});

it('what is pasted into a headline is one line of plain text, and the rest becomes blocks', async () => {
  const { session } = await edit('Eins');
  const place = screen.getByRole('textbox', { name: 'Überschrift' });
  act(() => place.focus());
  getSelection()!.selectAllChildren(place);
  paste(place, '<p>Neu <b>und</b><br>schön</p><h2>Mehr</h2>');
  const [first, second] = session.store.getState().screen[PAGE]!;
  expect(first!.fields).toEqual({ content: 'Neu und schön' });
  expect(second).toMatchObject({ model: 'headline', fields: { content: 'Mehr' } });
});

it('a text takes no more characters than its kind allows', async () => {
  const { session } = await edit('x'.repeat(18));
  const place = screen.getByRole('textbox', { name: 'Überschrift' });
  act(() => place.focus());
  const typed = (data: string) => new InputEvent('beforeinput', { data, inputType: 'insertText', cancelable: true });
  expect(fireEvent(place, typed('abc'))).toBe(false);
  expect(fireEvent(place, typed('ab'))).toBe(true);
  paste(place, '', 'abcdef');
  expect(String(session.store.getState().screen[PAGE]![0]!.fields['content'])).toHaveLength(20);
});

it('a slash in an empty text opens the kinds there; a style class is chosen with the kind, and used kinds come first', async () => {
  const { session } = await edit('Eins');
  await userEvent.keyboard('/');
  await userEvent.click(screen.getByRole('button', { name: 'Text, Gestaltung cc02' }));
  const added = session.store.getState().screen[PAGE]![1]!;
  expect(added).toMatchObject({ model: 'text', fields: { extra_class: 'cc02' } });
  const place = await screen.findByRole('textbox', { name: 'Text' });
  act(() => place.focus());
  const engine = await waitFor(() => {
    const found = document.querySelector<HTMLElement>('.ProseMirror');
    expect(found).not.toBeNull();
    return found!;
  });
  fireEvent.keyDown(engine, { key: '/' });
  const dialog = screen.getByRole('dialog');
  expect([...dialog.querySelectorAll('li > button:first-child span')].map(({ textContent }) => textContent)[0]).toBe('Text');
  await userEvent.click(screen.getByRole('button', { name: /^Spalten/ }));
  // The empty text has made room.
  expect(session.store.getState().screen[PAGE]!.map(({ model }) => model)).toEqual(['headline', 'container']);
});

describe('the six presets of columns', () => {
  /** A headline, and a block with two columns and three blocks in them. */
  async function editColumns() {
    const { session } = await edit('Eins');
    const block = container('c', [text('a'), text('b')], [text('d')]);
    act(() => void session.store.run({ kind: 'insert', block, place: { document: PAGE, parent: null, column: 0, position: 1 } }));
    const frame = await waitFor(() => document.querySelector<HTMLElement>('[data-frame="c"]')!);
    act(() => frame.focus());
    const columns = () => session.store.getState().screen[PAGE]![1]!;
    const keys = () => [...blocksOf(columns())].map(({ key }) => key).toSorted();
    return { frame, columns, keys };
  }
  const entryOf = (name: string) => screen.getByRole('menuitemradio', { name: de[`columns.${name}` as 'columns.100'] });

  it('are chosen by key without losing a block', async () => {
    const { columns, keys } = await editColumns();
    for (const [index, preset] of Object.keys(COLUMN_PRESETS).entries()) {
      await userEvent.keyboard(String(index + 1));
      expect([presetOf(columns()), keys()]).toEqual([preset, ['a', 'b', 'c', 'd']]);
    }
  });

  it('are entries of the block’s menu by name, for keyboard and pointer, which lose no block either', async () => {
    const { frame, columns, keys } = await editColumns();
    for (const [index, preset] of Object.keys(COLUMN_PRESETS).toReversed().entries()) {
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      if (index % 2 === 0) await userEvent.keyboard(`${'{ArrowUp}'.repeat(index + 1)}{Enter}`);
      else await userEvent.click(entryOf(preset));
      expect([presetOf(columns()), keys()]).toEqual([preset, ['a', 'b', 'c', 'd']]);
      expect(screen.queryByRole('menu')).toBeNull();
      expect(frame).toHaveFocus();
      await userEvent.keyboard('{Shift>}{F10}{/Shift}');
      expect(screen.getAllByRole('menuitemradio', { checked: true })).toEqual([entryOf(preset)]);
      await userEvent.keyboard('{Escape}');
    }
  });

  it('are none of a block without columns', async () => {
    await edit('Eins');
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    expect(screen.queryByRole('menuitemradio')).toBeNull();
  });
});

it('a file in the clipboard that is no picture is refused in a sentence that says where it goes, on a block and in its text', async () => {
  const { session, stored } = await edit('Eins');
  const pasteFile = (target: Element) =>
    fireEvent.paste(target, {
      clipboardData: { getData: () => '', files: [new File(['x'], 'x.mp3', { type: 'audio/mpeg' })] },
    });
  for (const target of [frames()[0]!, screen.getByRole('textbox')]) {
    act(() => session.say(''));
    pasteFile(target);
    expect(screen.getByText(de['said.pasteFiles'])).toBeVisible();
  }
  expect(stored()).toEqual(['Eins']);
});

it('a picture in the clipboard goes into the library and into a block below; one that is refused is told', async () => {
  const { session } = await edit('Eins');
  const key = frames()[0]!.dataset['frame']!;
  const image = { model: 'image', label: 'Bild', extraClasses: [], schema: { properties: {} } };
  act(() => session.ui.setState({ kinds: [...KINDS, image] }));
  const files = [new File(['x'], 'image.png', { type: 'image/png' })];
  const value = { base: '/media/uploads/x', alt: '', width: 3, height: 2, color: '#aabbcc', widths: [320], formats: ['webp'] };
  const item = { kind: 'picture', value } as unknown as MediaItem;
  await act(() => pastePictures(session, key, files, async () => ({ kind: 'failed', fault: 'type' })));
  expect(screen.getByText(de['said.pictureFailed'])).toBeVisible();
  await act(() => pastePictures(session, key, files, async () => ({ kind: 'kept', item })));
  const { screen: blocks } = session.store.getState();
  expect(Object.values(blocks).flatMap((list) => list.map(({ model, fields }) => [model, fields['image'] ?? null]))).toEqual([
    ['headline', null],
    ['image', value],
  ]);
});

it('what a paste could not keep is told beside what it made', async () => {
  await edit('Eins');
  paste(frames()[0]!, '<p>Eintritt <del>12 Euro</del><ins>15 Euro</ins><img src="x.png"></p>');
  expect(screen.getByText(/^Eingefügt: 1\. Nicht übernommen: Bilder und gestrichener Text\.$/)).toBeVisible();
  expect(screen.getByText('Eintritt 15 Euro')).toBeVisible();
});
