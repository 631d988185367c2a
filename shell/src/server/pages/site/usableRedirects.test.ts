import { recordLog } from '../../testing/recordLog.ts';
import { redirectKey, usableRedirects } from './usableRedirects.ts';

const origin = 'https://haus.example';

describe('the redirect list (R38)', () => {
  const usable = (entries: Record<string, string>) => {
    const log = recordLog();
    const list = Object.entries(entries).map(([old_path, new_path]) => ({ old_path, new_path }));
    const rules = [...usableRedirects([list], { log, origin })].flatMap(([path, of]) =>
      of.map(({ query, to }) => [query ? `${path}?${query}` : path, to] as const),
    );
    return { ...Object.fromEntries(rules), logged: log.lines.map(({ event }) => event) };
  };

  it('leads old paths to new ones in one hop, also where one entry leads to another', () => {
    expect(usable({ '/de/alt': '/de/neu', '/de/uralt': '/de/alt', '/de/karten': '/de/uralt?ort=2#oben' })).toEqual({
      '/de/alt': '/de/neu',
      '/de/uralt': '/de/neu',
      '/de/karten': '/de/neu?ort=2#oben',
      logged: [],
    });
  });

  it('leads on over rules with a query in one hop', () => {
    expect(
      usable({ '/de/a?id=1': '/de/a', '/de/c?x=2&id=1': '/de/a?id=1&y=3', '/de/d': '/de/c?id=1&x=2', '/de/a?y=3': '/de/b' }),
    ).toEqual({
      '/de/a?id=1': '/de/a',
      '/de/a?y=3': '/de/b',
      '/de/c?id=1&x=2': '/de/b',
      '/de/d': '/de/b',
      logged: [],
    });
  });

  it('may lead to another site', () => {
    expect(usable({ '/de/shop': 'https://tickets.example/' })).toMatchObject({ '/de/shop': 'https://tickets.example/' });
  });

  it.each([
    ['itself', { '/de/a': '/de/a' }],
    ['itself with a query', { '/de/a': '/de/a?x=1' }],
    ['itself with a slash', { '/de/a': '/de/a/' }],
    ['itself in another encoding', { '/de/ü': '/de/%C3%BC' }],
    ['itself as an address in full', { '/de/a': 'https://haus.example/de/a' }],
    ['itself with more of a query', { '/de/a?x=1': '/de/a?x=1&y=2' }],
    ['each other by queries', { '/de/a?x=1': '/de/a?y=1', '/de/a?y=1': '/de/a?x=1' }],
    ['each other', { '/de/a': '/de/b', '/de/b': '/de/a' }],
    ['each other over a third', { '/de/a': '/de/b', '/de/b': '/de/c', '/de/c': '/de/a' }],
  ])('leaves out and reports entries that lead to %s', (_, entries) => {
    const { logged, ...rest } = usable(entries);
    expect(rest).toEqual({});
    expect(new Set(logged)).toEqual(new Set(['redirect.loop']));
  });

  it('leaves out an entry that leads into a ring', () => {
    expect(usable({ '/de/x': '/de/a', '/de/a': '/de/b', '/de/b': '/de/a', '/de/ok': '/de' })).toEqual({
      '/de/ok': '/de',
      logged: ['redirect.loop', 'redirect.loop', 'redirect.loop'],
    });
  });

  it.each(['//evil.example', '/\\evil.example', 'javascript:alert(1)'])(
    'leaves out and reports a target such as %s',
    (target) => {
      expect(usable({ '/de/a': target })).toEqual({ logged: ['redirect.refused'] });
    },
  );

  it('finds a ring that goes through both languages', () => {
    const log = recordLog();
    const lists = [[{ old_path: '/en/a', new_path: '/de/a' }], [{ old_path: '/de/a', new_path: '/en/a' }]];
    expect(usableRedirects(lists, { log, origin }).size).toBe(0);
  });

  it('is checked and reported once, as long as it stays the same', () => {
    const log = recordLog();
    const lists = [[{ old_path: '/de/a', new_path: '/de/a' }]];
    expect(usableRedirects(lists, { log, origin })).toBe(usableRedirects([...lists], { log, origin }));
    expect(log.lines).toHaveLength(1);
  });

  it('compares paths by their letters', () => {
    expect(redirectKey('/de/f%C3%BChrung/')).toBe(redirectKey('/de/führung'));
    expect(redirectKey('/')).toBe('/');
    expect(redirectKey('/de/%E0')).toBe('/de/%E0');
  });
});
