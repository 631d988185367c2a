import { settingsSchema, type Address, type AddressKind, type Call } from '@spielplan/shared-contracts/api';
import { SpielplanError } from '@spielplan/shared-contracts/errors';
import type { ProviderReader, RemoteRoute } from '@spielplan/shared-contracts/remote';
import { LINKED_PATTERNS } from '@spielplan/shared-contracts/routes';
import { recordLog } from '../testing/recordLog.ts';
import { createDiscovery } from './createDiscovery.ts';

const ROUTES: readonly RemoteRoute[] = [
  ...(['events', 'team', 'magazine'] as const).map((id) => ({ id, patterns: LINKED_PATTERNS[id], sitemap: 'list' as const })),
  { id: 'exhibitions', patterns: LINKED_PATTERNS.exhibitions, sitemap: 'list', needsSetting: 'exhibitions_type' },
  {
    id: 'magazineCategory',
    patterns: { de: '/de/stories/categories/:category/:id', en: '/en/stories/categories/:category/:id' },
    sitemap: 'category',
  },
  ...(['event', 'person'] as const).map((id) => ({ id, patterns: LINKED_PATTERNS[id], sitemap: id })),
];

const SETTINGS = settingsSchema.parse({
  status: 'online',
  is_site_online: true,
  is_shop_online: true,
  site_name: { de: 'Kulturmeile Altwasser', en: 'Altwasser Arts Mile' },
});
const PAGE_SIZE = 2;
const address = (name: string): Address => ({
  urls: { de: `/de/${name}`, en: `/en/${name}` },
  modified: '2026-11-20T10:00:00.000+01:00',
});

interface SiteOptions {
  robots?: string;
  securityContact?: string;
  isOnline?: boolean;
  isAway?: () => boolean;
  lists?: Partial<Record<AddressKind, Address[]>>;
  /** A provider that has never heard of lists of addresses. */
  isPlain?: boolean;
  hasExhibitions?: boolean;
  isWithoutMagazine?: boolean;
  languages?: ('de' | 'en')[];
  /** The addresses of the remotes that run. */
  routes?: readonly RemoteRoute[];
}

/** A site with lists of addresses, two to a page; `reads` counts what its provider was asked. */
function openSite(options: SiteOptions = {}) {
  const { robots = 'index,follow', isOnline = true, isAway = () => false, lists = {}, isPlain, hasExhibitions = true } = options;
  const design = { ...SETTINGS.design, exhibitions_type: hasExhibitions ? 'ausstellung' : null };
  const reads: string[] = [];
  const provider = {
    async read({ id }: Call, { query = {} }: { query?: { kind?: AddressKind; page?: number; lang?: string } } = {}) {
      reads.push(id);
      if (isAway()) throw new SpielplanError('PROVIDER_UNREACHABLE');
      if (id === 'settings')
        return { ...SETTINGS, design, is_site_online: isOnline, languages: options.languages ?? SETTINGS.languages };
      if (options.isWithoutMagazine && id.startsWith('article')) throw new SpielplanError('NOT_FOUND');
      if (id === 'articleCategories')
        return [{ id: 1, name: 'Leben', style_name: '', slug: query.lang === 'en' ? 'life' : 'leben' }];
      if (id !== 'addresses') return [];
      const all = lists[query.kind ?? 'page'] ?? [];
      const page = query.page ?? 1;
      const results = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
      if (isPlain || (page > 1 && results.length === 0)) throw new SpielplanError('NOT_FOUND');
      return { count: all.length, next: null, previous: null, results };
    },
  } as unknown as ProviderReader;
  const origin = 'https://haus.example';
  const find = createDiscovery({
    provider,
    log: recordLog(),
    origin,
    robots,
    ...(options.securityContact && { securityContact: options.securityContact }),
    isAnswered: (path) => !path.startsWith(options.isWithoutMagazine ? '/de/team' : `/${path.slice(1, 3)}/team`),
    routes: () => options.routes ?? ROUTES,
  });
  return { find, reads, text: async (path: string) => (await find(path))?.body.toString('utf8') ?? '' };
}

