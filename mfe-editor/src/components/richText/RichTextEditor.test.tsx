import { jest } from '@jest/globals';
import { RichText } from '@spielplan/shared-ui/components';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import de from '../../i18n/de.json' with { type: 'json' };
import { RichTextEditor } from './RichTextEditor.tsx';
import { RICH_TEXT_KEYS } from './richTextKeys.ts';
import { placeBeside } from './usePlaceBeside.ts';

/** An open rich text whose value is changed from here as well as from elsewhere. */
function open(html: string, limit?: number, typed?: () => string, hasLeft = () => false) {
  const onLeave = jest.fn();
  const onChange = jest.fn<(html: string) => void>();
  let bring: (html: string) => void = () => undefined;
  function Place() {
    const [value, setValue] = useState(html);
    bring = setValue;
    onChange.mockImplementation(setValue);
    const nothing = () => undefined;
    return (
      <RichTextEditor
        label="content"
        value={value}
        onChange={onChange}
        onFocus={nothing}
        onLeave={onLeave}
        hasLeft={hasLeft}
        {...(limit && { limit })}
        {...(typed && { typed })}
      />
    );
  }
  renderInHost(<Place />, { messages: { editor: de } });
  return {
    onChange,
    onLeave,
    bring: (other: string) => act(() => bring(other)),
    box: screen.getByRole('textbox', { name: 'content' }),
  };
}

// The engine scrolls to the cursor after a command; jsdom lays nothing out.
beforeAll(() => {
  Range.prototype.getClientRects = () => [new DOMRect()] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
});

it('an open rich text takes over what came from elsewhere, and the next change is made to that', async () => {
  const { onChange, bring, box } = open('<p>one</p>');
  bring('<p>theirs</p>');
  expect(box).toHaveTextContent(/^theirs$/);
  expect(onChange).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: de['rich.undo'] })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: de['rich.bulletList'] }));
  expect(onChange.mock.calls).toEqual([['<ul><li><p>theirs</p></li></ul>']]);
});

it('what was written here comes back without touching the text or its undo', async () => {
  const { onChange, box } = open('<p>one</p>');
  await userEvent.click(screen.getByRole('button', { name: de['rich.bulletList'] }));
  expect(onChange).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: de['rich.undo'] }));
  expect(onChange).toHaveBeenLastCalledWith('<p>one</p>');
  expect(box).toHaveTextContent(/^one$/);
});

it('a dialog gives the focus back to it, and it ends where the focus goes on elsewhere instead', () => {
  const { box, onLeave } = open('<p>one</p>');
  const dialog = document.body.appendChild(document.createElement('dialog'));
  const [field, beside] = [dialog, document.body].map((place) => place.appendChild(document.createElement('input')));
  for (const target of [field!, box, field!]) act(() => target.focus());
  expect([onLeave.mock.calls.length, box.isConnected]).toEqual([0, true]);
  act(() => beside!.focus());
  expect(onLeave).toHaveBeenCalledTimes(1);
  for (const each of [dialog, beside!]) each.remove();
});

it('takes what was typed before it came, and not the focus that has gone on meanwhile', () => {
  const { onChange, onLeave, box } = open(
    '<p>one</p>',
    undefined,
    () => ' two',
    () => true,
  );
  expect(onChange).toHaveBeenLastCalledWith('<p>one two</p>');
  expect(onLeave).toHaveBeenCalledTimes(1);
  expect(box).not.toHaveFocus();
});

const paste = (box: HTMLElement, html: string, text = '') => {
  const data: Record<string, string> = { 'text/html': html, 'text/plain': text };
  fireEvent.paste(box, { clipboardData: { getData: (type: string) => data[type] ?? '' } });
};

