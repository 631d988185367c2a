import { writeTwinLinks } from './writeTwinLinks.ts';

const write = (twin: Parameters<typeof writeTwinLinks>[0]) => {
  const place = document.createElement('div');
  place.innerHTML = writeTwinLinks(twin, 'de', (key, values) => [key, values?.['title']].filter(Boolean).join(' '));
  return place;
};
const linksOf = (place: HTMLElement) =>
  [...place.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href'), link.hreflang, link.rel]);

describe('the switch between the forms of a page (R73)', () => {
  it('leads to easy language and to the film, and says which language that is', () => {
    const place = write({ easy: '/de/leicht', sign: '#sign-language-4' });
    expect(linksOf(place)).toEqual([
      ['twin.easy', '/de/leicht', 'de-simple', 'alternate'],
      ['twin.sign', '#sign-language-4', '', ''],
    ]);
    expect(place.querySelector('nav')).toHaveAttribute('lang', 'de');
    expect(place.querySelector('nav')).toHaveAccessibleName('twin.label');
  });

  it('leads back from a twin, and nowhere from a page that is none of both', () => {
    expect(linksOf(write({ original: { title: 'Besuch', href: '/de/besuch' } }))).toEqual([
      ['twin.original Besuch', '/de/besuch', 'de', 'alternate'],
    ]);
    expect([writeTwinLinks({}, 'de', String), writeTwinLinks({ original: null }, 'de', String)]).toEqual(['', '']);
  });

  it('lets nothing out of a title or an address', () => {
    const place = write({ original: { title: '<img src=x onerror=alert(1)>', href: '/de/"><script>' } });
    expect(place.querySelectorAll('img, script')).toHaveLength(0);
    expect(place.querySelector('a')!.getAttribute('href')).toBe('/de/"><script>');
  });
});
