import type { PageAnswer, PageHead } from '@spielplan/shared-contracts/remote';
import type { ComposedAnswer } from '../PageOutcome.ts';
import { presentBrand } from '../../brand/presentBrand.ts';
import { renderHead } from './renderHead.ts';
import type { HeadContext } from './structuredDataOf.ts';

const renderContext: Pick<HeadContext, 'origin' | 'robots' | 'cartCookieDomain'> & { isSearched?: boolean } = {
  origin: 'https://haus.example',
  robots: 'none',
  cartCookieDomain: '',
};
const render = (head: Partial<PageHead> = {}, answer: Partial<PageAnswer> = {}, overrides: Partial<typeof renderContext> = {}) =>
  renderHead(
    {
      lang: 'de',
      languages: { de: '/de', en: '/en' },
      status: 200,
      layout: 'default',
      site: { siteName: 'Haus', theme: 'cc01', house: { address: ['Am Wehr 1', '36110 Altwasser'], contacts: [], venues: [] } },
      head: {
        title: 'Programm',
        description: 'Was läuft',
        canonical: '/de/programm',
        alternates: { de: '/de/programm', en: '/en/program' },
        ...head,
      },
      ...answer,
    } as ComposedAnswer,
    { ...renderContext, ...overrides, set: { match: () => (overrides.isSearched ? {} : null) } as unknown as HeadContext['set'] },
  );

it('names the page, its address and its other language for search engines', () => {
  const html = render();
  expect(html).toContain('<link rel="canonical" href="https://haus.example/de/programm">');
  expect(html).toContain('<link rel="alternate" hreflang="en" href="https://haus.example/en/program">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://haus.example/de/programm">');
  expect(html).toContain('<meta property="og:title" content="Programm">');
});

it.each([
  [
    'what it lacks is taken from title, card and house',
    'Was läuft',
    'Was läuft. Programm. Heute, 20:00 Uhr. Haus. Am Wehr 1. 36110 Altwasser',
  ],
  ['whole words, at most 160 characters', 'Sieben Boote fahren. '.repeat(9), `${'Sieben Boote fahren. '.repeat(7)}Sieben…`],
  [
    'nothing is added to what is long enough',
    'Theater, Konzert, Kunst, Literatur und Werkhalle: fünf Häuser am Fluss.',
    'Theater, Konzert, Kunst, Literatur und Werkhalle: fünf Häuser am Fluss.',
  ],
])('is described in 70 to 160 characters: %s', (_, description, shown) => {
  const html = render({ description, cardLine: 'Heute, 20:00 Uhr' });
  expect(html).toContain(`<meta name="description" content="${shown}">`);
  expect(html).toContain(`<meta property="og:description" content="${shown}">`);
});

it('offers no language that the page does not have', () => {
  expect(render({ alternates: { en: '/en/program' } })).not.toMatch(/hreflang="(?:de|x-default)"/);
});

it('gives an error page no canonical address', () => {
  expect(render({ robots: 'noindex' }, { status: 404 })).not.toMatch(/canonical|hreflang/);
});

it('leads feed readers to the feed of what is listed, and an error page to none', () => {
  const feed = { title: 'Magazin "Haus"', path: '/de/stories/feed.xml' };
  const tag =
    '<link rel="alternate" type="application/rss+xml" title="Magazin &quot;Haus&quot;" href="https://haus.example/de/stories/feed.xml">';
  expect(render({ feed })).toContain(tag);
  expect(render()).not.toContain('rss');
  expect(render({ feed }, { status: 404 })).not.toContain('rss');
});

it('tells robots what the environment says, unless the page says more (R41)', () => {
  expect(render()).toContain('<meta name="robots" content="none">');
  expect(render({}, {}, { robots: 'index,follow' })).toContain('<meta name="robots" content="index,follow">');
  expect(render({ robots: 'noindex' }, {}, { robots: 'index,follow' })).toContain('<meta name="robots" content="noindex">');
  expect(render({ robots: 'index' })).toContain('<meta name="robots" content="none">');
});

