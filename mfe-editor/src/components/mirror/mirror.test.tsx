import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { FakeDocuments } from '../../testing/FakeDocuments.ts';
import { FakeProvider } from '../../testing/FakeProvider.ts';
import { editPage, stopAll, stubBrowser } from '../../testing/editPage.tsx';
import { PAGE } from '../../testing/forests.ts';
import de from '../../i18n/de.json' with { type: 'json' };

const line = { type: 'string', maxLength: 200 };
const KINDS = [
  { model: 'headline', label: 'Überschrift', extraClasses: [], schema: { properties: { content: line, extra_class: line } } },
  { model: 'container', label: 'Spalten', extraClasses: [], schema: { properties: {} } },
];
let account = 190_000;

beforeEach(() => {
  stubBrowser();
  Element.prototype.scrollIntoView = () => undefined;
  document.head.innerHTML = '<link rel="alternate" hreflang="en" href="/en/x">';
});
afterEach(() => {
  stopAll();
  document.head.innerHTML = '';
  history.replaceState(null, '', '/');
});

/** A page in German that is being edited, and its English, each before a provider in memory that knows one language. */
async function openMirror(
  findings: object[] = [],
  url = '/de',
  { checked, read }: { checked?: Promise<void>; read?: Promise<void> } = {},
) {
  const [de, en] = [new FakeProvider(), new FakeProvider()];
  for (const [provider, first, second] of [
    [de, 'Spielzeit', 'Karten'],
    [en, 'Season', 'Karten'],
  ] as const) {
    provider.add(PAGE, 'headline', { content: first });
    provider.add(PAGE, 'headline', { content: second });
    provider.account = account;
  }
  de.account = en.account = account += 1;
  const documents = Object.assign(new FakeDocuments(de, PAGE), { findings, state: 'changed' });
  const marks: unknown[] = [];
  const fetched: typeof fetch = async (input, options) => {
    const path = input as string;
    if (path.includes('/documents/checks/')) await checked;
    if (path.startsWith('/en/')) await read;
    if (path.endsWith('/translated/')) {
      marks.push([path, options?.body, new Headers(options?.headers).get('If-Match')]);
      documents.findings = [];
      return Response.json({});
    }
    return path.startsWith('/en/') ? en.fetch(input, options) : documents.fetch(input, options);
  };
  const both = Object.assign(Object.create(de) as FakeProvider, { fetch: fetched });
  const { session } = await editPage(KINDS, [], () => null, { provider: both, account }, url);
  act(() => session.ui.setState({ isMirrored: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sprachen nebeneinander' }));
  await dialog.findByRole('group', { name: 'Englisch' });
  return { de, en, session, dialog, marks };
}
const finding = (rule: string, lang: string, block: number) => ({ rule, lang, block, model: 'headline', field: null, words: '' });
const textsOf = (provider: FakeProvider) => provider.documents[PAGE]!.map(({ fields }) => fields['content']);
const inBlock = (dialog: ReturnType<typeof within>, name: RegExp) => within(dialog.getByRole('region', { name }));

it('both languages are written beside each other, each saved in its own', async () => {
  const { de, en, dialog } = await openMirror();
  const block = inBlock(dialog, /Karten/);
  const english = await block.findByRole('textbox', { name: /Englisch/ });
  expect(english).toHaveAttribute('lang', 'en');
  await userEvent.clear(english);
  await userEvent.type(english, 'Tickets ');
  await userEvent.type(block.getByRole('textbox', { name: /Deutsch/ }), ' und Preise');
  await waitFor(
    () =>
      expect([textsOf(de), textsOf(en)]).toEqual([
        ['Spielzeit', 'Karten und Preise'],
        ['Season', 'Tickets'],
      ]),
    {
      timeout: 4_000,
    },
  );
  // A space at the end is still being typed, whatever was saved of it.
  expect(english).toHaveValue('Tickets');
  const english2 = within(dialog.getByRole('group', { name: 'Englisch' }));
  await userEvent.click(english2.getByRole('button', { name: 'Rückgängig (Englisch)' }));
  await waitFor(() => expect(textsOf(en)).toEqual(['Season', 'Karten']), { timeout: 4_000 });
  expect(textsOf(de)).toEqual(['Spielzeit', 'Karten und Preise']);
});

it('tells what each language lacks, leads to it, and takes a word for it that nothing is missing', async () => {
  const { dialog, marks } = await openMirror([finding('untranslated', 'en', 2), finding('translation-behind', 'de', 1)]);
  const block = inBlock(dialog, /Karten/);
  expect(await block.findByText('Englisch: noch nicht übersetzt')).toBeVisible();
  expect(await inBlock(dialog, /Spielzeit/).findByText('Deutsch: Die andere Sprache wurde seither geändert')).toBeVisible();
  expect(within(dialog.getByRole('group', { name: 'Englisch' })).getByText('1 Block offen')).toBeVisible();
  const texts = (name: RegExp, lang: RegExp) => inBlock(dialog, name).getByRole('textbox', { name: lang });
  await userEvent.click(dialog.getByRole('button', { name: /^Nächster offener Block \(2\)/ }));
  await waitFor(() => expect(texts(/Spielzeit/, /Deutsch/)).toHaveFocus());
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(texts(/Karten/, /Englisch/)).toHaveFocus();
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Nur offene Blöcke' }));
  const mark = block.getByRole('button', { name: 'Ist übersetzt (Englisch)' });
  await userEvent.click(mark);
  await waitFor(() => expect(marks).toEqual([['/en/pageeditor-api/blocks/2/translated/', '{"translated":true}', '"0"']]));
  expect(await dialog.findByText('Als übersetzt vermerkt (Englisch).')).toBeVisible();
  expect(await block.findByRole('button', { name: 'Doch nicht übersetzt (Englisch)' })).toHaveFocus();
  expect(await block.findByText('Englisch: aktuell')).toBeVisible();
});

it('what somebody else writes in the same text is decided there, and nothing is lost', async () => {
  const { en, dialog } = await openMirror();
  const block = inBlock(dialog, /Karten/);
  const english = await block.findByRole('textbox', { name: /Englisch/ });
  const [, stored] = en.documents[PAGE]!;
  Object.assign(stored!, { revision: 7, fields: { content: 'Admission' } });
  await userEvent.clear(english);
  await userEvent.type(english, 'Tickets');
  await userEvent.click(await block.findByRole('button', { name: 'Konflikt lösen (Englisch)' }, { timeout: 4_000 }));
  const conflict = within(await screen.findByRole('dialog', { name: /Überschrift|Text/ }));
  await userEvent.click(conflict.getByRole('button', { name: 'Meine behalten' }));
  await waitFor(() => expect(textsOf(en)).toEqual(['Season', 'Tickets']), { timeout: 4_000 });
});

it('a half word that was just typed is sent when the mirror is closed', async () => {
  const { en, dialog, session } = await openMirror();
  const english = await inBlock(dialog, /Spielzeit/).findByRole('textbox', { name: /Englisch/ });
  await userEvent.type(english, 's 27');
  await userEvent.click(dialog.getByRole('button', { name: 'Zurück zur Seite' }));
  await waitFor(() => expect(textsOf(en)[0]).toBe('Seasons 27'));
  expect(session.ui.getState().isMirrored).toBe(false);
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('an address that names a block gives it the keyboard, in the language that lacks something', async () => {
  // As browsers do, whose dialog takes the keyboard when it opens, after what is in it.
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
    setTimeout(() => this.querySelector<HTMLElement>('button')?.focus());
  };
  let tell = () => {};
  // The checks come last.
  const checked = new Promise<void>((resolve) => (tell = resolve));
  const { dialog } = await openMirror([finding('untranslated', 'en', 2)], '/de/x?edit=languages#block-2', { checked });
  const text = await inBlock(dialog, /Karten/).findByRole('textbox', { name: /Englisch/ });
  tell();
  await waitFor(() => expect(text).toHaveFocus());
});

it('an address that names a block waits until the other language is read', async () => {
  let tell = () => {};
  const read = new Promise<void>((resolve) => (tell = resolve));
  const { dialog } = await openMirror([finding('untranslated', 'en', 2)], '/de/x?edit=languages#block-2', { read });
  await inBlock(dialog, /Karten/).findByText(de['mirror.reading']);
  await new Promise((resolve) => setTimeout(resolve, 100));
  tell();
  const text = await inBlock(dialog, /Karten/).findByRole('textbox', { name: /Englisch/ });
  await waitFor(() => expect(text).toHaveFocus());
});

it('an address that names the texts of the head opens them above both languages', async () => {
  await openMirror([], '/de/x?edit=languages#head');
  expect(await screen.findByRole('dialog', { name: de['head.title'] })).toBeVisible();
});
