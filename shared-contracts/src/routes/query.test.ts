import { pageDataUrl, withoutOverlay, withQuery } from './query.ts';
import { slugify } from './slug.ts';

describe('queries', () => {
  it.each([
    [{ tag: 3, date: '31-07-2026' }, '/de/a?tag=3&date=31-07-2026'],
    [{ room: '', tag: undefined, type: null }, '/de/a'],
    [{ page: 0 }, '/de/a?page=0'],
    [{ q: 'Bäume & Wein?' }, '/de/a?q=B%C3%A4ume+%26+Wein%3F'],
  ])('%j', (query, url) => {
    expect(withQuery('/de/a', query)).toBe(url);
  });

  it.each([
    ['/de', '/de'],
    ['/de?overlay=true', '/de'],
    ['/de?tag=3&overlay=true&q=x#karte', '/de?tag=3&q=x#karte'],
    ['/de?overlays=1', '/de?overlays=1'],
    ['/de?q=overlay%3D1', '/de?q=overlay%3D1'],
  ])('%s is %s without the overlay', (url, plain) => {
    expect(withoutOverlay(url)).toBe(plain);
  });

  it('lead to the data of a page', () => {
    expect(pageDataUrl('/de/team?x=1')).toBe('/_data/de/team?x=1');
  });
});

describe('slugs', () => {
  it.each([
    ['Wer spricht, wenn Bäume träumen?', 'wer-spricht-wenn-baeume-traeumen'],
    ['GRÖSSE & Maß', 'groesse-mass'],
    ['Éloïse — à la façade', 'eloise-a-la-facade'],
    ['Smørrebrød / œuvre', 'smorrebrod-oeuvre'],
    ['  100 %  ', '100'],
    ['夜', 'x'],
    ['', 'x'],
  ])('%j is %s', (title, slug) => {
    expect(slugify(title)).toBe(slug);
  });
});
