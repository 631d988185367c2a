import { jest } from '@jest/globals';
import type { Account, OwnSession } from '@spielplan/shared-contracts/api';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import de from '../../i18n/de.json' with { type: 'json' };
import { HubScreen } from './HubScreen.tsx';
import type { HubFrame, HubPanel } from './HubView.ts';

const NO_RIGHTS = { edit: false, publish: false, dashboard: false, accounts: false };
const ACCOUNT: Account = {
  id: 7,
  username: 'ada',
  email: 'ada@haus.example',
  first_name: 'Ada',
  last_name: 'Lang',
  rights: { ...NO_RIGHTS, edit: true },
  state: 'active',
  link_expires: null,
  last_used: '2026-11-23T09:00:00Z',
  revision: 3,
};
const LINK = { url: 'https://haus.example/pageeditor-api/password?token=geheim', expires: '2026-11-26T10:05:00Z' };
const SESSION: OwnSession = {
  id: 1,
  device: 'Firefox, Windows',
  begun: '2026-11-23T07:30:00Z',
  used: '2026-11-23T08:45:00Z',
  is_current: true,
};
const FRAME = {
  accountId: 2,
  headline: 'Konten',
  username: 'Lena Leitung',
  screens: [
    { title: 'Alle Seiten', url: '/cms-hub?lang=de', isCurrent: false },
    { title: 'Konten', url: '/cms-hub/accounts?lang=de', isCurrent: true },
  ],
  menus: [{ title: 'Kasse', url: '/webshop/account/limits' }],
  dateNames: null,
};

const sent: { request: string; ifMatch: string | null; body: unknown }[] = [];
let holder = FRAME.accountId;
let answers: (readonly [status: number, body: unknown])[] = [];
beforeEach(() => {
  sent.length = 0;
  holder = FRAME.accountId;
  answers = [];
  document.cookie = 'csrftoken=known; path=/';
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (path, init) => {
    // Whose session it is, before the first change.
    if (path === '/pageeditor-api/user' && init?.method === 'GET') return Response.json({ id: holder });
    const body = typeof init?.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const ifMatch = new Headers(init?.headers).get('If-Match');
    sent.push({ request: `${init?.method} ${path as string}`, ifMatch, body });
    const [status, answer] = answers.shift() ?? [500, {}];
    return Response.json(answer, { status });
  });
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});
afterEach(() => jest.restoreAllMocks());

const show = (panel: HubPanel, frame: Partial<HubFrame> = {}) =>
  renderInHost(<HubScreen data={{ ...FRAME, ...frame, ...panel }} />, { messages: { office: de } });
const showAccounts = (account: Partial<Account> = {}) =>
  show({ kind: 'accounts', ownId: 2, accounts: [{ ...ACCOUNT, ...account }] });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const card = () => within(screen.getByRole('article', { name: 'ada' }));
const refusal = (error: string, more: object = {}) => ({ error, code: 'SP-1', ...more });

describe('The hub', () => {
  it('leads to the screens of the account and to the menus that the provider gives', () => {
    showAccounts();
    const screens = within(screen.getByRole('navigation', { name: 'Bereiche der Redaktion' }));
    expect(screens.getByRole('link', { name: 'Konten' })).toHaveAttribute('aria-current', 'page');
    expect(screens.getByRole('link', { name: 'Alle Seiten' })).toHaveAttribute('href', '/cms-hub?lang=de');
    const menus = within(screen.getByRole('navigation', { name: 'Weitere Bereiche' }));
    expect(menus.getByRole('link', { name: 'Kasse' })).toHaveAttribute('href', '/webshop/account/limits');
  });

  it('says so where an account lacks the right', () => {
    show({ kind: 'refused' });
    expect(screen.getByText(de['hub.refusedText'])).toBeVisible();
  });
});