it('a text that is written keeps the element, and with it the measure, in which visitors read it', () => {
  const read = renderInHost(<RichText html="<p>one</p>" />).container.firstElementChild!;
  const { box } = open('<p>one</p>');
  const classes = new Set(box.classList);
  expect([...read.classList].every((name) => classes.has(name))).toBe(true);
  expect(read.classList.length).toBeGreaterThan(0);
});

it('has exactly bold, italic, two lists, undo, redo and link', () => {
  open('<p>one</p>');
  const names = within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label'));
  expect(names).toEqual(['Fett', 'Kursiv', 'Aufzählung', 'Nummerierte Liste', 'Rückgängig', 'Wiederholen', 'Link']);
});

it.each([
  ['Ctrl B', { key: 'b', ctrlKey: true }, null],
  ['Ctrl I', { key: 'i', ctrlKey: true }, null],
  // As a German keyboard names the key with the 8.
  ['Ctrl Shift 8', { key: '(', keyCode: 56, ctrlKey: true, shiftKey: true }, '<ul><li><p>one</p></li></ul>'],
  ['Ctrl Shift 7', { key: '/', keyCode: 55, ctrlKey: true, shiftKey: true }, '<ol><li><p>one</p></li></ol>'],
  ['Shift Enter', { key: 'Enter', shiftKey: true }, '<p><br>one</p>'],
])('%s does what the list of keys says', (keys, press, wanted) => {
  const { onChange, box } = open('<p>one</p>');
  fireEvent.keyDown(box, press);
  if (wanted !== null) expect(onChange).toHaveBeenLastCalledWith(wanted);
  const name = Object.entries(RICH_TEXT_KEYS).find(([, each]) => each === keys)?.[0];
  const label = de[`rich.${name as 'bold'}`];
  const button = screen.queryByRole('button', { name: label });
  if (button) expect(button).toHaveAttribute('aria-pressed', 'true');
  expect(label).toBeTruthy();
});

it('list items are indented and outdented by keys, and the key of links asks where one leads', async () => {
  const { onChange, box } = open('<ul><li><p>one</p></li><li><p>two</p></li></ul>');
  box.focus();
  getSelection()!.collapse(box.querySelectorAll('p')[1]!.firstChild, 0);
  document.dispatchEvent(new Event('selectionchange'));
  fireEvent.keyDown(box, { key: 'ArrowRight', keyCode: 39, altKey: true, shiftKey: true });
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>one</p><ul><li><p>two</p></li></ul></li></ul>');
  fireEvent.keyDown(box, { key: 'ArrowLeft', keyCode: 37, altKey: true, shiftKey: true });
  expect(onChange).toHaveBeenLastCalledWith('<ul><li><p>one</p></li><li><p>two</p></li></ul>');
  fireEvent.keyDown(box, { key: 'k', ctrlKey: true });
  expect(screen.getByRole('combobox', { name: de['rich.address'] })).toHaveFocus();
});

it('keys without time between them: a command takes the selection that is there, of which nobody was told yet', () => {
  const { onChange, box } = open('<p>one two</p>');
  box.focus();
  const words = box.querySelector('p')!.firstChild!;
  getSelection()!.setBaseAndExtent(words, 7, words, 4);
  fireEvent.keyDown(box, { key: 'b', ctrlKey: true });
  expect(onChange).toHaveBeenLastCalledWith('<p>one <strong>two</strong></p>');
});

it('what is pasted comes in with the five marks alone', () => {
  const { onChange, box } = open('');
  paste(
    box,
    '<p style="color:red"><b>Neu</b> <u>und</u> <a href="javascript:alert(1)">schön</a></p><ol><li>eins</li></ol><img src=x>',
  );
  expect(onChange).toHaveBeenLastCalledWith('<p><strong>Neu</strong> und schön</p><ol><li><p>eins</p></li></ol>');
});

