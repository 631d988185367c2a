import { createSignalBus } from '@spielplan/shared-contracts/signals';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import de from '../i18n/de.json' with { type: 'json' };
import type { EditingSession } from '../stores/createEditingSession.ts';
import { FakeDocuments } from '../testing/FakeDocuments.ts';
import { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE } from '../testing/forests.ts';
import { EditingBar, EditingMenu, startEditing, stopEditing } from './startEditing.tsx';

const schema = { properties: { content: { type: 'string' } }, required: ['content'] };
const KINDS = [{ model: 'headline', label: 'Überschrift', extraClasses: [], schema }];
let session: EditingSession | null = null;
let account = 0;

/** The toolbar of a page of two headlines, with a provider that keeps drafts. */
async function edit({ mayPublish = true } = {}) {
  const provider = new FakeProvider();
  for (const content of ['Eins alt', 'Zwei']) provider.add(PAGE, 'headline', { content });
  const documents = new FakeDocuments(provider, PAGE);
  provider.account = account += 1;
  globalThis.fetch = async (input, options) =>
    (input as string).startsWith('/_blocks') ? Response.json({ kinds: KINDS, blocks: [] }) : documents.fetch(input, options);
  document.cookie = 'csrftoken=known; path=/';
  return { provider, documents, ...(await open(mayPublish)) };
}

async function open(mayPublish = true) {
  const signals = createSignalBus();
  const started = await startEditing({ lang: 'de', account, path: '/de/x', documents: [PAGE], signals, mayPublish });
  session = started;
  const { unmount } = renderInHost(
    <>
      <EditingBar session={started} />
      <EditingMenu session={started} />
    </>,
    { messages: { editor: de } },
  );
  await screen.findByText('Gespeichert');
  await waitFor(() => expect(started.ui.getState().kinds).not.toBeNull());
  return { session: started, unmount };
}

const stored = (provider: FakeProvider) => provider.documents[PAGE]!.map(({ fields }) => fields.content);
const onScreen = ({ store }: EditingSession) => store.getState().screen[PAGE]!.map(({ fields }) => fields.content);
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));

async function write({ store, queue }: EditingSession, key: string, content: string) {
  act(() => void store.run({ kind: 'change', key, fields: { content } }));
  act(() => queue.flush());
  await waitFor(() => expect(queue.getState()).toMatchObject({ state: 'rest', waiting: 0 }));
}

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => {
  if (session) act(() => stopEditing(session!));
  session = null;
});

describe('a plan', () => {
  it('says at all times what goes online when, and takes the newer state with one press', async () => {
    const { documents, session: own } = await edit();
    documents.state = 'changed';
    documents.scheduledAt = '2099-07-01T16:30:00.000Z';
    documents.planned.blocks = 'before';
    await act(() => own.publishing.refresh());
    expect(screen.getByText(/^Geht am 01\.07\.2099, 18:30\sUhr online, Stand 23\.11\.2026, 11:00\sUhr\.$/)).toBeInTheDocument();
    await press('Neueren Stand nehmen');
    expect(await screen.findByText('Der neuere Stand ist eingeplant.')).toBeInTheDocument();
    expect(documents.asked.at(-1)).toMatchObject({ path: 'documents/publish/', body: { at: '2099-07-01T16:30:00.000Z' } });
    expect(screen.queryByRole('button', { name: 'Neueren Stand nehmen' })).not.toBeInTheDocument();
    // What is written from here on is newer once more.
    await write(own, 'b1', 'Danach');
    expect(await screen.findByRole('button', { name: 'Neueren Stand nehmen' })).toBeInTheDocument();
  });

  it('of a page whose block has moved asks for the other page too', async () => {
    const { documents, session: own } = await edit();
    documents.state = 'changed';
    documents.partners = [{ content_type: 'page', object_id: 9 }];
    await act(() => own.publishing.refresh());
    await press('Änderungen und Termin …');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Tag'), '2099-07-01');
    await userEvent.type(dialog.getByLabelText('Uhrzeit (HH.mm)'), '18.30');
    await press('Zu dieser Zeit veröffentlichen');
    expect(await screen.findByText(/Ein Block ist zwischen dieser und einer anderen Seite umgezogen/)).toBeInTheDocument();
    await press('Mit der anderen Seite planen');
    await screen.findByText('Das Veröffentlichen ist geplant.');
    expect(documents.asked.at(-1)?.body).toMatchObject({
      at: '2099-07-01T16:30:00.000Z',
      documents: [{ object_id: 1 }, { object_id: 9 }],
    });
  });
});

