import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';

const START = { title: 'Besuch', headline: '', meta_title: '', meta_description: '' };

beforeAll(stubBrowser);
afterEach(stopAll);

/** A page with one headline, and a provider that keeps the texts of its head. */
async function edit() {
  const house = { revision: 1, de: { ...START }, en: { ...START } };
  const opened = await editPage([], ['Eins']);
  const send = globalThis.fetch;
  globalThis.fetch = async (input, options = {}) => {
    const [, lang] = /^\/(de|en)\/pageeditor-api\/page-texts\//.exec(input as string) ?? [];
    if (lang !== 'de' && lang !== 'en') return send(input, options);
    const answer = () => ({ id: 1, ...house[lang], revision: house.revision });
    if (options.method !== 'PATCH') return Response.json(answer());
    const { revision, ...texts } = JSON.parse(options.body as string) as { revision: number };
    if (revision !== house.revision) return Response.json({ current: answer() }, { status: 409 });
    Object.assign(house[lang], texts);
    house.revision += 1;
    return Response.json(answer());
  };
  act(() => opened.session.ui.setState({ layer: { kind: 'head' } }));
  await field();
  return { ...opened, house };
}

const field = () => screen.findByRole('textbox', { name: 'Titel (Deutsch)' });
const type = async (words: string) => fireEvent.change(await field(), { target: { value: words } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const saving = (kind: string) =>
  waitFor(() => expect(document.querySelector('[data-saving]')).toHaveAttribute('data-saving', kind));

it('texts of the head that were typed and not sent are no “Saved”, lead back to them, and go with Ctrl+S', async () => {
  const { house } = await edit();
  await type('Ihr Besuch');
  await press('Schließen');
  await saving('typed');
  expect(screen.getByText('Texte der Seite nicht gespeichert: 1')).toBeVisible();
  await press('Zeigen');
  expect(await field()).toHaveValue('Ihr Besuch');
  await press('Schließen');
  await userEvent.keyboard('{Control>}s{/Control}');
  await saving('saved');
  expect(house.de.title).toBe('Ihr Besuch');
  expect(screen.getByText('Die Titel und Beschreibungen sind gespeichert.')).toBeVisible();
});

it('a text that somebody else has changed meanwhile is to be decided, which leads on in its field', async () => {
  const { house } = await edit();
  await type('Meiner');
  Object.assign(house, { revision: 4, de: { ...START, title: 'Ihrer' } });
  await press('Speichern');
  await saving('undecided');
  expect(screen.getByRole('button', { name: 'Speichern' })).toBeDisabled();
  const clash = screen.getByRole('group', { name: 'Titel (Deutsch)' });
  await userEvent.click(within(clash).getByRole('button', { name: 'Beide untereinander' }));
  expect(await field()).toHaveFocus();
  await press('Speichern');
  await saving('saved');
  expect(house.de.title).toBe('Meiner Ihrer');
});

it('publishing sends texts of the head first, and opens what is to be decided of them', async () => {
  const { house, session } = await edit();
  await type('Meiner');
  await press('Schließen');
  Object.assign(house, { revision: 4, de: { ...START, title: 'Ihrer' } });
  await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(await screen.findByRole('group', { name: 'Titel (Deutsch)' })).toHaveTextContent('Ihrer');
  expect(session.ui.getState().layer).toEqual({ kind: 'head' });
});
