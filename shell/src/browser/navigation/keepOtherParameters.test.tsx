import type { PageAnswer } from '@spielplan/shared-contracts/remote';
import { answerOf, left, open, server, settle, startFresh } from '../testing/fakeSite.ts';
import { keepOtherParameters } from './keepOtherParameters.ts';
import { watchOthers } from './watchOthers.ts';

startFresh();
// Observers of one test see nothing of the next.
afterEach(() => document.body.replaceWith(document.createElement('body')));

const LINKS = {
  '/de/team': '/de/team?utm_x=anna&utm_y=%C3%A4',
  '/en?a=1#top': '/en?a=1&utm_x=anna&utm_y=%C3%A4#top',
  '/de/team?utm_x=own': '/de/team?utm_x=own&utm_y=%C3%A4',
  '#place': '#place',
  '/de/programm/abend.ics': '/de/programm/abend.ics',
  '/de/api/cart/': '/de/api/cart/',
  '/media/poster.avif': '/media/poster.avif',
  'https://shop.example/x': 'https://shop.example/x',
  'mailto:haus@example.org': 'mailto:haus@example.org',
  'http://[': 'http://[',
};

function arrive(search: string) {
  history.pushState(null, '', `/de${search}`);
  document.body.innerHTML = Object.keys(LINKS)
    .map((href) => `<a href="${href}">x</a>`)
    .join('');
  return open();
}
const hrefs = () => [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'));
/**
 * As the server answers: whatever is asked for behind
 * the path, its answer names what the page reads.
 */
const serveAs = (asked: string, url: string, rest: Partial<PageAnswer> = {}) =>
  server.set(asked, async () => answerOf(url, rest));

it("keeps what no page reads of the visitor's address in every link to a page of the site", () => {
  keepOtherParameters(arrive('?utm_x=anna&edit=&overlay=true&utm_y=%C3%A4'));
  expect(hrefs()).toEqual(Object.values(LINKS));
});

it('keeps it in links that come later, and in those that change', async () => {
  keepOtherParameters(arrive('?utm_x=anna'));
  document.body.insertAdjacentHTML('beforeend', '<p><a id="late" href="/de/a">a</a></p>');
  await settle();
  const late = document.getElementById('late')!;
  expect(late.getAttribute('href')).toBe('/de/a?utm_x=anna');
  late.setAttribute('href', '/de/b');
  await settle();
  expect(late.getAttribute('href')).toBe('/de/b?utm_x=anna');
});

it('keeps it where the navigation leads, redirects included, and the address shows it', async () => {
  const site = arrive('?utm_x=anna');
  watchOthers(site);
  await settle();
  serveAs('/de/a?tag=3&utm_x=anna', '/de/a?tag=3');
  site.visit('/de/a?tag=3');
  await settle();
  expect([site.shown(), location.search]).toEqual(['/de/a?tag=3', '?tag=3&utm_x=anna']);

  server.set('/de/old?utm_x=anna', async () => ({ releaseSet: 'set-1', redirect: '/de/new' }));
  serveAs('/de/new?utm_x=anna', '/de/new');
  site.visit('/de/old');
  await settle();
  expect([site.shown(), location.search]).toEqual(['/de/new', '?utm_x=anna']);
  site.visit('https://shop.example/x');
  expect(left).toEqual(['https://shop.example/x']);
});

it('is loaded only for an address that holds such keys', async () => {
  watchOthers(arrive(''));
  await settle();
  expect(hrefs()).toEqual(Object.keys(LINKS));

  const site = arrive('');
  watchOthers(site);
  serveAs('/de/a?utm_x=anna&utm_y=%C3%A4', '/de/a');
  site.visit('/de/a?utm_x=anna&utm_y=%C3%A4');
  await settle();
  await settle();
  expect(hrefs()).toEqual(Object.values(LINKS));
});

it("keeps an editor's moment, also in what is loaded before its code is there, and leaves it by one link", async () => {
  const site = arrive('?at=2030-01-02T08:30Z');
  document.body.insertAdjacentHTML('beforeend', '<a id="now" data-bare href="/de">now</a>');
  watchOthers(site);
  serveAs('/de/list?page=2&at=2030-01-02T08%3A30Z', '/de/list?page=2');
  expect((await site.fetchPage('/de/list?page=2'))?.url).toBe('/de/list?page=2');
  expect(hrefs()[0]).toBe('/de/team?at=2030-01-02T08%3A30Z');
  expect(document.getElementById('now')!.getAttribute('href')).toBe('/de');
});
