import { jest } from '@jest/globals';
import type { Editor } from '@spielplan/shared-contracts/api';
import { EDITING_CONTRACT, type PageAnswer, type PagePreview } from '@spielplan/shared-contracts/remote';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { Toolbar } from './Toolbar.tsx';

const EDITOR: Editor = {
  id: 1,
  email: 'redaktion@example.org',
  username: 'redaktion',
  first_name: 'Paula',
  last_name: 'Lindqvist',
  admin_menus: [{ title: 'Benutzer', url: '/admin/users/' }],
};

const network = jest.fn<typeof fetch>();
const observed: Element[] = [];

beforeEach(() => {
  network.mockReset();
  network.mockResolvedValue(new Response('{}'));
  globalThis.fetch = network;
  observed.length = 0;
  globalThis.ResizeObserver = class {
    observe = (element: Element) => void observed.push(element);
    unobserve = () => undefined;
    disconnect = () => void observed.pop();
  };
  document.cookie = 'csrftoken=0123456789abcdef';
});

function open({
  editor = EDITOR,
  url = '/de/stories?page=2',
  lang = 'de',
  page = {},
  preview,
}: { editor?: Editor; url?: string; lang?: Language; page?: Partial<PageAnswer>; preview?: PagePreview } = {}) {
  const onLoggedOut = jest.fn();
  const result = renderInHost(<Toolbar editor={editor} preview={preview} onLoggedOut={onLoggedOut} />, {
    lang,
    url,
    page,
    messages: { editor: lang === 'de' ? de : en },
  });
  return { ...result, onLoggedOut };
}

const openMenu = () => userEvent.click(screen.getByRole('button', { name: 'Menü' }));

