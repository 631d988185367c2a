import { recordLog } from '../../testing/recordLog.ts';
import { redirectKey, usableRedirects } from './usableRedirects.ts';

const origin = 'https://haus.example';

describe('the redirect list (R38)', () => {
  const usable = (entries: Record<string, string>) => {
    const log = recordLog();
    const list = Object.entries(entries).map(([old_path, new_path]) => ({ old_path, new_path }));
    return { ...Object.fromEntries(usableRedirects([list], { log, origin })), logged: log.lines.map(({ event }) => event) };
  };

  it('leads old paths to new ones in one hop, also where one entry leads to another', () => {
    expect(usable({ '/de/alt': '/de/neu', '/de/uralt': '/de/alt', '/de/karten': '/de/uralt?ort=2#oben' })).toEqual({
      '/de/alt': '/de/neu',
      '/de/uralt': '/de/neu',
      '/de/karten': '/de/neu?ort=2#oben',
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
