import { LANGUAGES } from '../i18n/language.ts';
import { parsePath } from './matchPath.ts';
import { paths } from './paths.ts';
import { fillPattern } from './pattern.ts';
import { LINKED_PATTERNS } from './linkedPatterns.ts';
import { LINKED_ROUTES, type LinkedRoute } from './linkedRoutes.ts';

const item = { slug: 'nachtstuecke', id: 7 };

/** German and English path of each address that others link to (product.md section 2). */
const TABLE: readonly [route: LinkedRoute, params: object, german: string, english: string][] = [
  ['home', {}, '/de', '/en'],
  ['terms', {}, '/de/agb', '/en/agb'],
  ['privacy', {}, '/de/datenschutz', '/en/datenschutz'],
  ['imprint', {}, '/de/impressum', '/en/impressum'],
  ['productions', {}, '/de/produktionen', '/en/productions'],
  ['production', item, '/de/produktionen/nachtstuecke/7', '/en/productions/nachtstuecke/7'],
  ['exhibitions', {}, '/de/ausstellungen', '/en/exhibitions'],
  ['events', {}, '/de/programm/veranstaltungen', '/en/program/events'],
  ['event', item, '/de/programm/veranstaltungen/nachtstuecke/7', '/en/program/events/nachtstuecke/7'],
  ['favourites', {}, '/de/favoriten', '/en/favourites'],
  ['magazine', {}, '/de/stories', '/en/stories'],
  ['article', item, '/de/stories/nachtstuecke/7', '/en/stories/nachtstuecke/7'],
  ['team', {}, '/de/team', '/en/team'],
  ['person', item, '/de/team/nachtstuecke/7', '/en/team/nachtstuecke/7'],
  ['venue', item, '/de/venues/nachtstuecke/7', '/en/venues/nachtstuecke/7'],
  ['series', item, '/de/series/nachtstuecke/7', '/en/series/nachtstuecke/7'],
  ['search', {}, '/de/search', '/en/search'],
  ['search', { category: 'events' }, '/de/search/events', '/en/search/events'],
  ['search', { category: 'events', page: 2 }, '/de/search/events/2', '/en/search/events/2'],
  ['userProfile', {}, '/de/user/profile', '/en/user/profile'],
  ['offline', {}, '/de/offline', '/en/offline'],
];

type AnyPath = (params: object) => string;

describe('public paths', () => {
  it.each(TABLE)('%s %j leads to %s and %s', (route, params, german, english) => {
    const path = paths[route] as AnyPath;
    expect(path({ lang: 'de', ...params })).toBe(german);
    expect(path({ lang: 'en', ...params })).toBe(english);
  });

  it.each(TABLE)('%s %j is read back from its path', (route, params) => {
    for (const lang of LANGUAGES) {
      const path = (paths[route] as AnyPath)({ lang, ...params });
      const asText = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
      expect(parsePath(LINKED_PATTERNS[route][lang], path)).toEqual(asText);
    }
  });

  it('cover the whole table', () => {
    expect(new Set(TABLE.map(([route]) => route))).toEqual(new Set(Object.keys(LINKED_ROUTES)));
    expect(Object.keys(paths)).toEqual(Object.keys(LINKED_ROUTES));
  });

  it.each(Object.entries(LINKED_ROUTES))('%s takes the values that others give it, in both languages', (route, values) => {
    for (const pattern of Object.values(LINKED_PATTERNS[route as LinkedRoute]))
      expect(pattern.match(/(?<=:)\w+\??/g) ?? []).toEqual(values);
  });

  it('survive any letter in a value', () => {
    const slug = 'größe/50% & "mehr"?#';
    const path = paths.person({ lang: 'de', slug, id: 1 });
    expect(path).toBe('/de/team/gr%C3%B6%C3%9Fe%2F50%25%20%26%20%22mehr%22%3F%23/1');
    expect(parsePath(LINKED_PATTERNS.person.de, path)).toEqual({ slug, id: '1' });
  });

  it('name the value that is missing', () => {
    expect(() => fillPattern(LINKED_PATTERNS.person.de, { slug: 'anna' })).toThrow('needs "id"');
    expect(() => fillPattern(LINKED_PATTERNS.person.de, { slug: '', id: 1 })).toThrow('needs "slug"');
  });

  it('leave out a page without its category', () => {
    expect(fillPattern(LINKED_PATTERNS.search.de, { page: 2 })).toBe('/de/search');
  });
});

describe('a path that is read', () => {
  it.each([
    ['/de/team/', '/de/team', {}],
    ['/de/team/anna/7/', '/de/team/:slug/:id', { slug: 'anna', id: '7' }],
    ['/de/search/', '/de/search/:category?/:page?', {}],
    ['/', '/', {}],
    ['/de/team/anna', '/de/team/:slug/:id', null],
    ['/de/team/anna/7/8', '/de/team/:slug/:id', null],
    ['/de/team//7', '/de/team/:slug/:id', null],
    ['/de/team//', '/de/team', null],
    ['/de/te%61m', '/de/team', {}],
    ['/de/team/%E0%A4%A/7', '/de/team/:slug/:id', null],
    ['/DE/team', '/de/team', null],
    ['/en/team', '/de/team', null],
  ])('%s by %s', (pathname, pattern, params) => {
    expect(parsePath(pattern, pathname)).toEqual(params);
  });
});
