import { parseSearchPlace, searchAddress } from './searchAddress.ts';
import { parseTerm } from './searchTerm.ts';

describe('the address of a search', () => {
  it.each([
    [{}, { group: null, page: 1 }],
    [{ category: '2' }, { group: null, page: 2 }],
    [{ category: 'events' }, { group: 'events', page: 1 }],
    [
      { category: 'events', page: '1' },
      { group: 'events', page: 1 },
    ],
    [
      { category: 'others', page: '12' },
      { group: 'others', page: 12 },
    ],
    [{ category: '2', page: '3' }, null],
    [{ category: 'events', page: '0' }, null],
    [{ category: 'events', page: 'zwei' }, null],
    [{ category: 'veranstaltungen' }, null],
    [{ category: '0' }, null],
    [{ category: '9999999' }, null],
  ])('%j is read as %j', (params, place) => {
    expect(parseSearchPlace(params)).toEqual(place);
  });

  it.each([
    [{ group: null, page: 1 }, '/de/search?q=B%C3%A4ume'],
    [{ group: null, page: 2 }, '/de/search/2?q=B%C3%A4ume'],
    [{ group: 'events', page: 1 }, '/de/search/events?q=B%C3%A4ume'],
    [{ group: 'others', page: 3 }, '/de/search/others/3?q=B%C3%A4ume'],
  ] as const)('of %j is %s', (place, address) => {
    expect(searchAddress('de', 'Bäume', place)).toBe(address);
  });

  it.each([
    ['', ''],
    ['?q=', ''],
    ['?q=%20%20', ''],
    ['?q=+Bäume+', 'Bäume'],
    ['?q=erster&q=zweiter', 'erster'],
    [`?q=${'a'.repeat(300)}`, 'a'.repeat(200)],
  ])('%s asks for "%s"', (query, term) => {
    expect(parseTerm(new URLSearchParams(query))).toBe(term);
  });
});