describe('The accounts', () => {
  it('of who is invited are made with the rights that were ticked, and the link is told once', async () => {
    showAccounts();
    const form = within(screen.getByRole('region', { name: 'Jemanden einladen' }));
    await userEvent.type(form.getByLabelText('Benutzername'), 'bo');

    await userEvent.click(form.getByLabelText('Veröffentlichen'));
    answers = [
      [201, { account: { ...ACCOUNT, id: 8, username: 'bo', state: 'invited', link_expires: LINK.expires }, link: LINK }],
    ];
    await press('Einladen');
    const rights = { ...NO_RIGHTS, edit: true, publish: true };
    expect(sent).toEqual([
      {
        request: 'POST /pageeditor-api/accounts/?lang=de',
        ifMatch: null,
        body: { username: 'bo', email: '', first_name: '', last_name: '', rights },
      },
    ]);
    expect(await screen.findByLabelText('Link zum Weitergeben')).toHaveValue(LINK.url);
    expect(screen.getByRole('status')).toHaveTextContent('bis 26.11.2026, 11:05 Uhr');
    expect(screen.getByRole('article', { name: 'bo' })).toHaveTextContent('Eingeladen, noch ohne Passwort');
    expect(form.getByLabelText('Benutzername')).toHaveValue('');
  });

  it('are told at the field where a name is taken, with what was typed', async () => {
    showAccounts();
    await userEvent.type(screen.getByLabelText('Benutzername'), 'ada');
    answers = [[409, refusal('CONFLICT', { field: 'username' })]];
    await press('Einladen');
    expect(screen.getByLabelText('Benutzername')).toHaveAccessibleDescription('Diesen Benutzernamen gibt es schon.');
    expect(screen.getByLabelText('Benutzername')).toHaveValue('ada');
  });

  it('change their rights on the state that was shown; who was slower keeps the choice and sees the new state', async () => {
    showAccounts();
    await userEvent.click(card().getByLabelText('Konten verwalten'));
    const current = { ...ACCOUNT, revision: 4, state: 'disabled' as const };
    answers = [[412, refusal('PRECONDITION_FAILED', { current })]];
    await press('Rechte speichern: ada');
    expect(sent[0]).toMatchObject({ request: 'PATCH /pageeditor-api/accounts/7/', ifMatch: '"3"' });
    expect(card().getByRole('alert')).toHaveTextContent(de['hub.failed.PRECONDITION_FAILED']);
    expect(card().getByText(/Gesperrt/)).toBeVisible();
    expect(card().getByLabelText('Konten verwalten')).toBeChecked();
    answers = [[200, { ...current, revision: 5, rights: { ...ACCOUNT.rights, accounts: true } }]];
    await press('Rechte speichern: ada');
    expect(sent[1]).toMatchObject({ ifMatch: '"4"', body: { rights: { ...ACCOUNT.rights, accounts: true } } });
    expect(card().getByText('Die Rechte sind gespeichert.')).toBeVisible();
  });

  it('are disabled after a question; the last manager is told why not', async () => {
    showAccounts();
    await press('Sperren');
    expect(sent).toEqual([]);
    answers = [[409, refusal('LAST_MANAGER')]];
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Sperren' }));
    expect(sent[0]).toMatchObject({ body: { is_disabled: true }, ifMatch: '"3"' });
    expect(card().getByRole('alert')).toHaveTextContent(de['hub.failed.LAST_MANAGER']);
  });

  it('are changed by nobody else: with the session of another account nothing is sent, and that is told', async () => {
    showAccounts();
    holder = 9;
    await press('Entfernen');
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }));
    expect(await screen.findByText(de['hub.failed.otherAccount'])).toBeVisible();
    expect(sent).toEqual([]);
  });

  it('are removed after a question', async () => {
    showAccounts();
    await press('Entfernen');
    answers = [[200, { id: 7 }]];
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Entfernen' }));
    expect(screen.queryByRole('article')).toBeNull();
  });

  it('take rights that belong together, together', async () => {
    showAccounts({ rights: NO_RIGHTS });
    await userEvent.click(card().getByLabelText('Veröffentlichen'));
    expect(card().getByLabelText('Inhalte bearbeiten')).toBeChecked();
    await userEvent.click(card().getByLabelText('Inhalte bearbeiten'));
    expect(card().getByLabelText('Veröffentlichen')).not.toBeChecked();
  });
});

describe('My account', () => {
  const showOwn = () =>
    show({ kind: 'own', interfaceLanguage: null, sessions: [SESSION, { ...SESSION, id: 2, device: '', is_current: false }] });

  it('lists the sessions with device, beginning and last use in Berlin’s time, and ends another one', async () => {
    showOwn();
    const list = within(screen.getByRole('region', { name: 'Wo Sie angemeldet sind' }));
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent('Firefox, Windows (diese Sitzung)');
    expect(list.getAllByRole('listitem')[0]).toHaveTextContent(/seit 23\.11\.2026, 08:30.*09:45/);
    answers = [[200, { sessions: [SESSION] }]];
    await press(/^Sitzung beenden: Unbekanntes Gerät/);
    expect(sent[0]).toMatchObject({ request: 'DELETE /pageeditor-api/user/sessions/2/' });
    expect(list.getAllByRole('listitem')).toHaveLength(1);
    expect(list.getByText('Die Sitzung ist beendet.')).toBeVisible();
  });

  it('names days and months in Latin or Japanese for who has chosen that, and saves the choice beside the language', async () => {
    show({ kind: 'own', interfaceLanguage: 'en', sessions: [SESSION] }, { dateNames: 'la' });
    const [begun] = screen.getAllByText('dies Lunae, 23 November 2026');
    expect(begun).toHaveAttribute('lang', 'la');
    expect(begun?.parentElement).toHaveTextContent(/seit dies Lunae, 23 November 2026, 08:30/);
    const names = within(screen.getByRole('group', { name: 'In welcher Sprache sollen Tage und Monate heißen?' }));
    expect(names.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent ?? '')).toHaveLength(5);
    expect(names.getByRole('radio', { name: 'Latein' })).toBeChecked();
    await userEvent.click(names.getByRole('radio', { name: 'Japanisch' }));
    answers = [[400, {}]];
    await press('Sprache speichern');
    expect(sent.at(-1)).toMatchObject({ body: { interface_language: 'en', date_names: 'ja' } });
  });

  it('changes the password, tells a wrong old one at its field and how long to wait', async () => {
    showOwn();
    await userEvent.type(screen.getByLabelText('Bisheriges Passwort'), 'alt');
    await userEvent.type(screen.getByLabelText('Neues Passwort'), 'Wehr-am-Morgen-7');
    answers = [
      [400, refusal('INVALID_BODY', { field: 'password' })],
      [429, refusal('TOO_MANY_REQUESTS')],
      [200, { ended_sessions: 1 }],
    ];
    await press('Passwort ändern');
    expect(screen.getByLabelText('Bisheriges Passwort')).toHaveAccessibleDescription('Das bisherige Passwort stimmt nicht.');
    await press('Passwort ändern');
    expect(screen.getByRole('alert')).toHaveTextContent('Viertelstunde');
    await press('Passwort ändern');
    expect(screen.getByRole('status')).toHaveTextContent('Das Passwort ist geändert.');
    expect(screen.getByLabelText('Neues Passwort')).toHaveValue('');
  });
});
