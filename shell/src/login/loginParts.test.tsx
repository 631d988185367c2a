import { jest } from '@jest/globals';
import type { Host } from '@spielplan/shared-ui/host';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInHost } from '@spielplan/shared-ui/testing';
import de from '../i18n/de.json' with { type: 'json' };
import { browserLogin } from './browserLogin.ts';
import { LoginLayer, UserMenu } from './loginParts.ts';

const calls: [path: string, method: string][] = [];

beforeEach(() => {
  browserLogin().clear();
  calls.length = 0;
  document.cookie = 'csrftoken=known; path=/';
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

function show(answer: () => Response, host: Partial<Host> = {}) {
  globalThis.fetch = (path: unknown, init?: RequestInit) => {
    calls.push([String(path), init?.method ?? 'GET']);
    return Promise.resolve(answer());
  };
  return renderInHost(
    <>
      <UserMenu account={<a href="/login">Mein Konto</a>} />
      <LoginLayer />
    </>,
    { messages: { shell: de }, url: '/de/besuch', page: { url: '/de/besuch' }, host },
  );
}
const ada = () =>
  Response.json({
    id: 7,
    username: 'ada',
    email: '',
    first_name: 'Ada',
    last_name: 'Lang',
    login_url: '/login',
    logout_url: '/out',
  });
const refused = () => new Response('{}', { status: 401 });

describe('the login parts of a page', () => {
  it('greet who is logged in, and lead My Account to the profile', async () => {
    show(ada);
    expect(await screen.findByText('Ada Lang')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/de/user/profile');
    expect(screen.getByText('Mein Profil')).toHaveAttribute('href', '/de/user/profile');
    expect(screen.getByText('Seiten und Medien verwalten')).toHaveAttribute('href', '/cms-hub?lang=de');
    expect(calls).toEqual([
      ['/api/user-details/', 'GET'],
      ['/pageeditor-api/user', 'GET'],
    ]);
  });

  it('log out at the address the user details name', async () => {
    show(ada);
    await screen.findByText('Ada Lang');
    screen.getByText('Ada Lang').closest('details')!.open = true;
    globalThis.fetch = (path: unknown, init?: RequestInit) => {
      calls.push([String(path), init?.method ?? 'GET']);
      return Promise.resolve(new Response('{}', { status: 500 }));
    };
    await userEvent.setup().click(screen.getByText('Abmelden'));
    expect(calls.at(-1)).toEqual(['/out', 'POST']);
    expect(screen.getByText('Ada Lang')).toBeInTheDocument();
  });

  it('leave a visitor whose session is over where they are, in silence', async () => {
    show(refused);
    await act(async () => undefined);
    expect(screen.getByRole('link', { name: 'Mein Konto' })).toHaveAttribute('href', '/login');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('ask to log in again when a call was refused while editing, and come back to the page', async () => {
    const { host } = show(ada);
    await screen.findByText('Ada Lang');
    act(() => host.signals.emit('login.required', {}));
    expect(screen.getByRole('dialog', { name: de['login.ended'] })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: de['login.toForm'] })).toHaveAttribute(
      'href',
      '/pageeditor-api/login?lang=de&next=%2Fde%2Fbesuch',
    );
    await userEvent.setup().click(screen.getByRole('button', { name: de['login.later'] }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('tell an editor whose toolbar does not come, on a page that is whole', async () => {
    jest.useFakeTimers();
    show(ada);
    await act(() => jest.advanceTimersByTimeAsync(4_900));
    expect(screen.queryByRole('alert')).toBeNull();
    await act(() => jest.advanceTimersByTimeAsync(200));
    expect(screen.getByRole('alert')).toHaveTextContent(de['login.toolbarAway']);
    jest.useRealTimers();
  });

  it('log an editor in again above the page that is edited, whose toolbar stays', async () => {
    window.history.replaceState(null, '', '/de/besuch?edit=1');
    const { host } = show(ada, { slot: () => ({ remote: 'editor', version: '1', Component: Toolbar }) as never });
    expect(await screen.findByText('Leiste von ada')).toBeInTheDocument();
    act(() => host.signals.emit('login.required', {}));
    const user = userEvent.setup();
    const dialog = screen.getByRole('dialog', { name: de['login.ended'] });
    expect(within(dialog).getByLabelText(de['login.username'])).toHaveValue('ada');
    // Labels stand apart from the field above them.
    expect(within(dialog).getByLabelText(de['login.password']).closest('form')).toHaveStyle({ display: 'grid', gap: '1rem' });
    await user.type(within(dialog).getByLabelText(de['login.password']), 'geheim');
    globalThis.fetch = () => Promise.resolve(new Response('{}', { status: 401 }));
    await user.click(within(dialog).getByRole('button', { name: de['login.submit'] }));
    expect(await within(dialog).findByText(de['login.failed.wrong'])).toBeInTheDocument();
    const sent: unknown[] = [];
    globalThis.fetch = (path: unknown, init?: RequestInit) => {
      if (init?.method === 'POST') sent.push([String(path), init.body]);
      return Promise.resolve(ada());
    };
    await user.click(within(dialog).getByRole('button', { name: de['login.submit'] }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toEqual([['/pageeditor-api/login', JSON.stringify({ username: 'ada', password: 'geheim' })]]);
    expect(screen.getByText('Leiste von ada')).toBeInTheDocument();
    window.history.replaceState(null, '', '/');
  });
});

it('another account that logs in, in another tab or here, leaves the page and its words to their editor, and is named', async () => {
  window.history.replaceState(null, '', '/de/besuch?edit=1');
  const { host } = show(ada, { slot: () => ({ remote: 'editor', version: '1', Component: Toolbar }) as never });
  await screen.findByText('Leiste von ada');
  act(() => host.signals.emit('login.required', {}));
  const ben = async () => Response.json({ ...((await ada().json()) as object), id: 8, username: 'ben', first_name: 'Ben' });
  globalThis.fetch = ben;
  act(() => void window.dispatchEvent(new Event('focus')));
  const dialog = screen.getByRole('dialog', { name: de['login.ended'] });
  const said = de['login.other'].replaceAll('{{other}}', 'ben').replaceAll('{{name}}', 'ada');
  await waitFor(() => expect(within(dialog).getByText(said)).toBeVisible());
  expect(within(dialog).getByText(said).closest('[role=alert]')).not.toBeNull();
  expect(screen.getByText('Leiste von ada')).toBeInTheDocument();
  expect(screen.queryByText('Ben Lang')).toBeNull();

  const user = userEvent.setup();
  const logIn = async (name: string) => {
    const username = within(dialog).getByLabelText(de['login.username']);
    expect(username).toHaveValue('ada');
    await user.clear(username);
    await user.type(username, name);
    await user.type(within(dialog).getByLabelText(de['login.password']), 'geheim');
    await user.click(within(dialog).getByRole('button', { name: de['login.submit'] }));
  };
  await logIn('ben');
  await waitFor(() => expect(within(dialog).getByLabelText(de['login.password'])).toHaveValue(''));
  expect(within(dialog).getByText(said)).toBeVisible();
  globalThis.fetch = () => Promise.resolve(ada());
  await logIn('ada');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByText('Leiste von ada')).toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});

function Toolbar({ editor }: { editor: { username: string } }) {
  return <p>{`Leiste von ${editor.username}`}</p>;
}
