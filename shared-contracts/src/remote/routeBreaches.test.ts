import { LINKED_PATTERNS, type RoutePatterns, type SitemapEntries } from '../routes/index.ts';
import { findRouteBreaches } from './routeBreaches.ts';

const breachesOf = (routes: Record<string, RoutePatterns>) =>
  findRouteBreaches({ routes: Object.entries(routes).map(([id, patterns]) => ({ id, patterns })) });

describe('the addresses of a remote', () => {
  it('may be any, where nobody else links to them', () => {
    expect(breachesOf({ weather: { de: '/de/wetter/:day?', en: '/en/weather/:day?' } })).toEqual([]);
  });

  it('are in the sitemap by themselves; all things of a kind are listed by the provider, for the route that is linked to', () => {
    const patterns: RoutePatterns = { de: '/de/hoefe', en: '/en/yards' };
    const listed = (id: string, sitemap: SitemapEntries) => findRouteBreaches({ routes: [{ id, patterns, sitemap }] });
    expect(listed('yards', 'list')).toEqual([]);
    expect(listed('yards', 'tag')).toEqual([]);
    expect(listed('yards', 'production')).toEqual([expect.stringContaining(`The route "yards" says sitemap: 'production'`)]);
    expect(
      findRouteBreaches({ routes: [{ id: 'production', patterns: LINKED_PATTERNS.production, sitemap: 'production' }] }),
    ).toEqual([]);
  });

  it('may lie below the hub for accounts alone, but for the page of releases', () => {
    const hub = (path: RoutePatterns['de'], session?: 'account') =>
      findRouteBreaches({ routes: [{ id: 'media', patterns: { de: path, en: path }, ...(session && { session }) }] });
    for (const path of ['/cms-hub', '/cms-hub/media', '/cms-hub/:kind/:id?'] as const) {
      expect(hub(path, 'account')).toEqual([]);
      expect(hub(path)).toEqual([expect.stringContaining('lies outside of what remotes may answer')]);
    }
    for (const path of ['/cms-hub/releases', '/cms-hubs', '/media', '/'] as const)
      expect(hub(path, 'account')).toEqual([expect.stringContaining('lies outside of what remotes may answer')]);
  });

  it('take the same values in both languages', () => {
    expect(breachesOf({ weather: { de: '/de/wetter/:day', en: '/en/weather/:date' } })).toEqual([
      'The route "weather" takes other values in "en" (/en/weather/:date) than in "de" (/de/wetter/:day).',
    ]);
  });

  it('are there once, whatever their values are called', () => {
    const routes = {
      day: { de: '/de/wetter/:day', en: '/en/weather/:day' },
      town: { de: '/de/wetter/:town', en: '/en/town/:town' },
    };
    expect(breachesOf(routes as Record<string, RoutePatterns>)).toEqual([
      'The route "town" (/de/wetter/:town, /en/town/:town) is there twice.',
    ]);
  });

  it.each([
    ['below the other language', { de: '/en/stories', en: '/en/weather' }],
    ['below no language', { de: '/wetter', en: '/en/weather' }],
    ['the start of a language', { de: '/de', en: '/en/weather' }],
    ['where the provider answers calls', { de: '/de/api/wetter', en: '/en/weather' }],
    ['where it answers editors', { de: '/de/wetter', en: '/en/pageeditor-api/weather' }],
  ])('are not %s', (_, patterns) => {
    expect(breachesOf({ weather: patterns as RoutePatterns })).toEqual([
      expect.stringContaining('outside of what remotes may answer'),
    ]);
  });

  it('are where others link to', () => {
    expect(breachesOf({ team: { de: '/de/team', en: '/en/people' } })).toEqual([
      'The route "team" (/de/team, /en/people) is linked to as /de/team, /en/team.',
    ]);
  });
});
