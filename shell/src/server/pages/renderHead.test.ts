import type { PageAnswer, PageHead } from '@spielplan/shared-contracts/remote';
import { renderHead } from './renderHead.ts';

const works = { origin: 'https://haus.example', robots: 'none', cartCookieDomain: '' };
const render = (head: Partial<PageHead> = {}, answer: Partial<PageAnswer> = {}, overrides: Partial<typeof works> = {}) =>
  renderHead(
    {
      lang: 'de',
      status: 200,
      site: { siteName: 'Haus' },
      head: {
        title: 'Programm',
        description: 'Was läuft',
        canonical: '/de/programm',
        alternates: { de: '/de/programm', en: '/en/program' },
        ...head,
      },
      ...answer,
    } as PageAnswer,
    { ...works, ...overrides },
  );

it('names the page, its address and its other language for search engines', () => {
  const html = render();
  expect(html).toContain('<link rel="canonical" href="https://haus.example/de/programm">');
  expect(html).toContain('<link rel="alternate" hreflang="en" href="https://haus.example/en/program">');
  expect(html).toContain('<link rel="alternate" hreflang="x-default" href="https://haus.example/de/programm">');
  expect(html).toContain('<meta property="og:title" content="Programm">');
  expect(html).toContain('<meta name="description" content="Was läuft">');
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

it('tells robots what the environment says, unless the page says more', () => {
  expect(render()).toContain('<meta name="robots" content="none">');
  expect(render({}, {}, { robots: 'index,follow' })).toContain('<meta name="robots" content="index,follow">');
  expect(render({ robots: 'noindex' }, {}, { robots: 'index,follow' })).toContain('<meta name="robots" content="noindex">');
});

it('completes a picture of this site and leaves one of another alone', () => {
  expect(render({ ogImage: '/media/a.jpg' })).toContain('content="https://haus.example/media/a.jpg"');
  expect(render({ ogImage: 'https://cdn.example/a.jpg' })).toContain('content="https://cdn.example/a.jpg"');
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
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script/g)).toHaveLength(1);
});
