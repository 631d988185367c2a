import type { PageAnswer, PageHead } from '@spielplan/shared-contracts/remote';
import { updateHead } from './updateHead.ts';

const show = (head: Partial<PageHead>, rest: Partial<PageAnswer> = {}) =>
  updateHead({
    status: 200,
    bodyClass: null,
    site: { siteName: 'Haus' },
    head: {
      title: 'Programm',
      description: 'Was läuft',
      canonical: '/de/programm',
      alternates: { de: '/de/programm', en: '/en/program' },
      ...head,
    },
    ...rest,
  } as PageAnswer);
const content = (selector: string) => document.head.querySelector<HTMLMetaElement>(selector)?.content;
const links = () =>
  [...document.head.querySelectorAll('link')].map((link) => `${link.rel} ${link.hreflang} ${link.href}`.replace('  ', ' '));

beforeEach(() => {
  document.head.innerHTML =
    '<meta name="description" content="alt"><link rel="stylesheet" href="/a.css"><link rel="canonical" href="http://localhost/de/alt"><script type="application/ld+json">{}</script>';
});

it('brings title, description and addresses in step with the page, as the server would write them', () => {
  show({});
  expect(document.title).toBe('Programm – Haus');
  expect(content('meta[name=description]')).toBe('Was läuft');
  expect(content('meta[property="og:url"]')).toBe('http://localhost/de/programm');
  expect(links()).toEqual([
    'stylesheet http://localhost/a.css',
    'canonical http://localhost/de/programm',
    'alternate de http://localhost/de/programm',
    'alternate en http://localhost/en/program',
    'alternate x-default http://localhost/de/programm',
  ]);
});

it('takes away what belonged to the page before', () => {
  show({ description: '' });
  expect(content('meta[name=description]')).toBeUndefined();
  expect(document.querySelector('script')).toBeNull();
});

it('leads to the feed of what is listed, for as long as it is listed', () => {
  show({ feed: { title: 'Magazin', path: '/de/stories/feed.xml' } });
  const feed = () => document.head.querySelector<HTMLLinkElement>('link[type="application/rss+xml"]');
  expect([feed()?.rel, feed()?.title, feed()?.href]).toEqual(['alternate', 'Magazin', 'http://localhost/de/stories/feed.xml']);
  show({});
  expect(feed()).toBeNull();
});

it('gives an error page no canonical address', () => {
  show({}, { status: 404 });
  expect(links()).toEqual(['stylesheet http://localhost/a.css']);
});

it('says the name of the house alone where a page has no title of its own', () => {
  show({ title: 'Haus' });
  expect(document.title).toBe('Haus');
});

it('keeps the kind of the page on the body', () => {
  document.body.className = 'cms editing';
  show({}, { bodyClass: 'non-cms' });
  expect(document.body.className).toBe('editing non-cms');
});

it('never lets a text become markup', () => {
  show({ title: '<img src=x onerror=alert(1)>', description: '"><script>' });
  expect(document.title).toContain('<img');
  expect(content('meta[name=description]')).toBe('"><script>');
});
