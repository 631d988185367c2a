import { isImmutable, isKept, parseSeasonRequest } from './isKept.ts';

describe('a page that is kept for reading offline', () => {
  it.each([
    ['/de', true],
    ['/de/programm/veranstaltungen?tag=3', true],
    ['/en/program/events/nocturnes/7', true],
    ['/de/produktionen/nachtstuecke/7', true],
    ['/de/venues/theater/1', true],
    ['/en/favourites', true],
    ['/de?v=3', false],
    ['/de?edit=true', false],
    ['/webshop/cart', false],
    ['/de/api/events/', false],
    ['/de/forms/kontakt/1', false],
    ['/de/search?q=x', false],
    ['/de/user/profile', false],
  ])('%s: %s', (path, kept) => {
    expect(isKept(new URL(path, 'https://haus.example'))).toBe(kept);
  });
});

describe('a file that never changes', () => {
  it.each([
    ['/assets/shell.0123456789.js', true],
    ['/assets/fonts/a.woff2', true],
    ['/remotes/programme/abc/remoteEntry.js', true],
    ['/assets/favicon.svg', false],
    ['/assets/sw.js', false],
    ['/webshop/assets/x.0123456789.js', false],
  ])('%s: %s', (path, immutable) => {
    expect(isImmutable(path)).toBe(immutable);
  });
});

describe('what a page asks of the kept season', () => {
  it.each([
    [{ season: 'keep', address: '/de/programm/saison.json' }, true],
    [{ season: 'remove', address: '/en/program/season.json' }, true],
    [{ season: 'steal', address: '/de/saison.json' }, false],
    [{ season: 'keep', address: '//other.example/saison.json' }, false],
    [{ season: 'keep', address: 'https://other.example/saison.json' }, false],
    [{ season: 'keep', address: '/de/saison.json?x' }, false],
    [{ season: 'keep' }, false],
    [null, false],
  ])('%j: %s', (data, isAsked) => {
    expect(parseSeasonRequest(data)).toEqual(isAsked ? data : null);
  });
});