describe('what others save', () => {
  it('arrives by itself, is marked and told, and is looked at before it is published', async () => {
    const { provider, documents, session: own } = await edit();
    await write(own, 'b1', 'Meins');
    Object.assign(provider.documents[PAGE]![1]!, { fields: { content: 'Ihres' }, revision: 7 });
    documents.keep('automatic', null, 'ben');
    documents.state = 'changed';
    await waitFor(() => expect(onScreen(own)).toEqual(['Meins', 'Ihres']), { timeout: 9_000 });
    expect(own.ui.getState().arrived).toEqual(['b2']);
    expect(screen.getByText('Von anderswo geändert: ein Block.').closest('[role=status]')).toHaveAttribute('aria-live', 'polite');
    await press('Veröffentlichen');
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(/^Seit Sie zuletzt nachgesehen haben/)).toBeInTheDocument();
    expect(dialog.getByText(/, ben/)).toBeInTheDocument();
    expect(documents.state).toBe('changed');
    await press('Jetzt veröffentlichen');
    await waitFor(() => expect(documents.state).toBe('published'));
  }, 20_000);

  it('between looking and publishing is not published unseen', async () => {
    const { documents, session: own } = await edit();
    await write(own, 'b1', 'Meins');
    documents.state = 'changed';
    await act(() => own.publishing.refresh());
    const read = own.publishing.refresh;
    own.publishing.refresh = async () => {
      await read();
      documents.keep('automatic', null, 'ben');
      own.publishing.refresh = read;
    };
    await press('Veröffentlichen');
    expect(await screen.findByText(/^Seit Sie zuletzt nachgesehen haben/)).toBeInTheDocument();
    expect(documents.state).toBe('changed');
  });
});

