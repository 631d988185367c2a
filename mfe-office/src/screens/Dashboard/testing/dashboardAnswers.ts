/** An account that may see the dashboard. */
export const DETAILS = {
  has_dashboard_online_access: true,
  is_logged_in: true,
  username: 'leitung',
  email: '',
  first_name: 'Lea',
  last_name: 'Leitner',
  login_url: '/login',
  logout_url: '/pageeditor-api/logout',
  webshop_url: null,
};
const DAY = { page_changes: 0, form_entries: 0, errors: 0, orders: 1, tickets: 2 };
const LIST = { count: 60, next: '/x', previous: null };

/** What the provider answers to the dashboard, by the id of the call. */
export const ANSWERS: Record<string, unknown> = {
  editor: { id: 2, email: '', username: 'leitung', first_name: 'Lea', last_name: 'Leitner', admin_menus: [] },
  userDetails: DETAILS,
  dashboardSite: {
    is_site_online: true,
    is_shop_online: false,
    pages: 1200,
    pages_offline: 2,
    events_upcoming: 80,
    articles: 40,
  },
  dashboardOverview: {
    days: [
      { ...DAY, day: '2026-11-20', searches: 9 },
      { ...DAY, day: '2026-11-21', searches: 1200 },
    ],
  },
  pageActivities: {
    ...LIST,
    results: [
      {
        id: 3,
        page: 1,
        title: 'Besuch',
        action: 'update',
        summary: 'Text',
        username: 'redaktion',
        created: '2026-11-20T23:30:00Z',
      },
    ],
  },
  searchKeywords: {
    ...LIST,
    results: [{ term: 'konzert & tanz', count: 4, results: 0, last_searched: '2026-11-20T10:00:00+01:00' }],
  },
  ticketEvents: {
    ...LIST,
    results: [
      { id: 7, id_jet: 4711, name: 'Nachtstücke', date_start: '2026-12-01T20:00:00+01:00', capacity: 200, sold: 50, held: 2 },
    ],
  },
  errorLogEntries: { ...LIST, results: [{ id: 1, url: '/de/<script>', created: '2026-11-20T10:00:00+01:00', count: 3 }] },
  searchMisses: {
    ...LIST,
    results: [
      {
        lang: 'en',
        spellings: [
          { term: 'mozzart', count: 1_200 },
          { term: 'motzart', count: 3 },
        ],
        count: 1_203,
        last_searched: '2026-11-20T10:00:00+01:00',
        answered_by: '/en/about',
      },
    ],
  },
  proofRun: {
    run: {
      finished: '2026-11-20T10:00:00+01:00',
      events: 613,
      requests: 2000,
      disagreements: [
        {
          event: 7,
          title: 'Nachtstücke',
          what: 'start',
          said: ['page (de): 18:00', 'calendar (de): 2026-11-29T19:00'],
          link: '/de/p/n/7',
        },
        { event: 8, title: 'Antigone, 2026-11-29 18:00', what: 'later', said: ['a', 'b'], link: null },
      ],
      failed: ['/en/x: 503'],
    },
  },
  dashboardVersions: [
    { name: 'provider', version: '0.1.0', released: null },
    { name: 'database', version: '0007', released: '2026-11-20T10:00:00+01:00' },
  ],
};
