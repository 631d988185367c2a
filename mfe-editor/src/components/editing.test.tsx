import { BlockFrame, EditingRoot } from '@spielplan/shared-ui/host';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import de from '../i18n/de.json' with { type: 'json' };
import { editPage, stopAll, stubBrowser } from '../testing/editPage.tsx';
import type { FakeProvider } from '../testing/FakeProvider.ts';
import { PAGE } from '../testing/forests.ts';
import { stopEditing } from './startEditing.tsx';

const KINDS = [
  {
    model: 'headline',
    label: 'Überschrift',
    extraClasses: [],
    schema: { properties: { content: { type: 'string' } }, required: ['content'] },
  },
];

/** A page of headlines. */
const edit = (...contents: string[]) => editPage(KINDS, contents);
/** The page again as it was rendered at first, for the same account or another one. */
const again = ({ provider, blocks }: Awaited<ReturnType<typeof edit>>, account = provider.account) =>
  editPage(KINDS, [], undefined, { provider, account, blocks });
const headlines = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);
const stored = (provider: FakeProvider) => provider.documents[PAGE]!.map(({ fields }) => fields.content);

beforeEach(stubBrowser);
afterEach(stopAll);

describe('editing a page', () => {
  it('a headline is written where it stands and saved, and the toolbar says so', async () => {
    const { provider } = await edit('Spielzeit', 'Karten');
    const place = screen.getAllByRole('textbox')[0]!;
    act(() => place.focus());
    place.textContent = 'Neue Spielzeit';
    act(() => void place.dispatchEvent(new Event('input', { bubbles: true })));
    expect(await screen.findByText(/Wird gespeichert/)).toBeVisible();
    await screen.findByText('Gespeichert', {}, { timeout: 3_000 });
    expect(stored(provider)).toEqual(['Neue Spielzeit', 'Karten']);
  });

  it('a block is moved, removed and brought back by the keyboard alone', async () => {
    const { provider } = await edit('Eins', 'Zwei', 'Drei');
    const frames = () => screen.getAllByRole('group', { name: 'Überschrift' });
    await waitFor(() => expect(frames()).toHaveLength(3));
    act(() => frames()[0]!.focus());
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowDown}{/Shift}{/Alt}');
    expect(headlines()).toEqual(['Zwei', 'Eins', 'Drei']);
    expect(screen.getByText('Überschrift nach unten verschoben, Platz 2 von 3.')).toBeVisible();
    // The focus follows the block with the next picture.
    await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
    expect(frames()[1]).toHaveFocus();
    act(() => frames()[2]!.focus());
    await userEvent.keyboard('{Delete}');
    expect(headlines()).toEqual(['Zwei', 'Eins']);
    await userEvent.keyboard('{Control>}z{/Control}');
    expect(headlines()).toEqual(['Zwei', 'Eins', 'Drei']);
    await waitFor(() => expect(stored(provider)).toEqual(['Zwei', 'Eins', 'Drei']), { timeout: 3_000 });
  });

  it('a new block is chosen from the kinds and sent once its required field is filled', async () => {
    const { provider } = await edit('Eins');
    const user = userEvent.setup();
    const frame = await screen.findByRole('group', { name: 'Überschrift' });
    act(() => frame.focus());
    await user.click(screen.getByRole('button', { name: 'Block darunter hinzufügen' }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Überschrift' }));
    await user.click(await screen.findByRole('button', { name: 'Fertig' }));
    expect(screen.getByText('Dieses Feld ist erforderlich!')).toBeVisible();
    expect(provider.changes).toEqual([]);
    await user.type(screen.getByRole('textbox', { name: /Überschrift \(erforderlich\)/ }), 'Zwei');
    await user.click(screen.getByRole('button', { name: 'Fertig' }));
    await waitFor(() => expect(stored(provider)).toEqual(['Eins', 'Zwei']), { timeout: 3_000 });
  });

  it('what was not sent is there again after a reload, can be undone, and no other account sees it', async () => {
    const page = await edit('Eins');
    const { provider, session: first } = page;
    const mine = provider.account;
    provider.faults = ['timeout', 'timeout', 'timeout'];
    act(() => void first.store.run({ kind: 'change', key: 'b1', fields: { content: 'Getippt' } }));
    await waitFor(() => expect(headlines()).toEqual(['Getippt']));
    await new Promise((resolve) => setTimeout(resolve, 400));
    act(() => stopEditing(first));
    document.body.replaceChildren();

    const other = await again(page, mine + 1000);
    expect(headlines()).toEqual(['Eins']);
    act(() => stopEditing(other.session));
    document.body.replaceChildren();

    provider.faults = [];
    const own = await again(page, mine);
    expect(stored(provider)).toEqual(['Getippt']);
    act(() => void own.session.store.undo(PAGE));
    await waitFor(() => expect(stored(provider)).toEqual(['Eins']), { timeout: 3_000 });
  });

  it('what was refused is sent again by the key for saving: the right may be there by now', async () => {
    const { provider, session: own } = await edit('Eins');
    provider.faults = [403];
    act(() => void own.store.run({ kind: 'change', key: 'b1', fields: { content: 'Getippt' } }));
    own.queue.flush();
    await screen.findByText('Nicht angenommen: 1');
    expect(stored(provider)).toEqual(['Eins']);
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(stored(provider)).toEqual(['Getippt']));
    expect(await screen.findByText('Gespeichert')).toBeVisible();
  });

  it('an answer that comes after the end is not kept over what the next session has written', async () => {
    const page = await edit('Eins', 'Zwei');
    const { provider, session: first } = page;
    const answer = Promise.withResolvers<void>();
    const direct = globalThis.fetch;
    globalThis.fetch = async (input, options) => {
      const reply = await direct(input, options);
      if (options?.method === 'PATCH') await answer.promise;
      return reply;
    };
    act(() => void first.store.run({ kind: 'change', key: 'b1', fields: { content: 'Getippt' } }));
    first.queue.flush();
    await waitFor(() => expect(stored(provider)).toEqual(['Getippt', 'Zwei']));
    globalThis.fetch = direct;
    document.body.replaceChildren();
    const { session: next } = await again(page);
    provider.faults = Array.from({ length: 20 }, () => 'timeout');
    act(() => stopEditing(first));
    act(() => void next.store.run({ kind: 'change', key: 'b2', fields: { content: 'Neuer' } }));
    act(() => stopEditing(next));
    await act(async () => answer.resolve());
    await new Promise((resolve) => setTimeout(resolve, 500));
    document.body.replaceChildren();

    provider.faults = [];
    await again(page);
    await waitFor(() => expect(stored(provider)).toEqual(['Getippt', 'Neuer']), { timeout: 3_000 });
  });

  it('what was typed just before the end is sent, and the next session has no conflict with it', async () => {
    const page = await edit('Eins', 'Zwei');
    const { provider, session: first } = page;
    act(() => void first.store.run({ kind: 'change', key: 'b1', fields: { content: 'Zuletzt' } }));
    act(() => stopEditing(first));
    await waitFor(() => expect(stored(provider)).toEqual(['Zuletzt', 'Zwei']));
    document.body.replaceChildren();
    const { session: next } = await again(page);
    expect(next.store.getState().conflicts).toEqual({});
    expect(headlines()).toEqual(['Zuletzt', 'Zwei']);
  });

  it('after 401 everything waits beside the page, and goes out in order, once each, with the token of the next login', async () => {
    const { provider, session: own } = await edit('Eins', 'Zwei');
    const asked: unknown[] = [];
    own.askLogin = () => asked.push(true);
    provider.hasSession = false;
    act(() => void own.store.run({ kind: 'change', key: 'b1', fields: { content: 'Erster' } }));
    act(() => own.queue.flush());
    expect(await screen.findByText(/Sitzung beendet, 1 warten/)).toBeVisible();
    act(() => void own.store.run({ kind: 'change', key: 'b2', fields: { content: 'Zweiter' } }));
    await userEvent.click(screen.getByRole('button', { name: 'Anmelden' }));
    expect(asked).toHaveLength(1);
    expect([headlines(), stored(provider), provider.changes]).toEqual([['Erster', 'Zweiter'], ['Eins', 'Zwei'], []]);

    Object.assign(provider, { hasSession: true, token: 'renewed' });
    document.cookie = 'csrftoken=renewed; path=/';
    await act(() => own.resume());
    await waitFor(() => expect(stored(provider)).toEqual(['Erster', 'Zweiter']));
    expect(provider.changes).toEqual([
      { request: 'PATCH headline/1/', token: 'renewed' },
      { request: 'PATCH headline/2/', token: 'renewed' },
    ]);
  });

  it('nothing is sent with the session of another account that logged in in another tab, and the toolbar says so', async () => {
    const { provider, session: own } = await edit('Eins');
    const mine = provider.account;
    Object.assign(provider, { account: mine + 500, token: 'theirs' });
    document.cookie = 'csrftoken=theirs; path=/';
    act(() => void own.store.run({ kind: 'change', key: 'b1', fields: { content: 'Meins' } }));
    expect(await screen.findByText(/ein anderes Konto angemeldet/, {}, { timeout: 3_000 })).toBeVisible();
    await act(() => own.resume());
    await act(() => own.publishing.publish());
    expect([stored(provider), provider.changes]).toEqual([['Eins'], []]);

    Object.assign(provider, { account: mine, token: 'again' });
    document.cookie = 'csrftoken=again; path=/';
    await act(() => own.resume());
    await waitFor(() => expect(stored(provider)).toEqual(['Meins']));
    expect(screen.queryByText(/ein anderes Konto angemeldet/)).toBeNull();
  });

  it('two tabs of one account keep their work apart, and the next one takes over what both have left', async () => {
    const page = await edit('Eins', 'Zwei', 'Drei');
    const { provider, session: first } = page;
    document.body.replaceChildren();
    const { session: second } = await again(page);
    provider.faults = Array.from({ length: 20 }, () => 'timeout');
    act(() => void first.store.run({ kind: 'change', key: 'b1', fields: { content: 'Tab eins' } }));
    act(() => void second.store.run({ kind: 'change', key: 'b2', fields: { content: 'Tab zwei' } }));
    act(() => void second.store.run({ kind: 'remove', key: 'b3' }));
    expect(first.store.getState().screen[PAGE]).toHaveLength(3);
    act(() => stopEditing(first));
    act(() => stopEditing(second));
    document.body.replaceChildren();
    provider.faults = [];
    const { session: next } = await again(page);
    await waitFor(() => expect(stored(provider)).toEqual(['Tab eins', 'Tab zwei']), { timeout: 3_000 });
    expect(next.store.getState().conflicts).toEqual({});
  });

  it('the end of a session leaves the tools of the one that began meanwhile', async () => {
    const page = await edit('Eins');
    const { blocks, session: first } = page;
    document.body.replaceChildren();
    const { session: next } = await again(page);
    document.body.replaceChildren();
    renderInHost(
      <EditingRoot>
        <BlockFrame block={blocks[0]!}>Eins</BlockFrame>
      </EditingRoot>,
      { messages: { editor: de } },
    );
    expect(screen.getByRole('group')).toBeVisible();
    act(() => stopEditing(first));
    expect(screen.getByRole('group')).toBeVisible();
    act(() => stopEditing(next));
    expect(screen.queryByRole('group')).toBeNull();
  });
});
