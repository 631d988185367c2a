import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import { UserScreen } from './UserScreen.tsx';
import type { UserView } from './userView.ts';

const ACCOUNT = {
  facts: [{ label: 'Name', value: 'Ada Lang' }],
  places: [{ label: 'Name ändern', href: '/webshop/account/profile' }],
  screens: [{ label: 'Dashboard', href: '/de/dashboard' }],
  orders: null,
  logOut: { action: '/pageeditor-api/logout', csrfToken: 'abc', next: '/de' },
  logOutEverywhere: null,
} satisfies UserView['account'];
const VIEW: UserView = { kind: 'profile', title: 'Mein Profil', account: ACCOUNT, loginHref: null };
const show = (view: Partial<UserView>) => renderInHost(<UserScreen data={{ ...VIEW, ...view }} />, { messages: { shell: de } });

it('who is logged in sees their account, where to change it, and the way out by a plain form', () => {
  show({});
  expect(screen.getByText('Ada Lang')).toBeVisible();
  const places = screen.getByRole('navigation', { name: 'Im Konto des Webshops' });
  expect(within(places).getByRole('link', { name: 'Name ändern' })).toHaveAttribute('href', '/webshop/account/profile');
  const form = screen.getByRole('button', { name: 'Abmelden' }).closest('form')!;
  expect([form.method, Object.fromEntries(new FormData(form))]).toEqual(['post', { csrf_token: 'abc', next: '/de' }]);
});

it('the settings end all sessions of the account, by a plain form as well', () => {
  const logOutEverywhere = { ...ACCOUNT.logOut, isEverywhere: true } as const;
  show({ kind: 'settings', account: { ...ACCOUNT, logOutEverywhere } });
  const form = screen.getByRole('button', { name: 'Überall abmelden' }).closest('form')!;
  expect(Object.fromEntries(new FormData(form))).toEqual({ csrf_token: 'abc', next: '/de', everywhere: '1' });
});

it('what was bought stands in the profile, or that it cannot be read', () => {
  const orders = [
    { number: 'KA-100017', href: '/webshop/orders/KA-100017', about: '1. August 2026 · 36 €', items: ['3 × Fluss'] },
    { number: 'KA-100016', href: null, about: '31. Juli 2026 · 12 €', items: ['1 × Abend'] },
  ];
  const { unmount } = show({ account: { ...ACCOUNT, orders: { kind: 'list', orders, rest: 'Zwei mehr' } } });
  const region = screen.getByRole('region', { name: 'Ihre Bestellungen' });
  expect(within(region).getAllByRole('listitem')).toHaveLength(2);
  expect(within(region).getByRole('link', { name: 'KA-100017' })).toHaveAttribute('href', '/webshop/orders/KA-100017');
  expect(within(region).queryByRole('link', { name: 'KA-100016' })).toBeNull();
  expect(within(region).getByText('Zwei mehr')).toBeVisible();
  unmount();
  show({ account: { ...ACCOUNT, orders: { kind: 'failed' } } });
  expect(screen.getByText(/können gerade nicht geladen werden/)).toBeVisible();
});

it('everybody else sees how to log in', () => {
  show({ account: null, loginHref: '/webshop/account?next=%2Fde' });
  expect(screen.getByRole('link', { name: 'Anmelden' })).toHaveAttribute('href', '/webshop/account?next=%2Fde');
  expect(screen.queryByRole('button', { name: 'Abmelden' })).toBeNull();
});

it('says that the webshop is offline, with an account and without', () => {
  show({ account: null });
  expect(screen.getByText(de['user.shopOffline'])).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Anmelden' })).toBeNull();
});

it('the settings hold what belongs to this browser, without an account, too', () => {
  show({ kind: 'settings', account: null, loginHref: '/login' });
  const browser = screen.getByRole('region', { name: 'In diesem Browser' });
  expect(within(browser).getByRole('link', { name: 'English' })).toBeVisible();
  expect(within(browser).getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
});
