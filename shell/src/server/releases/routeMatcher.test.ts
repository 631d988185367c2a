import type { ServerRemote } from '@spielplan/shared-contracts/remote';
import { createRouteMatcher, findRoute } from './routeMatcher.ts';

const remoteOf = (name: ServerRemote['name'], routes: Record<string, [string, string]>) =>
  ({ name, routes: Object.entries(routes).map(([id, [de, en]]) => ({ id, patterns: { de, en } })) }) as unknown as ServerRemote;

const magazine = remoteOf('magazine', {
  article: ['/de/stories/:slug/:id', '/en/stories/:slug/:id'],
  tag: ['/de/stories/tags/:id', '/en/stories/tags/:id'],
  tags: ['/de/stories/tags', '/en/stories/tags'],
  category: ['/de/stories/:category', '/en/stories/:category'],
  search: ['/de/search/:category?/:page?', '/en/search/:category?/:page?'],
});
const AWAY = [
  { de: '/de/programm/veranstaltungen', en: '/en/program/events' },
  { de: '/de/programm/veranstaltungen/:slug/:id', en: '/en/program/events/:slug/:id' },
] as const;
const match = createRouteMatcher([magazine], AWAY);
const find = (path: string) => match(path.split('/').slice(1));

it.each([
  ['/de/stories/tags', 'tags', {}],
  ['/de/stories/leben', 'category', { category: 'leben' }],
  ['/en/stories/tags/7', 'tag', { id: '7' }],
  ['/en/stories/nacht/7', 'article', { slug: 'nacht', id: '7' }],
  ['/de/search', 'search', {}],
  ['/de/search/team', 'search', { category: 'team' }],
  ['/de/search/team/2', 'search', { category: 'team', page: '2' }],
])('lets static words win over slugs: %s is %s', (path, id, params) => {
  expect(find(path)).toMatchObject({ remote: 'magazine', route: { id }, params, lang: path.slice(1, 3) });
});

it.each(['/de/stories', '/de', '/fr/stories/tags', '/de/search/team/2/more', '/de/Stories/tags'])(
  'leaves %s to others',
  (path) => {
    expect(find(path)).toBeNull();
  },
);

it('knows that a route exists whose remote is away', () => {
  expect(find('/de/programm/veranstaltungen')).toBe('absent');
  expect(find('/en/program/events/nacht/7')).toBe('absent');
  expect(find('/en/program/nothing')).toBeNull();
});

it('finds nothing amiss in names that every object has', () => {
  expect(find('/de/constructor')).toBeNull();
  expect(find('/de/stories/__proto__')).toMatchObject({ params: { category: '__proto__' } });
});

it.each([
  ['/eventim-template', true],
  ['/eventim-template/webticket/cart', true],
  ['/eventim-templates', false],
  ['/de/eventim-template', false],
])('a pattern that ends in a star answers all below it: %s is %s', (path, isFound) => {
  const patterns = { de: '/eventim-template/*', en: '/eventim-template/*' } as const;
  expect(findRoute([{ patterns }], path.split('/').slice(1)) !== null).toBe(isFound);
});
