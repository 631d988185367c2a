import { settingsSchema, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader } from '@spielplan/shared-contracts/remote';
import en from '../../i18n/en.json' with { type: 'json' };
import { recordLog } from '../testing/recordLog.ts';
import { readSite, redirectKey, usableRedirects } from './readSite.ts';

const NOW = Date.parse('2026-11-20T14:30:00+01:00');
const origin = 'https://haus.example';
const settings = settingsSchema.parse({
  status: 'ok',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Haus', en: 'House' },
});

describe('the redirect list', () => {
  const usable = (entries: Record<string, string>) => {
    const log = recordLog();
    const list = Object.entries(entries).map(([old_path, new_path]) => ({ old_path, new_path }));
    return { ...Object.fromEntries(usableRedirects([list], { log, origin })), logged: log.lines.map(({ event }) => event) };
  };

  it('leads old paths to new ones, also one after the other', () => {
    expect(usable({ '/de/alt': '/de/neu', '/de/uralt': '/de/alt' })).toEqual({
      '/de/alt': '/de/neu',
      '/de/uralt': '/de/alt',
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

describe('what every page shares', () => {
  const read = (answers: Record<string, unknown>) => {
    const provider = {
      read: async ({ id }: Call) => {
        if (id in answers) return answers[id];
        throw new SpielplanError('PROVIDER_UNREACHABLE');
      },
    } as unknown as ProviderReader;
    const log = recordLog();
    return { log, site: readSite({ provider, log, origin, messages: { of: () => en } as never }, 'en', NOW) };
  };

  it('is in the language of the page', async () => {
    await expect(
      read({ settings, nav: { menu: [], secondary_menu: [], footer: [] }, breakingNews: [], redirects: [] }).site,
    ).resolves.toMatchObject({ chrome: { siteName: 'House', alert: null } });
  });

  it('does without a menu, an alert and redirects that cannot be had, and says so', async () => {
    const { log, site } = read({ settings });
    await expect(site).resolves.toMatchObject({ chrome: { nav: { menu: [] } } });
    expect(new Set(log.of('site.part').map(({ what }) => what))).toEqual(new Set(['nav', 'alert', 'redirects', 'hours']));
  });

  it('says in words until when the house is open, and ends there', async () => {
    const hours = { time_from: '10:00:00', time_to: '18:00:00', closed: false, alternative_text: '', alternative_link_url: '' };
    const openingHours = { opening_hours: [hours], opening_hours_exceptions: [] };
    const { site } = read({
      settings,
      nav: { menu: [], secondary_menu: [], footer: [] },
      breakingNews: [],
      redirects: [],
      openingHours,
    });
    await expect(site).resolves.toMatchObject({
      isPartial: false,
      validUntil: Date.parse('2026-11-20T18:00:00+01:00'),
      chrome: { hours: { text: 'Open until 18:00', link: null } },
    });
  });

  it('is whole without the opening hours, and asks for them again soon', async () => {
    const { site } = read({ settings, nav: { menu: [], secondary_menu: [], footer: [] }, breakingNews: [], redirects: [] });
    await expect(site).resolves.toMatchObject({ isPartial: false, validUntil: NOW + 60_000, chrome: { hours: null } });
  });

  it('is no site without settings, or when they say that it is offline', async () => {
    await expect(read({}).site).rejects.toMatchObject({ spielplan: 'SITE_OFFLINE' });
    await expect(read({ settings: { ...settings, is_site_online: false } }).site).rejects.toMatchObject({
      spielplan: 'SITE_OFFLINE',
    });
  });
});
