import { CSRF_COOKIE, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { PageFrame } from '@spielplan/shared-contracts/remote';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { dashboardPaths, dashboardRoutes, type DashboardRoute } from '../../routes.ts';
import { bodyOf, dataOf, openSite } from '../../server/testing/openSite.ts';
import type { RenderContext } from '../../server/pages/PageRequest.ts';
import { ANSWERS, DETAILS } from './testing/dashboardAnswers.ts';
import { dashboardLoaders } from './dashboardLoaders.server.ts';
import type { DashboardView } from './dashboardView.ts';

const NAMES = Object.keys(dashboardRoutes) as DashboardRoute[];
const COOKIE = `sessionid=good; ${CSRF_COOKIE}=0123456789abcdef0123456789abcdef`;

interface SiteOptions {
  details?: Partial<typeof DETAILS>;
  refuses?: (call: string) => SpielplanError | null;
}

/**
 * A site with the dashboard's own loaders; `asked` are the calls that went out with the session.
 */
function open({ details = {}, refuses = () => null }: SiteOptions = {}) {
  const asked: [call: string, query: unknown][] = [];
  const readAsEditor = (async ({ id }: Call, { cookie, query }: { cookie: string; query?: object }) => {
    if (!cookie.includes('sessionid=good')) throw new SpielplanError('NOT_LOGGED_IN');
    asked.push([id, query]);
    const refusal = refuses(id);
    if (refusal) throw refusal;
    return id === 'userDetails' ? { ...DETAILS, ...details } : ANSWERS[id];
  }) as RenderContext['readAsEditor'];
  const shellRoutes = NAMES.map((name) => ({
    ...dashboardRoutes[name],
    id: 'dashboard',
    load: dashboardLoaders[name],
  }));
  return { ...openSite({ robots: 'index,follow', readAsEditor, shellRoutes }), asked };
}
const viewOf = async (path: string, options?: SiteOptions) => {
  const { pages, asked } = open(options);
  const answer = await pages.answer(`/_data${path}`, true, { cookie: COOKIE });
  const { data, frame } = dataOf(answer) as { data: DashboardView; frame?: PageFrame };
  return { answer, asked, view: data, account: frame?.account };
};

describe.each(NAMES)('the screen %s', (name) => {
  it.each(LANGUAGES)('is shown in %s to who may see it, and nobody keeps it', async (lang) => {
    const { answer, account } = await viewOf(dashboardPaths[name]({ lang }));
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(account).toEqual({
      name: 'Lea Leitner',
      logOut: { action: '/pageeditor-api/logout', csrfToken: '0123456789abcdef0123456789abcdef', next: `/${lang}` },
    });
    const { layout, bodyClass, head } = dataOf(answer) as { layout: string; bodyClass: null; head: { tags: string } };
    expect([layout, bodyClass]).toEqual(['dashboard', null]);
    expect(head.tags).toContain('<meta name="robots" content="none">');
  });

  it('sends visitors, and whose session has ended, to the login and back', async () => {
    const path = dashboardPaths[name]({ lang: 'en' });
    const location = `/pageeditor-api/login?${new URLSearchParams({ lang: 'en', next: `${path}?page=2` }).toString()}`;
    for (const cookie of [undefined, 'sessionid=old']) {
      const answer = await open().pages.answer(`${path}?page=2`, cookie !== undefined, { cookie });
      expect(answer).toMatchObject({ status: 302, headers: { location, 'cache-control': 'private, no-store' } });
    }
    const { answer } = await viewOf(path, { details: { is_logged_in: false } });
    expect(dataOf(answer)).toMatchObject({ redirect: expect.stringMatching(/^\/pageeditor-api\/login/) });
  });

  it('is refused with 403 to an account without access, before any figure is read', async () => {
    const { answer, asked, view, account } = await viewOf(dashboardPaths[name]({ lang: 'de' }), {
      details: { has_dashboard_online_access: false },
    });
    expect([answer.status, answer.headers['cache-control']]).toEqual([403, 'private, no-store']);
    expect(view).toMatchObject({ kind: 'refused', user: 'Lea Leitner' });
    expect(account).toMatchObject({ name: 'Lea Leitner', isRefused: true });
    expect(asked.map(([call]) => call)).toEqual(['userDetails']);
  });
});

describe('the dashboard', () => {
  it('asks for what the address says, over all pages', async () => {
    const { asked } = await viewOf('/de/dashboard/fehlerprotokoll?sort=count&order=asc&page=2&from=2026-11-01&to=2026-11-02');
    expect(asked[1]).toEqual([
      'errorLogEntries',
      { page: 2, sort: 'count', order: 'asc', date_from: '2026-11-01', date_to: '2026-11-02' },
    ]);
  });

  it('opens an address with nonsense in it without that, and only once', async () => {
    const answer = await open().pages.answer('/de/dashboard/karten?sort=id&page=2', true, { cookie: COOKIE });
    expect(answer).toMatchObject({
      status: 302,
      headers: { location: '/de/dashboard/karten?page=2', 'cache-control': 'private, no-store' },
    });
  });

  it('has no page behind the last one, and fails as its provider does', async () => {
    const missing = await viewOf('/de/dashboard/karten?page=99', {
      refuses: (call) => (call === 'ticketEvents' ? new SpielplanError('NOT_FOUND') : null),
    });
    expect(missing.answer.status).toBe(404);
    const away = await viewOf('/de/dashboard/karten', {
      refuses: (call) => (call === 'ticketEvents' ? new SpielplanError('PROVIDER_TIMEOUT') : null),
    });
    expect(away.answer.status).toBe(503);
  });

  it('counts and draws what happened, and says what it draws', async () => {
    const { view } = await viewOf('/de/dashboard');
    if (view.kind !== 'overview') throw new Error(view.kind);
    expect(view.site.filter(({ isAlarm }) => isAlarm)).toHaveLength(1);
    expect(view.charts.find(({ id }) => id === 'searches')).toMatchObject({ total: '1.209', values: [9, 1200] });
    expect(view.table.rows.map(({ id }) => id)).toEqual(['2026-11-21', '2026-11-20']);
  });

  it('sorts by a column at a press and turns it at the next, and goes on to the other pages as sorted', async () => {
    const { view } = await viewOf('/de/dashboard/suchbegriffe?sort=term&order=asc');
    if (view.kind !== 'list') throw new Error(view.kind);
    const links = Object.fromEntries(view.table.columns.map(({ id, sort }) => [id, sort]));
    expect(links).toMatchObject({
      term: { href: '/de/dashboard/suchbegriffe?sort=term&order=desc', state: 'ascending' },
      count: { href: '/de/dashboard/suchbegriffe', state: null },
      results: { href: '/de/dashboard/suchbegriffe?sort=results&order=desc', state: null },
    });
    expect(view.table.next).toBe('/de/dashboard/suchbegriffe?sort=term&order=asc&page=2');
    expect(view.table.rows[0]?.cells[0]).toEqual({ text: 'konzert & tanz', href: '/de/search?q=konzert+%26+tanz' });
  });

  it('keeps a period and its sorting while the other is changed', async () => {
    const { view } = await viewOf('/en/dashboard/search-terms?from=2026-11-01&to=2026-11-02&fruitless=1&sort=term&order=asc');
    if (view.kind !== 'list') throw new Error(view.kind);
    expect(view.period).toMatchObject({
      from: '2026-11-01',
      to: '2026-11-02',
      kept: [
        { name: 'fruitless', value: '1' },
        { name: 'sort', value: 'term' },
        { name: 'order', value: 'asc' },
      ],
    });
    expect(view.choices.map(({ href, isCurrent }) => [href.includes('fruitless'), isCurrent])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it('links no address that was not found, for it comes from anybody', async () => {
    const { view } = await viewOf('/de/dashboard/fehlerprotokoll');
    if (view.kind !== 'list') throw new Error(view.kind);
    expect(view.table.rows[0]?.cells[1]).toEqual({ text: '/de/<script>' });
  });

  it('shows when the last proof of the programme ran and each disagreement with the way to its event', async () => {
    const { view } = await viewOf('/de/dashboard/programmprobe');
    if (view.kind !== 'report') throw new Error(view.kind);
    expect(view.figures.map(({ value, isAlarm }) => [value, isAlarm])).toEqual([
      ['20. November 2026, 10:00 Uhr', undefined],
      ['613', undefined],
      ['2', true],
      ['1', true],
    ]);
    expect(view.tables).toMatchObject([
      { caption: 'dashboard.proof.disagreements', previous: null, next: null },
      { caption: 'dashboard.proof.failed', rows: [{ cells: [{ text: '/en/x: 503' }] }], previous: null, next: null },
    ]);
    expect(view.tables[0]?.rows.map(({ cells }) => cells)).toEqual([
      [{ text: 'Antigone, 29. November 2026, 18:00\u00a0Uhr' }, { text: 'later' }, { text: 'a\nb' }],
      [
        { text: 'Nachtstücke', href: '/de/p/n/7' },
        { text: 'dashboard.proof.what.start' },
        { text: 'dashboard.proof.source.page: 18:00\ndashboard.proof.source.calendar: 29. November 2026, 19:00\u00a0Uhr' },
      ],
    ]);
  });

  it('shows what was searched for in vain with all spellings, and a form that answers them with a page', async () => {
    const { view } = await viewOf('/de/dashboard/vergeblich-gesucht?sort=term&order=asc');
    if (view.kind !== 'list') throw new Error(view.kind);
    const [terms, count, , , answer] = view.table.rows[0]?.cells ?? [];
    expect([terms?.text, count?.text]).toEqual(['mozzart (1.200), motzart (3)', '1.203']);
    expect(answer?.form).toMatchObject({
      action: '/api/dashboard-search-answers/',
      link: '/en/about',
      kept: [
        { name: 'lang', value: 'en' },
        { name: 'terms', value: 'mozzart\nmotzart' },
        { name: 'next', value: '/de/dashboard/vergeblich-gesucht?sort=term&order=asc' },
      ],
    });
  });

  it('says of a provider of before that it puts no searches together', async () => {
    const { view } = await viewOf('/de/dashboard/vergeblich-gesucht', {
      refuses: (call) => (call === 'searchMisses' ? new SpielplanError('NOT_FOUND') : null),
    });
    expect(view).toMatchObject({ kind: 'report', note: 'dashboard.misses.unknown', tables: [] });
  });

  it('says of a provider of before that it keeps no proofs', async () => {
    const { view } = await viewOf('/en/dashboard/programme-proof', {
      refuses: (call) => (call === 'proofRun' ? new SpielplanError('NOT_FOUND') : null),
    });
    expect(view).toMatchObject({
      kind: 'report',
      note: 'dashboard.proof.unknown',
      tables: [],
    });
  });

  it.each([['https://evil.example/out'], ['//evil.example'], ['/\\evil.example'], ['javascript:alert(1)']])(
    'gives the token to no log out elsewhere: %s',
    async (logout_url) => {
      const { account } = await viewOf('/de/dashboard', { details: { logout_url } });
      expect(account).toEqual({ name: 'Lea Leitner', logOut: null });
    },
  );

  it('tells visitors and search engines nothing', async () => {
    const answer = await open().pages.answer('/de/dashboard', false);
    expect(bodyOf(answer)).toBe('');
  });
});