describe("the editor's toolbar", () => {
  it('asks to reload where a newer build keeps work in another tab, and begins to edit nothing', async () => {
    localStorage.setItem(`spielplan.editor.texts.2.${EDITOR.id}.3.tab`, '{}');
    const editing = { contract: EDITING_CONTRACT, documents: [{ content_type: 'page' as const, object_id: 3 }] };
    open({ url: '/de/besuch?edit', page: { editing } });
    expect(await screen.findByText(de['editing.outdated'])).toBeVisible();
    expect(network.mock.calls.map(([path]) => path)).toEqual([]);
    localStorage.clear();
  });

  it('leads from a page to its record in the back office, beside the menus of the provider', async () => {
    const back_office = { article: 'https://office.example/article/{id}/change/' };
    const page = { screen: { remote: 'magazine', id: 'article' } } as const;
    open({ editor: { ...EDITOR, back_office }, url: '/de/stories/ein-abend/7', page });
    await openMenu();
    const links = within(screen.getByRole('navigation', { name: 'Verwaltung' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Diese Story in der Verwaltung ändern', 'https://office.example/article/7/change/'],
      ['Seiten und Medien', '/cms-hub?lang=de'],
      ['Benutzer', '/admin/users/'],
    ]);
  });

  it('leads to the hub from its row and from its menu, also where the provider has no menus', async () => {
    open({ editor: { ...EDITOR, admin_menus: [] }, lang: 'en', url: '/en/stories' });
    const links = () =>
      screen.getAllByRole('link', { name: 'Pages and media', hidden: true }).map((link) => link.getAttribute('href'));
    expect(links()).toEqual(['/cms-hub?lang=en']);
    await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
    expect(links()).toEqual(['/cms-hub?lang=en', '/cms-hub?lang=en']);
  });

  it('is a landmark that says who is logged in', () => {
    open();
    expect(screen.getByRole('region', { name: 'Redaktionsleiste' })).toHaveTextContent('Angemeldet als Paula Lindqvist');
  });

  it('speaks English too', async () => {
    open({ lang: 'en', url: '/en/stories' });
    const bar = screen.getByRole('region', { name: 'Editor toolbar' });
    await userEvent.click(within(bar).getByRole('button', { name: 'Menu' }));
    expect(within(bar).getByRole('button', { name: 'Log out' })).toBeVisible();
  });

  it.each([
    [
      'de',
      { id: 7, saved: '20. November 2026, 17:05 Uhr', username: 'redaktion' },
      /Fassung 7 vom 20\. November 2026, 17:05 Uhr, gespeichert von redaktion/,
    ],
    ['en', { id: 7, saved: '20 November 2026, 17:05', username: null }, /Version 7 of 20 November 2026, 17:05\. Visitors/],
    ['en', { id: 7, saved: null, username: null }, /Version 7\. Visitors do not see it/],
  ] as const)('says which saved state is on view, and leads to the current one (%s)', (lang, version, words) => {
    open({ lang, url: `/${lang}/besuch?v=7&edit=1`, preview: { version } });
    expect(screen.getByText(words)).toBeVisible();
    const current = screen.getByRole('link', { name: lang === 'de' ? 'Zur aktuellen Fassung' : 'To the current version' });
    expect(current).toHaveAttribute('href', `/${lang}/besuch?edit=1`);
  });

  it.each([
    ['de', '2020-01-02T08:30Z'],
    ['en', 'tomorrow'],
    ['en', ''],
    ['de', '2999-01-02T08:30Z'],
  ] as const)('says that the page is the one of now where the moment in the address is none to come: %s %s', (lang, at) => {
    const words = { de, en }[lang];
    const { unmount } = open({ lang, url: `/${lang}/besuch?page=2&at=${at}` });
    expect(screen.getByText(words['moment.lost'])).toBeVisible();
    expect(screen.getByRole('link', { name: words['moment.leave'] })).toHaveAttribute('href', `/${lang}/besuch?page=2`);
    unmount();
    // What this provider cannot show is told on the page.
    const soon = new Date(Date.now() + 86_400_000).toISOString().slice(0, 16);
    open({ lang, url: `/${lang}/besuch?at=${soon}Z` });
    expect(screen.queryByText(words['moment.lost'])).toBeNull();
  });

  it('never edits a saved state, even where the address asks for it: what would be written is the current page', () => {
    const version = { id: 7, saved: null, username: null };
    const page = { sections: { 'team-intro': { state: 'missing' } } } as unknown as Partial<PageAnswer>;
    open({ url: '/de/team?v=7&edit=1', preview: { version }, page });
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
    expect(document.documentElement).not.toHaveClass('edit-mode');
    document.dispatchEvent(new Event('visibilitychange'));
    expect(network).not.toHaveBeenCalled();
  });

  it('says that a page is not published, and nothing of the kind where it is', () => {
    const { unmount } = open({ preview: { isOffline: true } });
    expect(screen.getByText(/nicht veröffentlicht/)).toBeVisible();
    unmount();
    open();
    expect(screen.queryByText(/nicht veröffentlicht|Fassung/)).toBeNull();
  });

  it('switches editing on in the address and on the page, and off again', async () => {
    const { visited } = open();
    const edit = screen.getByRole('button', { name: 'Bearbeiten', pressed: false });
    await userEvent.click(edit);
    await waitFor(() => expect(edit).toHaveAttribute('aria-pressed', 'true'));
    expect(document.documentElement).toHaveClass('edit-mode');
    await userEvent.click(edit);
    await waitFor(() => expect(edit).toHaveAttribute('aria-pressed', 'false'));
    expect(document.documentElement).not.toHaveClass('edit-mode');
    expect(visited).toEqual(['/de/stories?page=2&edit=1', '/de/stories?page=2']);
  });

  it('is in edit mode at once at an address that asks for it, and takes everything with it when it goes', () => {
    const { unmount } = open({ url: '/de?edit=1' });
    expect(screen.getByRole('button', { name: 'Bearbeiten' })).toHaveAttribute('aria-pressed', 'true');
    expect(document.documentElement).toHaveClass('edit-mode');
    expect(observed).toHaveLength(1);
    unmount();
    expect(document.documentElement).not.toHaveClass('edit-mode');
    expect(observed).toHaveLength(0);
  });

  it.each([undefined, 2])('refuses to edit beside a shell of another contract, with a sentence: %s', (contract) => {
    const editing = { contract, documents: [{ content_type: 'page', object_id: 1 }] } as PageAnswer['editing'];
    open({ url: '/de?edit=1', page: { editing } });
    expect(screen.getByRole('alert')).toHaveTextContent(/auf verschiedenem Stand/);
    expect(network).not.toHaveBeenCalled();
  });

  it('asks to log in again instead of editing where the session has ended, and when an editor comes back to such a page', async () => {
    network.mockResolvedValue(new Response('{}', { status: 401 }));
    const asked: unknown[] = [];
    const { host, visited, unmount } = open();
    host.signals.on('login.required', (payload) => asked.push(payload));
    await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    await waitFor(() => expect(asked).toHaveLength(1));
    expect(visited).toEqual([]);
    document.dispatchEvent(new Event('visibilitychange'));
    expect(network).toHaveBeenCalledTimes(1);
    unmount();

    const editing = open({ url: '/de?edit=1' });
    editing.host.signals.on('login.required', (payload) => asked.push(payload));
    document.dispatchEvent(new Event('visibilitychange'));
    await waitFor(() => expect(asked).toHaveLength(2));
  });

  it('can be used with the keyboard alone', async () => {
    open();
    const stops: (string | null)[] = [];
    for (let stop = 0; stop < 7; stop += 1) {
      await userEvent.tab();
      stops.push(document.activeElement?.textContent ?? null);
      if (stop === 2) await userEvent.keyboard('{Enter}');
    }
    const hub = 'Seiten und Medien';
    expect(stops).toEqual(['Bearbeiten', hub, 'Menü', 'So sehen Besucher die Seite später', hub, 'Benutzer', 'Abmelden']);
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Menü', expanded: false })).toHaveFocus();
  });

  it('leads to the menus of the administration, where there are any', async () => {
    open();
    await openMenu();
    const menus = screen.getByRole('navigation', { name: 'Verwaltung' });
    expect(within(menus).getByRole('link', { name: 'Benutzer' })).toHaveAttribute('href', '/admin/users/');
  });

  it('says that an account may not edit, instead of offering it', () => {
    const rights = { edit: false, publish: false, dashboard: true, accounts: false };
    open({ editor: { ...EDITOR, rights }, url: '/de/x?edit=1' });
    expect(screen.getByText('Ihr Konto darf ansehen, nicht bearbeiten.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Bearbeiten' })).toBeNull();
  });
});

