import { searchAction } from './searchAction.ts';

describe('where the header’s search leads', () => {
  it.each([
    ['/de', '/de/search'],
    ['/de/search?q=fluss', '/de/search'],
    ['/de/search/2?q=fluss', '/de/search'],
    ['/de/search/events?q=fluss', '/de/search/events/1'],
    ['/de/search/events/4?q=fluss', '/de/search/events/1'],
    ['/de/searching/events', '/de/search'],
    ['/de/stories/categories/gespraech/2', '/de/search'],
  ])('from %s to %s', (url, action) => {
    expect(searchAction(url, 'de')).toBe(action);
  });

  it('stays in the language', () => {
    expect(searchAction('/en/search/events', 'en')).toBe('/en/search/events/1');
  });
});
