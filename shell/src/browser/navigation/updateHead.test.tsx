import type { PageAnswer, PageHead } from '@spielplan/shared-contracts/remote';
import type { ComposedAnswer } from '../../server/pages/PageOutcome.ts';
import { renderHead, renderPageTags } from '../../server/pages/head/renderHead.ts';
import type { HeadContext } from '../../server/pages/head/structuredDataOf.ts';
import { updateHead } from './updateHead.ts';

const context = {
  origin: 'http://localhost',
  robots: 'index,follow',
  cartCookieDomain: 'haus.example',
  set: { match: () => null } as unknown as HeadContext['set'],
};
const answerOf = (head: Partial<PageHead> = {}, rest: Partial<PageAnswer> = {}) =>
  ({
    status: 200,
    lang: 'de',
    bodyClass: null,
    languages: { de: '/de/programm', en: '/en/program' },
    site: { siteName: 'Haus', theme: 'cc01' },
    head: {
      title: 'Programm',
      description: 'Was läuft',
      canonical: '/de/programm',
      alternates: { de: '/de/programm', en: '/en/program' },
      ...head,
    },
    ...rest,
  }) as ComposedAnswer;

/** Arrives with a document, as the server writes it. */
const open = (answer: ComposedAnswer) => {
  document.head.innerHTML = `<link rel="stylesheet" href="/a.css">${renderHead(answer, context)}`;
};
/** Goes on to another page with the data that the server answers. */
const goTo = (answer: ComposedAnswer) =>
  updateHead({ ...answer, head: { title: answer.head.title, tags: renderPageTags(answer, context) } });
/** All but the title, which is no element of `PAGE_TAGS`. */
const headTags = () => [...document.head.querySelectorAll(':not(title)')].map((element) => element.outerHTML).toSorted();

const RICH = answerOf({
  title: 'Regen',
  canonical: '/de/stories/regen/1',
  ogType: 'article',
  ogImage: { src: '/media/a.jpg', width: 1600, height: 900, alt: 'Ein Boot' },
  robots: 'noindex',
  feed: { title: 'Magazin', path: '/de/stories/feed.xml' },
  structuredData: [{ '@type': 'Article', name: '</script><script>' }],
  trail: [{ title: 'Magazin', url: '/de/stories' }],
});

it.each([
  ['a page', answerOf(), RICH],
  ['a page with less', RICH, answerOf({ description: '' })],
  ['the start page', RICH, answerOf({ canonical: '/de' })],
  ['an error', RICH, answerOf({ robots: 'noindex' }, { status: 404 })],
  [
    'another page in easy language',
    answerOf({}, { frame: { lang: 'de-simple' } }),
    answerOf({ canonical: '/de/leicht' }, { frame: { lang: 'de-simple' } }),
  ],
  ['a page in another colour', RICH, answerOf({}, { site: { siteName: 'Haus', theme: 'cc02' } as PageAnswer['site'] })],
])('has the same head on %s, whichever way it was reached', (_, before, after) => {
  open(after);
  const whole = headTags();
  open(before);
  expect(headTags()).not.toEqual(whole);
  goTo(after);
  expect(headTags()).toEqual(whole);
});

it('calls the window after the page and the house, or the house alone where the page has no title of its own', () => {
  goTo(answerOf());
  expect(document.title).toBe('Programm – Haus');
  goTo(answerOf({ title: 'Haus' }));
  expect(document.title).toBe('Haus');
});

it('keeps the kind of the page on the body', () => {
  document.body.className = 'cms editing';
  goTo(answerOf({}, { bodyClass: 'non-cms' }));
  expect(document.body.className).toBe('editing non-cms');
});

it('never lets a text become markup', () => {
  goTo(answerOf({ title: '<img src=x onerror=alert(1)>', description: '"><script>alert(1)</script>' }));
  expect(document.title).toContain('<img');
  expect(document.head.querySelector('img, script:not([type])')).toBeNull();
});
