import { renderInHost } from '@spielplan/shared-ui/testing';
import { screen, within } from '@testing-library/react';
import de from '../../i18n/de.json' with { type: 'json' };
import type { DashboardView, TableView } from './dashboardView.ts';
import { DashboardScreen } from './DashboardScreen.tsx';

const TABLE: TableView = {
  caption: 'Wonach gesucht wurde',
  columns: [
    { id: 'term', label: 'Suchbegriff', sort: { href: '/de/d?sort=term&order=desc', state: 'ascending' } },
    { id: 'count', label: 'Anzahl', isNumber: true, sort: { href: '/de/d', state: null } },
    { id: 'summary', label: 'Was' },
  ],
  rows: [{ id: 'a', cells: [{ text: 'tanz', href: '/de/search?q=tanz' }, { text: '4', shares: [0.5, 0.25] }, { text: 'x' }] }],
  count: '51 bis 51 von 51',
  previous: '/de/d?page=1',
  next: null,
};
const LIST: DashboardView = { kind: 'list', title: 'Suchbegriffe', period: null, choices: [], table: TABLE };

function show(data: DashboardView) {
  return renderInHost(<DashboardScreen data={data} />, {
    messages: { office: de },
    url: '/de/dashboard/suchbegriffe',
    page: { url: '/de/dashboard/suchbegriffe?page=2', data },
  });
}

it('a list is sorted and turned by links, and says how it is sorted', () => {
  show(LIST);
  const heads = screen.getAllByRole('columnheader');
  expect(heads.map((head) => head.getAttribute('aria-sort'))).toEqual(['ascending', null, null]);
  expect(within(heads[0]!).getByRole('link', { name: 'Suchbegriff' })).toHaveAttribute('href', '/de/d?sort=term&order=desc');
  expect(within(heads[2]!).queryByRole('link')).toBeNull();
  expect(screen.getByRole('table', { name: 'Wonach gesucht wurde' })).toBeVisible();
  const pages = screen.getByRole('navigation', { name: 'Seiten: Wonach gesucht wurde' });
  expect(
    within(pages)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toEqual(['/de/d?page=1']);
});

it('terms are answered by a plain form with what it needs, and the page that was named before', () => {
  const form = {
    action: '/api/dashboard-search-answers/',
    csrfToken: 'abc',
    kept: [
      { name: 'lang', value: 'de' },
      { name: 'terms', value: 'mozzart\nmotzart' },
    ],
    label: 'Seite, die „mozzart“ beantwortet',
    link: '/de/kasse',
  };
  show({ ...LIST, table: { ...TABLE, rows: [{ id: 'a', cells: [{ text: '', form }] }] } });
  const field = screen.getByRole('textbox', { name: form.label });
  const sent = Object.fromEntries(new FormData(field.closest('form')!));
  expect(sent).toEqual({ csrf_token: 'abc', lang: 'de', terms: 'mozzart\nmotzart', link: '/de/kasse' });
  expect(field.closest('form')).toHaveAttribute('action', form.action);
  for (const [value, isValid] of [
    ['/de/kasse', true],
    ['https://haus.example/de', true],
    ['', true],
    ['kasse', false],
  ] as const) {
    (field as HTMLInputElement).value = value;
    expect([value, (field as HTMLInputElement).validity.valid]).toEqual([value, isValid]);
  }
});

it('a report says what there is to say, its figures, and each of its tables', () => {
  const command = 'npm run proof -- --username NAME';
  const { container } = show({
    kind: 'report',
    title: 'Programmprobe',
    note: 'Noch kein Lauf.',
    command,
    figures: [],
    tables: [],
  });
  expect(screen.getByText('Noch kein Lauf.')).toBeVisible();
  // Copied as it is, and no option is torn apart at the end of a line.
  expect(container.querySelector('code')).toHaveTextContent(command);
  expect(screen.getByText('--username')).toHaveStyle({ whiteSpace: 'nowrap' });
  expect(screen.queryByRole('table')).toBeNull();
  show({
    kind: 'report',
    title: 'Programmprobe',
    note: null,
    figures: [{ label: 'Widersprüche', value: '2', isAlarm: true }],
    tables: [TABLE],
  });
  expect(screen.getByRole('heading', { level: 2, name: 'Wonach gesucht wurde' })).toBeVisible();
  expect(screen.getByRole('table', { name: 'Wonach gesucht wurde' })).toBeVisible();
});

it('bars beside numbers are not read out', () => {
  const { container } = show(LIST);
  expect(screen.getByRole('cell', { name: '4' })).toBeVisible();
  expect(container.querySelector('td svg')).toHaveAttribute('aria-hidden', 'true');
});

it('a drawing has a name, says what it shows, and its numbers stand in the table', () => {
  show({
    kind: 'overview',
    title: 'Überblick',
    period: { from: '2026-11-01', to: '2026-11-02', action: '/de/dashboard', kept: [{ name: 'sort', value: 'x' }], presets: [] },
    site: [{ label: 'Webshop', value: 'offline', isAlarm: true }],
    charts: [{ id: 'a', label: 'Suchen', total: '9', description: 'Am meisten am 2. November: 9.', values: [0, 9] }],
    table: TABLE,
  });
  const drawing = screen.getByRole('img', { name: 'Suchen: 9' });
  expect(drawing).toHaveAccessibleDescription('Am meisten am 2. November: 9.');
  expect(drawing.querySelectorAll('rect')).toHaveLength(1);
  const form = screen.getByRole('button', { name: 'Anzeigen' }).closest('form')!;
  expect(Object.fromEntries(new FormData(form))).toEqual({ sort: 'x', from: '2026-11-01', to: '2026-11-02' });
  expect(screen.getByLabelText('Von')).toHaveAttribute('type', 'date');
});

it('an account without access is told so, and led to the start page', () => {
  show({ kind: 'refused', title: 'Kein Zugang', user: 'Lea Leitner' });
  expect(screen.getByRole('heading', { level: 1, name: 'Kein Zugang' })).toBeVisible();
  expect(screen.getByText(/Sie sind als Lea Leitner angemeldet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/de');
});