it('what is pasted or dropped is read by nothing but an inert template, because Chromium reports each style to the CSP', () => {
  const { onChange, box } = open('<p></p>');
  const inner = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML')!;
  const read: string[] = [];
  const set = jest.spyOn(Element.prototype, 'innerHTML', 'set').mockImplementation(function put(this: Element, html) {
    if (html.includes('style')) read.push(this.tagName);
    inner.set!.call(this, html);
  });
  const html = '<p class=MsoNormal style="color:red">Ein <del>Wort</del><ins>Satz</ins></p>';
  try {
    paste(box, html);
    expect(onChange).toHaveBeenLastCalledWith('<p>Ein Satz</p>');
    const transfer = { getData: (type: string) => (type === 'text/html' ? html : ''), files: [] };
    document.elementFromPoint = () => box;
    fireEvent.drop(box, { dataTransfer: transfer, clientX: 0, clientY: 0 });
    expect(box).toHaveTextContent('Ein SatzEin Satz');
    expect([...new Set(read)]).toEqual(['TEMPLATE']);
  } finally {
    set.mockRestore();
  }
});

it('counts its characters and takes no more than its limit', () => {
  const { onChange, box } = open('<p>abc</p>', 5);
  expect(screen.getByText('3 von 5 Zeichen')).toBeVisible();
  paste(box, '', 'defgh');
  expect(onChange).not.toHaveBeenCalled();
  paste(box, '', 'de');
  expect(screen.getByText('5 von 5 Zeichen')).toBeVisible();
});

it('a link leads to what is found by its words, or to an address with https; in a new window where asked for', async () => {
  const title = [{ text: 'Jazz', is_match: true }];
  globalThis.fetch = async (input) => {
    if ((input as string).includes('/de/pageeditor-api/files/?query=jazz'))
      return Response.json({
        results: [{ name: 'Jazz.pdf', path: '/media/uploads/1.pdf', content_type: 'application/pdf', size: 9 }],
      });
    if ((input as string).includes('/de/pageeditor-api/link-targets/?query=jazz'))
      return Response.json({
        results: [
          { kind: 'page', id: 8, title: 'Jazz im Hof', link: '/de/jazz-im-hof', is_online: false },
          { kind: 'page', id: 9, title: 'Jazz', link: '/de/programm/jazz-3', is_online: true },
        ],
      });
    expect(input).toContain('/api/search/?lang=de&query=jazz&again=1');
    return Response.json({
      events: { results: [{ id: 3, kind: 'event', title, link: '/de/programm/jazz-3' }] },
      others: { results: [] },
    });
  };
  const { onChange, box } = open('<p>am Abend</p>');
  getSelection()!.selectAllChildren(box.querySelector('p')!);
  document.dispatchEvent(new Event('selectionchange'));
  const opener = screen.getByRole('button', { name: 'Link', expanded: false });
  await userEvent.click(opener);
  const form = () => screen.getByRole('group', { name: 'Link' });
  expect(document.getElementById(opener.getAttribute('aria-controls')!)).toBe(form());
  const field = () => screen.getByRole('combobox', { name: 'Suchwort oder Adresse' });
  // A press before anything was found is no mistake.
  await userEvent.type(field(), 'jazz{Enter}');
  expect(screen.queryByText(de['rich.wrongAddress'])).toBeNull();
  expect(await screen.findByText('3 gefunden')).toBeVisible();
  const chosen = () => screen.getByRole('option', { selected: true });
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'Jazz Veranstaltung',
    'Jazz im Hof Seite, nicht online',
    'Jazz.pdf Datei',
  ]);
  // As newer browsers do.
  Object.assign(Element.prototype, { scrollIntoView: () => Promise.resolve() });
  expect(field()).toHaveAttribute('aria-activedescendant', chosen().id);
  await userEvent.keyboard('{ArrowUp}');
  expect(chosen()).toHaveTextContent('Jazz.pdf');
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(chosen()).toHaveTextContent('Jazz im Hof');
  expect(field()).toHaveFocus();
  // Escape closes the list, and the form with the next press.
  await userEvent.keyboard('{Escape}');
  expect([screen.queryByRole('listbox'), form()]).toEqual([null, form()]);
  await userEvent.click(screen.getByRole('button', { name: 'Link setzen' }));
  expect(screen.getByText(de['rich.wrongAddress'])).toBeVisible();
  await userEvent.clear(field());
  await userEvent.type(field(), 'jazz');
  expect(screen.queryByText(de['rich.wrongAddress'])).toBeNull();
  await screen.findByRole('listbox');
  await userEvent.click(screen.getByRole('checkbox', { name: 'In neuem Fenster öffnen' }));
  field().focus();
  await userEvent.type(field(), ' ');
  await screen.findByRole('listbox');
  await userEvent.keyboard('{Enter}');
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(onChange.mock.calls.at(-1)?.[0]).toBe(
    '<p><a href="/de/programm/jazz-3" target="_blank" rel="noopener">am Abend</a></p>',
  );
});