it('is shared with a card whose address changes with all that is seen on it, and with nothing else (R58)', () => {
  const cardOf = (head: Partial<PageHead> = {}, answer: Partial<PageAnswer> & { look?: string } = {}) =>
    /og:image" content="https:\/\/haus\.example(\/_cards[^"]+)"/.exec(render(head, answer))?.[1];
  expect(cardOf()).toMatch(/^\/_cards\/de\/programm\.[0-9a-f]{8}\.jpg$/);
  expect(cardOf({ canonical: '/de/programm?page=2', description: 'Anderes' })).toBe(cardOf());
  const others = [
    cardOf({ headline: 'Anders' }),
    cardOf({ cardLine: 'Heute' }),
    cardOf({ ogImage: '/media/a.jpg' }),
    cardOf({ ogImage: 'https://cdn.example/a.jpg' }),
    cardOf({}, { look: 'rot' }),
  ];
  expect(new Set([cardOf(), ...others]).size).toBe(6);
});

it('never lets a text of the provider out of its tag', () => {
  const evil = `"><script>alert('x')</script>`;
  const html = render({
    title: evil,
    description: evil,
    canonical: `/de/${evil}`,
    ogImage: `/media/${evil}`,
    structuredData: [{ name: '</script><script>' }],
  });
  // The structured data of the page, and that of the way to it.
  expect(html.match(/<script[^>]*>/g)).toEqual(Array(2).fill('<script type="application/ld+json">'));
  expect(html.match(/<\/script/g)).toHaveLength(2);
});

it('is shared with a card of its picture, the size and the words of it, and its other language', () => {
  const image = { src: '/media/a-1600.jpg', width: 1600, height: 900, alt: 'Ein Boot' };
  const html = render({ ogImage: image, ogTitle: 'Kommt!', cardLine: 'Heute' });
  for (const [name, content] of [
    ['og:title', 'Kommt!'],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
    ['og:image:alt', 'Kommt!, Heute, Haus'],
    ['og:locale', 'de_DE'],
    ['og:locale:alternate', 'en_GB'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
});

it('is shared with the mark of the house where it has no card, and without a language it does not have', () => {
  const html = render({ alternates: { de: '/de/programm' } }, { layout: 'webshop' });
  expect(html).toContain('content="https://haus.example/assets/icons/icon-512.png"');
  expect(html).toContain('<meta name="twitter:card" content="summary">');
  expect(html).not.toContain('og:locale:alternate');
});

it('is shared with the picture of the house where it has none of its own', () => {
  const brand = presentBrand({ brand: { share_image: { src: '/media/share.jpg', width: 1200, height: 630 } } });
  const html = render({}, { brand } as Partial<PageAnswer>);
  expect(html).toContain('<meta property="og:image" content="https://haus.example/media/share.jpg">');
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(render({ ogImage: '/media/a.jpg' }, { brand } as Partial<PageAnswer>)).not.toContain('share.jpg');
});

it('colours the browser around it in the colours of the house', () => {
  const brand = presentBrand({ brand: { colors: { ground: '#FFFFFF', ink: '#1B1B3A', accent: '#7A1FA2' } } });
  const html = render({}, { brand } as Partial<PageAnswer>);
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: light)" content="#FFFFFF">');
  expect(html).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#1B1B3A">');
});

it('colours the browser around it as the page, and follows a dark system only on paper', () => {
  expect(render()).toContain('<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#171512">');
  const dark = render({}, { site: { siteName: 'Haus', theme: 'cc02' } as PageAnswer['site'] });
  expect(dark).toContain('<meta name="theme-color" content="#12182B">');
});

it('names its twin in easy language by the tag of that language, and asks for its sheet there alone (R73)', () => {
  const html = render({}, { twin: { easy: '/de/leicht?a=1&b' } } as Partial<PageAnswer>);
  expect(html).toContain('<link rel="alternate" hreflang="de-simple" href="https://haus.example/de/leicht?a=1&amp;b">');
  expect(html).not.toContain('stylesheet');
  const twin = render({}, {
    twin: { original: { title: 'Programm', href: '/de/original' } },
    frame: { lang: 'de-simple' },
  } as never);
  expect(twin).toContain('<link rel="stylesheet" href="/assets/easy.css">');
  // As the original says it, whose fallback for other languages is not the twin.
  expect([...twin.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, tag, href]) => [tag, href])).toEqual([
    ['de-simple', 'https://haus.example/de/programm'],
    ['en-simple', 'https://haus.example/en/program'],
    ['de', 'https://haus.example/de/original'],
  ]);
  expect(render()).not.toMatch(/stylesheet|-simple/);
});

describe('tells search engines', () => {
  const dataOf = (html: string) =>
    [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(
      ([, json = '']) => JSON.parse(json) as object,
    );

  it('on the start page who the house is, and where to search it', () => {
    const structuredHouse = { telephone: '+49 69 100' };
    const [site] = dataOf(render({ canonical: '/de' }, { structuredHouse } as Partial<PageAnswer>, { isSearched: true }));
    expect(site).toMatchObject({
      '@graph': [
        { '@type': 'Organization', name: 'Haus', url: 'https://haus.example/de', telephone: '+49 69 100' },
        {
          '@type': 'WebSite',
          potentialAction: { target: { urlTemplate: 'https://haus.example/de/search?q={search_term_string}' } },
        },
      ],
    });
  });

  it('which page is whose twin in easy language, and that there is sign language (R73, R74)', () => {
    const [page] = dataOf(render({}, { twin: { easy: '/de/leicht', sign: '#film' } } as Partial<PageAnswer>));
    expect(page).toMatchObject({
      '@type': 'WebPage',
      url: 'https://haus.example/de/programm',
      inLanguage: 'de',
      workTranslation: { '@type': 'WebPage', url: 'https://haus.example/de/leicht', inLanguage: 'de-simple' },
      accessibilityFeature: ['signLanguage'],
    });
    const twin = { original: { title: 'Programm', href: '/de/programm' } };
    expect(dataOf(render({}, { twin, frame: { lang: 'de-simple' } } as Partial<PageAnswer>))[0]).toMatchObject({
      inLanguage: 'de-simple',
      translationOfWork: { url: 'https://haus.example/de/programm', inLanguage: 'de' },
    });
    expect(JSON.stringify(dataOf(render()))).not.toContain('WebPage');
  });

  it('of no search that nobody answers, and nothing of the house on other pages', () => {
    expect(JSON.stringify(dataOf(render({ canonical: '/de' })))).not.toContain('SearchAction');
    const site = { siteName: 'Haus', theme: 'cc01', hasSearch: false } as PageAnswer['site'];
    expect(render({ canonical: '/de' }, { site }, { isSearched: true })).not.toContain('SearchAction');
    expect(JSON.stringify(dataOf(render()))).not.toContain('Organization');
  });

  it('the way to any other page, which ends at its own headline', () => {
    const trail = [{ title: 'Besuch', url: '/de/besuch' }];
    const [way] = dataOf(render({ canonical: '/de/besuch/anfahrt', title: 'Anfahrt mit der Bahn', headline: 'Anfahrt', trail }));
    expect(way).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, name: 'Haus', item: 'https://haus.example/de' },
        { position: 2, name: 'Besuch', item: 'https://haus.example/de/besuch' },
        { position: 3, name: 'Anfahrt', item: 'https://haus.example/de/besuch/anfahrt' },
      ],
    });
    expect(dataOf(render())).toMatchObject([{ itemListElement: [{ position: 1 }, { position: 2, name: 'Programm' }] }]);
    expect(dataOf(render({}, { status: 404 }))).toEqual([]);
  });
});