describe('the sitemap', () => {
  it('names a list in the languages it is there in, and stands without calls that are missing', async () => {
    const section = await openSite({ isWithoutMagazine: true }).text('/sitemap-section-1.xml');
    expect(section).toContain('https://haus.example/en/team');
    expect(section).not.toMatch(/\/de\/team|categories/);
  });

  it('is made for nobody who has had their share, and is sent from memory all the same', async () => {
    const { find } = openSite({});
    const refuse = () => {
      throw new SpielplanError('TOO_MANY_REQUESTS');
    };
    for (const path of ['/sitemap.xml', '/sitemap-news-9999.xml'])
      await expect(find(path, refuse)).rejects.toThrow('TOO_MANY_REQUESTS');
    await find('/sitemap.xml', () => undefined);
    expect((await find('/sitemap.xml', refuse))?.status).toBe(200);
    expect((await find('/robots.txt', refuse))?.status).toBe(200);
  });

  const events = ['a', 'b', 'c'].map((name) => address(`programm/${name}`));

  it('names a part for each list, and several for a long one', async () => {
    const index = await openSite({ lists: { event: events, page: [address('besuch')] } }).text('/sitemap.xml');
    expect(index.match(/<loc>(.*?)<\/loc>/g)?.map((each) => each.slice(5, -6))).toEqual([
      'https://haus.example/sitemap-section-1.xml',
      'https://haus.example/sitemap-page-1.xml',
      'https://haus.example/sitemap-event-1.xml',
      'https://haus.example/sitemap-event-2.xml',
    ]);
  });

  it('has each thing in both languages, with its other language and when it changed', async () => {
    const part = await openSite({ lists: { event: events } }).text('/sitemap-event-2.xml');
    expect(part.match(/<url>/g)).toHaveLength(2);
    expect(part).toContain(
      '<url><loc>https://haus.example/en/programm/c</loc><lastmod>2026-11-20T10:00:00.000+01:00</lastmod>' +
        '<xhtml:link rel="alternate" hreflang="de" href="https://haus.example/de/programm/c"/>' +
        '<xhtml:link rel="alternate" hreflang="en" href="https://haus.example/en/programm/c"/>' +
        '<xhtml:link rel="alternate" hreflang="x-default" href="https://haus.example/de/programm/c"/></url>',
    );
  });

  it('has what exists in one language alone without alternates, and no character that XML or an address refuses', async () => {
    const only: Address = { urls: { de: '/de/führung&mehr' }, modified: null };
    const part = await openSite({ lists: { page: [only] } }).text('/sitemap-page-1.xml');
    expect(part).toContain('<url><loc>https://haus.example/de/f%C3%BChrung&amp;mehr</loc></url>');
  });

  it('names a page in easy language in each language, and as a translation of none (R73)', async () => {
    const easy: Address = { ...address('leicht'), is_easy: true };
    const part = await openSite({ lists: { page: [easy, address('besuch')] } }).text('/sitemap-page-1.xml');
    const entries = [...part.matchAll(/<url><loc>https:\/\/haus\.example(.*?)<\/loc>(.*?)<\/url>/g)];
    expect(entries.map(([, path, rest = '']) => [path, [...rest.matchAll(/hreflang="(.*?)"/g)].map(([, tag]) => tag)])).toEqual([
      ['/de/leicht', []],
      ['/en/leicht', []],
      ['/de/besuch', ['de', 'en', 'x-default']],
      ['/en/besuch', ['de', 'en', 'x-default']],
    ]);
  });

  it('has the lists that are answered and no page twice, and each category in its own words', async () => {
    const part = await openSite({ lists: { page: [{ urls: { de: '/de', en: '/en' }, modified: null }] } }).text(
      '/sitemap-section-1.xml',
    );
    expect(part).toContain('<loc>https://haus.example/de/programm/veranstaltungen</loc>');
    expect(part).toContain('<loc>https://haus.example/en/stories/categories/life/1</loc>');
    expect(part).not.toContain('<loc>https://haus.example/de</loc>');
    expect(part).not.toContain('/team');
  });

  it('has nothing of what nobody shows', async () => {
    const site = openSite({ lists: { person: [address('team/anna/7')] } });
    expect(await site.text('/sitemap.xml')).not.toContain('person');
    expect(await site.find('/sitemap-person-1.xml')).toBeNull();
  });

  it('has what the routes say, of an address that the shell has never heard of too', async () => {
    const routes: RemoteRoute[] = [
      { id: 'weather', patterns: { de: '/de/wetter', en: '/en/weather' }, sitemap: 'list' },
      { id: 'storm', patterns: { de: '/de/sturm', en: '/en/storm' } },
    ];
    const site = openSite({ routes, lists: { event: events } });
    const part = await site.text('/sitemap-section-1.xml');
    expect(part.match(/<loc>(.*?)<\/loc>/g)?.map((each) => each.slice(5 + 'https://haus.example'.length, -6))).toEqual([
      '/de',
      '/en',
      '/de/wetter',
      '/en/weather',
    ]);
    expect(await site.text('/sitemap.xml')).not.toContain('event');
    expect(await site.find('/sitemap-event-1.xml')).toBeNull();
  });

  it('names the exhibitions of a house that has some', async () => {
    const section = '/sitemap-section-1.xml';
    expect(await openSite().text(section)).toContain('/de/ausstellungen');
    expect(await openSite({ hasExhibitions: false }).text(section)).not.toContain('/de/ausstellungen');
  });

  it('is the lists alone where the provider keeps no list of addresses', async () => {
    const site = openSite({ isPlain: true });
    expect(await site.text('/sitemap.xml')).toContain('sitemap-section-1.xml</loc></sitemap></sitemapindex>');
    expect(await site.text('/sitemap-section-1.xml')).toContain('<loc>https://haus.example/de</loc>');
  });

  it.each(['/sitemap-event-3.xml', '/sitemap-secret-1.xml', '/sitemap-event-0.xml', '/sitemap.xml.gz'])(
    'has no part %s',
    async (path) => {
      expect(await openSite({ lists: { event: events } }).find(path)).toBeNull();
    },
  );

  it('is read once for all who ask, and again after a failure', async () => {
    let isAway = true;
    const { find, reads } = openSite({ lists: { event: events }, isAway: () => isAway });
    expect(await find('/sitemap-event-1.xml')).toMatchObject({ status: 503, headers: { 'retry-after': '120' } });
    isAway = false;
    reads.length = 0;
    const answers = await Promise.all([find('/sitemap-event-1.xml'), find('/sitemap-event-1.xml')]);
    expect(answers.map((answer) => answer?.status)).toEqual([200, 200]);
    expect(reads).toEqual(['settings', 'addresses']);
  });

  it('is 503 while the site is offline, so that nothing is taken out of an index', async () => {
    expect(await openSite({ isOnline: false }).find('/sitemap.xml')).toMatchObject({ status: 503 });
  });
});