describe('the sections of a page', () => {
  const page = { sections: { 'team-intro': { state: 'missing' }, other: { state: 'loaded', blocks: [] } } } as const;
  const asked = () => network.mock.calls.map(([path, options]) => `${options?.method ?? 'GET'} ${path as string}`);
  const answer = (post: number) =>
    network.mockImplementation(async (_, { method } = {}) => new Response('{}', { status: method === 'POST' ? post : 404 }));

  it.each([
    ['de', /Der Abschnitt „team-intro“ .* angelegt/],
    ['en', /The section “team-intro” .* created/],
  ] as const)('that nobody has created yet are created when an editor edits the page (%s)', async (lang, words) => {
    answer(201);
    open({ lang, url: `/${lang}/team?edit=1`, page });
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(words);
    expect(asked()).toEqual([
      `GET /${lang}/pageeditor-api/container/by-slug/team-intro`,
      `POST /${lang}/pageeditor-api/container/`,
    ]);
    const { headers, body } = network.mock.calls[1]![1]!;
    expect(headers).toMatchObject({ 'X-CSRFToken': '0123456789abcdef' });
    expect(JSON.parse(body as string)).toEqual({ parent: null, content_type: 'site', object_id: 1, slug: 'team-intro' });
  });

  it('are left alone while the page is only read', async () => {
    answer(201);
    open({ url: '/de/team', page });
    await new Promise((resolve) => setTimeout(resolve));
    expect(asked()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Bearbeiten' }));
    await screen.findByText(/angelegt/);
  });

  it('that could not be created are told, and tried again with the next switch', async () => {
    answer(500);
    open({ url: '/de/team?edit=1', page });
    expect(await screen.findByRole('alert')).toHaveTextContent('ließ sich nicht anlegen');
    answer(201);
    const edit = screen.getByRole('button', { name: 'Bearbeiten' });
    await userEvent.click(edit);
    await userEvent.click(edit);
    expect(await screen.findByText(/ist angelegt/)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('ask to log in again where the session has ended', async () => {
    network.mockResolvedValue(new Response('{}', { status: 401 }));
    const { host } = open({ url: '/de/team?edit=1', page });
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    const heard: unknown[] = [];
    host.signals.on('login.required', (data) => heard.push(data));
    expect(heard).toHaveLength(1);
  });
});
