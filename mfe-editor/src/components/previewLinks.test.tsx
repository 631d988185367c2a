import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';

const KINDS = [
  {
    model: 'headline',
    label: 'Überschrift',
    extraClasses: [],
    schema: { properties: { content: { type: 'string' } }, required: [] },
  },
];
const TOKEN = 'Qf3'.repeat(14) + 'x';
const link = (id: number) => ({
  id,
  content_type: 'page',
  object_id: 12,
  created: '2026-11-23T10:00:00Z',
  expires: '2026-11-30T10:00:00Z',
  username: 'ada',
});

/** The dialog above a page, with what the provider was asked and answers with these statuses. */
async function open({ create = 201, remove = 200, list = 200 } = {}) {
  const asked: string[] = [];
  const { session } = await editPage(KINDS, ['Eins'], () => null);
  const rest = globalThis.fetch;
  globalThis.fetch = async (input, options = {}) => {
    const path = input as string;
    if (!path.includes('preview-links')) return rest(input, options);
    const method = options.method ?? 'GET';
    asked.push(`${method} ${path.split('/pageeditor-api/')[1]} ${(options.body as string | undefined) ?? ''}`.trim());
    if (method === 'POST') return Response.json({ ...link(8), token: TOKEN }, { status: create });
    if (method === 'DELETE') return Response.json({ id: 7 }, { status: remove });
    return Response.json({ links: [link(7)] }, { status: list });
  };
  act(() => session.ui.setState({ layer: { kind: 'preview' } }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Vorschau-Link' }));
  return { dialog, asked, session };
}

const press = (dialog: ReturnType<typeof within>, name: string) => userEvent.click(dialog.getByRole('button', { name }));

beforeEach(stubBrowser);
afterEach(stopAll);

it('a link is made for so many days, shown once and copied, and joins the list', async () => {
  const user = userEvent.setup();
  const { dialog, asked, session } = await open();
  expect(await dialog.findAllByRole('listitem')).toHaveLength(1);
  await user.selectOptions(dialog.getByLabelText('Wie lange gilt er?'), '30 Tage');
  await user.click(dialog.getByRole('button', { name: 'Link anlegen' }));
  const address = await dialog.findByLabelText<HTMLInputElement>('Der neue Link');
  expect(address.value).toBe(`http://localhost/?preview=${TOKEN}`);
  expect(address).toHaveAccessibleDescription('Er wird nur jetzt gezeigt.');
  expect(asked.at(-1)).toMatch(/^POST preview-links\/ \{.*"days":30\}$/);
  expect(dialog.getAllByRole('listitem')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toBe(address.value);
  expect(session.ui.getState().said.text).toBe('preview.copied');
});

it('a link that has just been made and is ended again is no longer offered', async () => {
  const { dialog } = await open();
  await dialog.findByRole('listitem');
  await press(dialog, 'Link anlegen');
  await dialog.findByLabelText('Der neue Link');
  await userEvent.click(dialog.getAllByRole('button', { name: 'Beenden' })[1] as HTMLElement);
  await waitFor(() => expect(dialog.getAllByRole('listitem')).toHaveLength(1));
  expect(dialog.getByLabelText('Der neue Link')).toBeInTheDocument();
  await press(dialog, 'Beenden');
  await waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
  expect(dialog.queryByLabelText('Der neue Link')).toBeNull();
});

it('a link is ended, and one that has ended elsewhere as well', async () => {
  for (const remove of [200, 404]) {
    const { dialog, asked } = await open({ remove });
    await dialog.findByRole('listitem');
    await press(dialog, 'Beenden');
    await waitFor(() => expect(dialog.queryByRole('listitem')).toBeNull());
    expect(asked.at(-1)).toBe('DELETE preview-links/7/');
    stopAll();
    document.body.replaceChildren();
  }
});

it.each([
  ['the list', { list: 503 }, /nicht geklappt/, null],
  ['making one', { create: 503 }, /nicht geklappt/, 'Link anlegen'],
  ['one too many', { create: 409 }, /schon 20 Links/, 'Link anlegen'],
  ['ending one', { remove: 503 }, /nicht geklappt/, 'Beenden'],
])('says so where it does not work: %s', async (_, answers, words, name) => {
  const { dialog } = await open(answers);
  if (name !== null) {
    await dialog.findByRole('listitem');
    await press(dialog, name);
  }
  expect(await dialog.findByText(words)).toBeInTheDocument();
});