describe('robots.txt', () => {
  it('shuts a staging site and opens a public one with its sitemap', async () => {
    expect(await openSite({ robots: 'none' }).text('/robots.txt')).toBe('User-agent: *\nDisallow: /\n');
    const open = await openSite().text('/robots.txt');
    expect(open).toMatch(/^Allow: \/$/m);
    expect(open).not.toMatch(/^Disallow: \/$/m);
    expect(open).toContain('Sitemap: https://haus.example/sitemap.xml');
  });
});

describe('the manifest', () => {
  it('calls the site by its name in each language', async () => {
    const manifest = JSON.parse(await openSite().text('/manifest.en.webmanifest')) as Record<string, unknown>;
    expect(manifest).toMatchObject({ name: 'Altwasser Arts Mile', short_name: 'Altwasser', start_url: '/en', lang: 'en' });
    expect(await openSite().text('/manifest.de.webmanifest')).toContain('"short_name":"Kulturmeile"');
    expect(await openSite().text('/manifest.webmanifest')).toContain('"name":"Kulturmeile Altwasser"');
  });

  it('is 503 where nobody knows the name', async () => {
    expect(await openSite({ isAway: () => true }).find('/manifest.de.webmanifest')).toMatchObject({ status: 503 });
  });
});

it('a house of one language has a sitemap and a manifest of that language alone', async () => {
  const { text, find } = openSite({ languages: ['de'], lists: { event: [address('programm/abend')] } });
  expect(await text('/sitemap-event-1.xml')).toContain('<url><loc>https://haus.example/de/programm/abend</loc>');
  for (const part of ['event', 'section']) expect(await text(`/sitemap-${part}-1.xml`)).not.toMatch(/\/en\/|hreflang/);
  expect(JSON.parse(await text('/manifest.webmanifest'))).toMatchObject({ lang: 'de' });
  expect(await find('/manifest.en.webmanifest')).toBeNull();
});

it('says where holes are to be reported once the house has named a place (RFC 9116)', async () => {
  const path = '/.well-known/security.txt';
  expect(await openSite().find(path)).toBeNull();
  const file = await openSite({ securityContact: 'mailto:security@house.example' }).find(path);
  const [contact, expires = '', , canonical] = String(file?.body).split('\n');
  expect(contact).toBe('Contact: mailto:security@house.example');
  expect(Date.parse(expires.replace('Expires: ', '')) - Date.now()).toBeGreaterThan(170 * 86_400_000);
  expect(canonical).toBe('Canonical: https://haus.example/.well-known/security.txt');
});
