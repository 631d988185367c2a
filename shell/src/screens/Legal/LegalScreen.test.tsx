import * as cookies from '@spielplan/shared-contracts/api/cookies';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { ALERT_COOKIE } from '../../app/TopAlert/alertDismissal.ts';
import { CookieTable } from '../../consent/CookieTable/CookieTable.ts';
import { CONSENT_SERVICES, serviceOf } from '../../consent/consentServices.ts';
import type { ConsentService } from '../../consent/serviceIds.ts';
import de from '../../i18n/de.json' with { type: 'json' };
import { LegalScreen } from './LegalScreen.tsx';
import type { LegalView } from './legalView.ts';

beforeAll(() => CookieTable.load());

const VIEW: LegalView = {
  title: 'Datenschutz',
  html: '<h2 id="text-a">A</h2><h2 id="text-b">B</h2><h2 id="text-c">C</h2>',
  contents: ['a', 'b', 'c'].map((id) => ({ id: `text-${id}`, title: id.toUpperCase() })),
  modified: { label: 'Stand: 1. August 2026', day: '2026-08-01' },
  hasCookieTable: true,
};
const show = (view: Partial<LegalView> = {}) =>
  renderInHost(<LegalScreen data={{ ...VIEW, ...view }} />, { messages: { shell: de } });

it('the privacy policy names every service that the consent settings decide about, with all its cookies', () => {
  const { container } = show();
  const tables = screen.getAllByRole('table');
  expect(tables.map((table) => table.querySelector('caption')?.textContent)).toEqual([
    'Notwendig',
    'Statistik und Werbung',
    'Medien',
  ]);
  const ids = Object.keys(CONSENT_SERVICES) as ConsentService[];
  const set = ids.flatMap((id) => {
    const { name, provider = 'Test', cookies } = serviceOf(id);
    const row = screen.getByRole('rowheader', { name: `${name} ${provider}` }).closest('tr')!;
    return cookies.map((cookie) => ({ row, cookie }));
  });
  for (const { row, cookie } of atLeastOne(set)) {
    expect(within(row).getByText(cookie.name)).toBeInTheDocument();
    // What is set elsewhere the house cannot remove, so it is said where.
    if (cookie.host) expect(row).toHaveTextContent(cookie.host);
  }
  expect(container.querySelectorAll('tbody tr')).toHaveLength(ids.length);
  expect(screen.getByRole('button', { name: 'Cookie-Einstellungen' })).toBeVisible();
});

it('none of the cookies that the site and its provider agree on is left out of that table', () => {
  const agreed = Object.entries(cookies).filter(([name]) => name.endsWith('_COOKIE'));
  const named = [...serviceOf('site').cookies, ...serviceOf('shop').cookies].map(({ name }) => name);
  expect(agreed.length).toBeGreaterThan(6);
  expect(named).toEqual(expect.arrayContaining(agreed.map(([, value]) => value)));
  expect(named).toContain(ALERT_COOKIE);
});

it('leads to each section, the cookies included', () => {
  const { container } = show();
  const links = within(screen.getByRole('navigation', { name: 'Inhalt' })).getAllByRole('link');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(['#text-a', '#text-b', '#text-c', '#cookies']);
  for (const link of atLeastOne(links)) expect(container.querySelector(link.getAttribute('href')!)).not.toBeNull();
});

it('an imprint of a few lines has neither', () => {
  show({ contents: [], hasCookieTable: false });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('navigation', { name: 'Inhalt' })).toBeNull();
  expect(screen.getByText('Stand: 1. August 2026')).toHaveAttribute('datetime', '2026-08-01');
});