it('an address is linked by Enter, with https where it has no protocol', async () => {
  const { onChange, box } = open('<p>am Abend</p>');
  getSelection()!.selectAllChildren(box.querySelector('p')!);
  document.dispatchEvent(new Event('selectionchange'));
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await userEvent.type(screen.getByRole('combobox'), 'example.org/a{Enter}');
  expect(onChange.mock.calls.at(-1)?.[0]).toContain('href="https://example.org/a"');
});

it('a link of the site is shown by the title of its page, and without selected words it gets that title', async () => {
  const page = { kind: 'page', id: 9, title: 'Jazz im Hof', link: '/de/jazz', is_online: false };
  globalThis.fetch = async (input) => {
    const path = input as string;
    if (path.includes('link-targets')) return Response.json({ results: [page] });
    if (path.startsWith('/_data/de/besuch')) return Response.json({ head: { title: 'Ihr Besuch' } });
    return Response.json({ results: [], events: { results: [] }, others: { results: [] } });
  };
  const { onChange, box } = open('<p><a href="/de/besuch?x=1#karten">dort</a></p>');
  await userEvent.click(screen.getByRole('button', { name: 'Link' }));
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Ihr Besuch'));
  expect(screen.getByText('/de/besuch?x=1#karten')).toBeVisible();
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'hof');
  await userEvent.click(await screen.findByRole('option', { name: /Jazz im Hof/ }));
  expect(onChange.mock.calls.at(-1)?.[0]).toBe('<p><a href="/de/jazz">dort</a></p>');
  box.focus();
  getSelection()!.collapse(box.querySelector('a')!.firstChild, 2);
  document.dispatchEvent(new Event('selectionchange'));
  fireEvent.keyDown(box, { key: 'k', ctrlKey: true });
  await waitFor(() => expect(screen.getByRole('combobox')).toHaveValue('Jazz im Hof'));
});

it.each([
  ['below where there is room', { top: 100, bottom: 120, left: 40 }, { left: 40, top: 128, maxHeight: 664 }],
  ['above in the lower half', { top: 600, bottom: 620, left: 40 }, { left: 40, bottom: 592, maxHeight: 584 }],
  ['not beyond the edge', { top: 100, bottom: 120, left: 1400 }, { left: 952, top: 128, maxHeight: 664 }],
  ['over it where neither side has room', { top: 100, bottom: 720, left: 0 }, { left: 8, top: 8, maxHeight: 784 }],
])('the form of a link stands whole in the window: %s', (_, anchor, wanted) => {
  expect(placeBeside(anchor, { width: 1440, height: 800 }, 480)).toEqual(wanted);
});

it('what was typed before the engine came stands at the end of the text, once', async () => {
  const early = [' Tag\nund'];
  const { onChange, box } = open('<p>Guten</p>', undefined, () => early.pop() ?? '');
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>Guten Tag</p><p>und</p>'));
  expect(box).toHaveTextContent('Guten Tagund');
});
