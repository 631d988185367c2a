import { SpielplanError } from '@spielplan/shared-contracts/errors';
import { LANGUAGES } from '@spielplan/shared-contracts/i18n';
import { accountContext, CSRF_TOKEN } from '@spielplan/shared-contracts/testing';
import { dashboardPaths, type DashboardRoute } from '../../routes.ts';
import { ANSWERS, DETAILS } from './testing/dashboardAnswers.ts';
import { dashboardLoaders } from './dashboardLoaders.server.ts';

const NAMES = Object.keys(dashboardPaths) as DashboardRoute[];

interface SiteOptions {
  details?: Partial<typeof DETAILS>;
  refuses?: (call: string) => SpielplanError | null;
}

/** What the loader of an address comes to for an account; `asked` are the calls that it read. */
async function load(path: string, { details = {}, refuses = () => null }: SiteOptions = {}) {
  const asked: [call: string, query: unknown][] = [];
  const [pathname] = path.split('?');
  const lang = path.startsWith('/en') ? 'en' : 'de';
  const name = NAMES.find((each) => dashboardPaths[each]({ lang }) === pathname)!;
  const context = accountContext({
    lang,
    url: path,
    now: new Date().toISOString(),
    answer: ({ id }, query) => {
      asked.push([id, query]);
      return refuses(id) ?? (id === 'userDetails' ? { ...DETAILS, ...details } : ANSWERS[id]);
    },
  });
  return { result: await dashboardLoaders[name](context), asked };
}

async function viewOf(path: string, options?: SiteOptions) {
  const { result, asked } = await load(path, options);
  if (result.kind !== 'page') throw new Error(result.kind);
  const { data, frame } = result;
  return { page: result, asked, view: data, account: frame?.account, screens: frame?.screens };
}

describe.each(NAMES)('the screen %s', (name) => {
  it.each(LANGUAGES)('is shown in %s to who may see it, with the way out and to the others', async (lang) => {
    const { page, account, screens } = await viewOf(dashboardPaths[name]({ lang }));
    expect(page.status).toBeUndefined();
    expect(page.head.robots).toBe('none');
    expect(account).toEqual({
      name: 'Lea Leitner',
      logOut: { action: '/pageeditor-api/logout', csrfToken: CSRF_TOKEN, next: `/${lang}` },
    });
    expect(screens?.map(({ url }) => url)).toEqual(NAMES.map((each) => dashboardPaths[each]({ lang })));
    expect(screens?.filter(({ isCurrent }) => isCurrent)).toEqual([
      { title: `dashboard.screen.${name}`, url: dashboardPaths[name]({ lang }), isCurrent: true },
    ]);
  });

  it('says that nobody is logged in where the session has ended', async () => {
    const path = dashboardPaths[name]({ lang: 'en' });
    for (const options of [{ details: { is_logged_in: false } }, { refuses: () => new SpielplanError('NOT_LOGGED_IN') }])
      await expect(load(path, options)).rejects.toMatchObject({ spielplan: 'NOT_LOGGED_IN' });
  });

  it('is refused with 403 to an account without access, before any figure is read', async () => {
    const { page, asked, view, account, screens } = await viewOf(dashboardPaths[name]({ lang: 'de' }), {
      details: { has_dashboard_online_access: false },
    });
    expect(page.status).toBe(403);
    expect(view).toMatchObject({ kind: 'refused', user: 'Lea Leitner' });
    expect(account?.name).toBe('Lea Leitner');
    expect(screens).toBeUndefined();
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
    const { result } = await load('/de/dashboard/karten?sort=id&page=2');
    expect(result).toEqual({ kind: 'redirect', status: 302, to: '/de/dashboard/karten?page=2', isPrivate: true });
  });

  it.each(['NOT_FOUND', 'PROVIDER_TIMEOUT'] as const)('fails as its provider does: %s', async (name) => {
    const refuses = (call: string) => (call === 'ticketEvents' ? new SpielplanError(name) : null);
    await expect(load('/de/dashboard/karten?page=99', { refuses })).rejects.toMatchObject({ spielplan: name });
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
});
