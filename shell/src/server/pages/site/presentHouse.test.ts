import { houseSchema, type VenueSummary } from '@spielplan/shared-contracts/api';
import { presentHouse, structuredHouse } from './presentHouse.ts';

const address = { street: 'Zollkai 12', postal_code: '12345', town: 'Altwasser', country: 'DE' };
const venue = (id: number) =>
  ({
    id,
    slug: `haus-${id}`,
    name: `Haus ${id}`,
    intro: '',
    address: null,
    image_obj: null,
    link: `/de/venues/haus-${id}/${id}`,
  }) as VenueSummary;

it.each([
  ['de', 'DE', ['Zollkai 12', '12345 Altwasser']],
  ['en', 'DE', ['Zollkai 12', '12345 Altwasser', 'Germany']],
  ['de', 'AT', ['Zollkai 12', '12345 Altwasser', 'Österreich']],
  ['en', 'ZZ', ['Zollkai 12', '12345 Altwasser', 'Unknown Region']],
] as const)('an address is written for readers of %s, with the country %s where it is not theirs', (lang, country, lines) => {
  expect(presentHouse(houseSchema.parse({ address: { ...address, country } }), [], lang).address).toEqual(lines);
});

it('is reached by telephone and mail, whose links need no spaces', () => {
  const house = houseSchema.parse({ telephone: '+49 69 90009-100', email: 'kasse@altwasser.example' });
  expect(presentHouse(house, [], 'de').contacts).toEqual([
    { text: '+49 69 90009-100', href: 'tel:+496990009100' },
    { text: 'kasse@altwasser.example', href: 'mailto:kasse@altwasser.example' },
  ]);
});

it('lists its houses with the way to each, unless they are too many for the foot of a page', () => {
  const venuesOf = (count: number) =>
    presentHouse(
      undefined,
      Array.from({ length: count }, (_, index) => venue(index + 1)),
      'de',
    ).venues;
  expect(venuesOf(5)[4]).toEqual({ title: 'Haus 5', url: '/de/venues/haus-5/5' });
  expect([venuesOf(12).length, venuesOf(13).length]).toEqual([12, 0]);
});

it('says nothing of a house that says nothing', () => {
  expect(presentHouse(undefined, [], 'en')).toEqual({ address: [], contacts: [], venues: [] });
  expect(structuredHouse(undefined, 'https://haus.example')).toEqual({});
});

it('tells search engines the address, the contacts, the other places on the web and a picture of the mark', () => {
  const house = houseSchema.parse({
    address,
    telephone: '+49 69 90009 100',
    profiles: ['https://social.example/@haus'],
    logo: { kind: 'picture', src: '/media/logo.png', width: 400, height: 200 },
  });
  expect(structuredHouse(house, 'https://haus.example')).toEqual({
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Zollkai 12',
      postalCode: '12345',
      addressLocality: 'Altwasser',
      addressCountry: 'DE',
    },
    telephone: '+49 69 90009 100',
    sameAs: ['https://social.example/@haus'],
    logo: { '@type': 'ImageObject', url: 'https://haus.example/media/logo.png' },
  });
});

it.each([
  ['a drawing with more than a path in it', { logo: { kind: 'drawing', view_box: '0 0 1 1', path: 'M0 0"/><script>' } }],
  ['a picture of another host', { logo: { kind: 'picture', src: '//evil.example/a.png', width: 1, height: 1 } }],
  ['a number that is none', { telephone: 'javascript:alert(1)' }],
  ['an address of the web that is none', { profiles: ['javascript:alert(1)'] }],
])('%s is not what a provider may say', (_, house) => {
  expect(houseSchema.safeParse(house).success).toBe(false);
});
