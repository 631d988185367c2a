import { jest } from '@jest/globals';
import type { Editor } from '@spielplan/shared-contracts/api';
import { askToLogOut } from '@spielplan/shared-ui/host/provider';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { EMPTY_WORKSPACE } from '../../domain/workspace/workspace.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { createWorkspaceStorage, listKept } from '../../transport/createWorkspaceStorage.ts';
import { Toolbar } from './Toolbar.tsx';

const EDITOR: Editor = { id: 1, email: '', username: 'redaktion', first_name: '', last_name: '', admin_menus: [] };
const network = jest.fn<typeof fetch>();

beforeEach(() => {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  network.mockReset();
  network.mockResolvedValue(new Response('{}'));
  globalThis.fetch = network;
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
  };
  document.cookie = 'csrftoken=0123456789abcdef';
});

function open() {
  const onLoggedOut = jest.fn();
  renderInHost(<Toolbar editor={EDITOR} preview={undefined} onLoggedOut={onLoggedOut} />, { messages: { editor: de } });
  return { onLoggedOut };
}
const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Menü' }));

describe('logging out', () => {
  it('sends the token once and then leaves', async () => {
    network.mockResolvedValue(new Response('{"is_logged_in":false}', { status: 200 }));
    const { onLoggedOut } = open();
    await openMenu();
    await userEvent.dblClick(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalledTimes(1));
    expect(network).toHaveBeenCalledTimes(1);
    const [path, options] = network.mock.calls[0] ?? [];
    expect(path).toBe('/pageeditor-api/logout');
    expect(options?.method).toBe('POST');
    expect(options?.headers).toMatchObject({ 'X-CSRFToken': '0123456789abcdef' });
  });

  it('counts as done when the session has ended meanwhile', async () => {
    network.mockResolvedValue(new Response('{}', { status: 401 }));
    const { onLoggedOut } = open();
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    await waitFor(() => expect(onLoggedOut).toHaveBeenCalled());
  });

  it.each([
    ['is refused', () => Promise.resolve(new Response('{}', { status: 403 }))],
    ['does not get through', () => Promise.reject(new TypeError('Failed to fetch'))],
  ])('says so when it %s, and can be tried again', async (_, answer) => {
    network.mockImplementation(answer);
    const { onLoggedOut } = open();
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Das Abmelden hat nicht geklappt.');
    expect(onLoggedOut).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Abmelden' })).not.toHaveAttribute('aria-disabled', 'true');
  });

  describe('with changes that wait in this browser', () => {
    const keep = async (account: number, content: string) => {
      const storage = createWorkspaceStorage(account, 'de page:1');
      const block = { key: 'b1', model: 'text', fields: { content: 'Alt' }, columns: [] };
      const forest = { 'page:1': [block] };
      const screen = { 'page:1': [{ ...block, fields: { content } }] };
      const server = { forest, known: { b1: { id: 1, revision: 0 } } };
      await storage.load();
      await storage.save({ ...EMPTY_WORKSPACE, screen, server }, []);
      storage.close();
    };
    const kept = async (account: number) => (await listKept(account)).length;

    it('asks what becomes of them, wherever logging out was asked for; giving them up leaves nothing of the account', async () => {
      await keep(EDITOR.id, 'Neu');
      await keep(EDITOR.id + 1, 'Fremd');
      const { onLoggedOut } = open();
      expect(askToLogOut('/out')).toBe(true);
      const dialog = within(await screen.findByRole('dialog', { name: 'Es ist noch nicht alles gespeichert' }));
      await userEvent.click(dialog.getByRole('button', { name: 'Angemeldet bleiben' }));
      expect([screen.queryByRole('dialog'), network.mock.calls, await kept(EDITOR.id)]).toEqual([null, [], 1]);
      expect(askToLogOut('/out')).toBe(true);
      await userEvent.click(await screen.findByRole('button', { name: 'Aufgeben und abmelden' }));
      await waitFor(() => expect(onLoggedOut).toHaveBeenCalled());
      expect(network.mock.calls.map(([path]) => path)).toEqual(['/out']);
      expect([await kept(EDITOR.id), await kept(EDITOR.id + 1)]).toEqual([0, 1]);
    });

    it('sends them on demand, also those of a page that is not on the screen, and stays where that does not work', async () => {
      await keep(EDITOR.id, 'Neu');
      const sent: unknown[] = [];
      let isUp = false;
      network.mockImplementation(async (input, { method, body } = {}) => {
        const path = input as string;
        if (path === '/pageeditor-api/user') return Response.json({ id: EDITOR.id });
        if (path.startsWith('/_blocks')) return Response.json({ kinds: [] });
        if (!isUp) throw new TypeError('Failed to fetch');
        if (path.includes('documents/blocks')) return Response.json({ blocks: [wire('Alt', 0)] });
        if (method === 'PATCH') sent.push(body);
        return Response.json(wire('Neu', 1));
      });
      const { onLoggedOut } = open();
      await openMenu();
      await userEvent.click(screen.getByRole('button', { name: 'Abmelden' }));
      await userEvent.click(await screen.findByRole('button', { name: 'Senden und abmelden' }));
      expect(await screen.findByText(/Nicht alles ließ sich senden/)).toBeVisible();
      expect(onLoggedOut).not.toHaveBeenCalled();
      isUp = true;
      await userEvent.click(screen.getByRole('button', { name: 'Senden und abmelden' }));
      await waitFor(() => expect(onLoggedOut).toHaveBeenCalled());
      expect([sent, await kept(EDITOR.id)]).toEqual([[JSON.stringify({ content: 'Neu' })], 0]);
    });
  });
});

function wire(content: string, revision: number): object {
  return { id: 1, slug: 's', model: 'text', revision, content, columns: [] };
}