describe('publishing', () => {
  it('is planned for a moment of Berlin that has not passed, and the plan is taken back', async () => {
    const { documents, session: own } = await edit();
    documents.state = 'changed';
    await act(() => own.publishing.refresh());
    await press('Änderungen und Termin …');
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText('Tag'), '2020-01-01');
    await userEvent.type(dialog.getByLabelText(/Uhrzeit/), '18.30');
    await press('Zu dieser Zeit veröffentlichen');
    expect(dialog.getByText('Dieser Zeitpunkt ist schon vorbei.')).toBeVisible();
    expect(documents.asked).toEqual([]);
    await userEvent.clear(dialog.getByLabelText('Tag'));
    await userEvent.type(dialog.getByLabelText('Tag'), '2099-07-01');
    await press('Zu dieser Zeit veröffentlichen');
    await screen.findByText('Das Veröffentlichen ist geplant.');
    expect(documents.asked.at(-1)).toEqual({
      path: 'documents/publish/',
      // The state that was looked at, and no other.
      body: { documents: [{ content_type: 'page', object_id: 1, revision: 1 }], at: '2099-07-01T16:30:00.000Z' },
    });
    await press('Änderungen und Termin …');
    expect(await within(await screen.findByRole('dialog')).findByText(/Geht am 01\.07\.2099, 18:30\sUhr online/)).toBeVisible();
    await press('Termin aufheben');
    await waitFor(() => expect(documents.scheduledAt).toBeNull());
  });

  it('is explained where the account may not: no call goes out, and the draft can still be given up', async () => {
    const { documents, session: own } = await edit({ mayPublish: false });
    await press('Seite veröffentlichen');
    expect(within(await screen.findByRole('dialog')).getByText(de['publish.refused'])).toBeVisible();
    for (const name of ['Jetzt veröffentlichen', 'Zu dieser Zeit veröffentlichen', 'Von der Website nehmen …'])
      expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.getByRole('button', { name: de['discard.ask'] })).toBeVisible();
    expect([documents.asked, own.mayPublish]).toEqual([[], false]);
  });

  it('tells the changes that visitors do not see, and asks before the page leaves the site', async () => {
    const { documents, session: own } = await edit();
    await write(own, 'b1', 'Eins neu');
    documents.state = 'changed';
    await act(() => own.publishing.refresh());
    await press('Änderungen und Termin …');
    const list = within(await screen.findByRole('region', { name: 'Noch nicht veröffentlicht' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Überschrift: Eins neu geändert']);
    await press('Von der Website nehmen …');
    await press('Von der Website nehmen');
    await screen.findByText('Die Seite ist nicht mehr zu sehen.');
    expect(documents.asked.map(({ path }) => path)).toEqual(['documents/unpublish/']);
  });

  it('tells what of the other language goes online with a correction in this one', async () => {
    const { provider, documents, session: own } = await edit();
    documents.keep('published');
    await write(own, 'b1', 'Eins neu');
    documents.keep('automatic');
    documents.state = 'changed';
    // The second headline was changed in English alone; the first one only in German.
    const { fetch: german } = globalThis;
    globalThis.fetch = async (input, options) => {
      const [, id] = /^\/en\/pageeditor-api\/document-versions\/(\d+)\//.exec(input as string) ?? [];
      const reply = await german(id ? (input as string).replace('/en/', '/de/') : input, options);
      if (!id) return reply;
      const body = (await reply.json()) as { blocks: { id: number; content: string }[] };
      const isNewest = Number(id) === documents.versions[0]!.id;
      const blocks = body.blocks.map((block, index) => ({
        ...block,
        content: index === 0 ? 'One' : isNewest ? 'Two, new' : 'Two',
      }));
      return Response.json({ blocks });
    };
    await act(() => own.publishing.refresh());
    await press('Änderungen und Termin …');
    const list = within(await screen.findByRole('region', { name: 'Auf Englisch geht mit online' }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Überschrift: Two, new geändert']);
    const here = within(screen.getByRole('region', { name: 'Noch nicht veröffentlicht' }));
    expect(here.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['Überschrift: Eins neu geändert']);
    expect(stored(provider)).toEqual(['Eins neu', 'Zwei']);
  });

  it('by the keyboard asks first for the required field that a new block lacks, and leads to it', async () => {
    const { documents, session: own } = await edit();
    const block = { key: 'headline-new', model: 'headline', fields: {}, columns: [] };
    act(() => void own.store.run({ kind: 'insert', block, place: { document: PAGE, parent: null, column: 0, position: 2 } }));
    await userEvent.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('ein Pflichtfeld ist leer')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Jetzt veröffentlichen' })).toBeDisabled();
    await userEvent.click(dialog.getByRole('button', { name: 'Überschrift' }));
    expect(screen.getByRole('dialog', { name: 'Einstellungen: Überschrift' })).toBeVisible();
    expect(documents.asked).toEqual([]);
  });

  it('gives all changes up once that was confirmed, what waits included', async () => {
    const { provider, documents, session: own } = await edit();
    await write(own, 'b1', 'Eins neu');
    documents.state = 'changed';
    await act(() => own.publishing.refresh());
    const block = { key: 'headline-new', model: 'headline', fields: {}, columns: [] };
    act(() => void own.store.run({ kind: 'insert', block, place: { document: PAGE, parent: null, column: 0, position: 2 } }));
    provider.documents[PAGE]![0]!.fields.content = 'Eins alt';
    await press('Änderungen und Termin …');
    await press('Änderungen verwerfen …');
    await press('Verwerfen');
    await screen.findByText('Verworfen.');
    await waitFor(() => expect(onScreen(own)).toEqual(['Eins alt', 'Zwei']));
    expect(own.queue.getState().waiting).toBe(0);
  });
});

describe('history', () => {
  it('shows a version beside the present state with the words marked, and brings it back as one step of undo that outlives a reload', async () => {
    const { provider, documents, session: own, unmount } = await edit();
    await write(own, 'b1', 'Eins neu');
    // As the provider does with each change.
    documents.keep('automatic');
    await press('Verlauf …');
    // The button to close was the only one at first, and is now far below.
    await waitFor(() => expect(screen.getByRole('textbox')).toHaveFocus());
    await userEvent.click((await screen.findAllByRole('button', { name: 'Mit jetzt vergleichen' }))[1]!);
    await waitFor(() => expect(screen.getByRole('button', { name: de['history.back'] })).toHaveFocus());
    const then = await screen.findByRole('group', { name: 'Damals' });
    expect([...document.querySelectorAll('mark')].map(({ textContent }) => textContent?.trim())).toEqual(['alt', 'neu']);
    expect(then).toHaveTextContent('Eins alt');
    await press('Alles auf diesen Stand bringen');
    await screen.findByText('Zurückgeholt. Rückgängig nimmt es zurück.');
    expect([stored(provider), onScreen(own)]).toEqual([
      ['Eins alt', 'Zwei'],
      ['Eins alt', 'Zwei'],
    ]);

    act(() => stopEditing(own));
    unmount();
    const { session: again } = await open();
    await press('Rückgängig');
    await waitFor(() => expect(stored(provider)).toEqual(['Eins neu', 'Zwei']));
    await waitFor(() => expect(onScreen(again)).toEqual(['Eins neu', 'Zwei']));
    await press('Wiederholen');
    await waitFor(() => expect(stored(provider)).toEqual(['Eins alt', 'Zwei']));
  });

  it('brings one block back, also one that is gone, and undo takes it away again', async () => {
    const { provider, session: own } = await edit();
    await write(own, 'b2', 'Zwei neu');
    act(() => void own.store.run({ kind: 'remove', key: 'b1' }));
    await waitFor(() => expect(stored(provider)).toEqual(['Zwei neu']), { timeout: 3_000 });
    await press('Verlauf …');
    await press('Mit jetzt vergleichen');
    await userEvent.click((await screen.findAllByRole('button', { name: 'Diesen Block zurückholen' }))[0]!);
    await waitFor(() => expect(onScreen(own)).toEqual(['Zwei neu', 'Eins alt']));
    await press('Rückgängig');
    await waitFor(() => expect(stored(provider)).toEqual(['Zwei neu']), { timeout: 3_000 });
  });

  it('keeps the present state under a name', async () => {
    const { documents } = await edit();
    await press('Verlauf …');
    await userEvent.type(await screen.findByLabelText('Name für den Stand von jetzt'), 'Vor der Premiere');
    await press('Festhalten');
    expect(await screen.findByText('Vor der Premiere')).toBeVisible();
    expect(documents.versions[0]?.name).toBe('Vor der Premiere');
    expect(screen.getAllByRole('link', { name: 'Als Seite öffnen' })[0]).toHaveAttribute('href', '/de/x?v=2');
  });
});

describe('leaving edit mode', () => {
  it('takes every listener of the page with it', async () => {
    const { session: first } = await edit();
    act(() => stopEditing(first));
    cleanup();
    const held = new Set<string>();
    const watch = (target: EventTarget, name: string) => {
      const [add, remove] = [target.addEventListener.bind(target), target.removeEventListener.bind(target)];
      target.addEventListener = (type: string, ...rest: [never]) => {
        held.add(`${name} ${type}`);
        add(type, ...rest);
      };
      target.removeEventListener = (type: string, ...rest: [never]) => {
        held.delete(`${name} ${type}`);
        remove(type, ...rest);
      };
      return () => Object.assign(target, { addEventListener: add, removeEventListener: remove });
    };
    const stops = [watch(window, 'window'), watch(document, 'document')];
    const { session: next } = await open();
    expect([...held]).toEqual(expect.arrayContaining(['document keydown', 'document visibilitychange', 'window focus']));
    act(() => stopEditing(next));
    cleanup();
    expect([...held]).toEqual([]);
    for (const stop of stops) stop();
  });
});
