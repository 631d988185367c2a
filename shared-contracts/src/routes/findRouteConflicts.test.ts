import { findRouteConflicts } from './findRouteConflicts.ts';
import type { RoutePatterns } from './pattern.ts';

const route = (owner: string, id: string, de: string, en = de.replace('/de', '/en')) => ({
  owner,
  id,
  patterns: { de, en } as RoutePatterns,
});
const event = route('programme', 'event', '/de/programm/:slug/:id');

describe('addresses of two remotes collide', () => {
  it.each([
    ['where both are the same', '/de/programm/:name/:number'],
    ['where one is a page of the other', '/de/programm/nachtstuecke/7'],
    ['where a value of one is a word of the other', '/de/:area/heute/7'],
    ['where an optional part makes them alike', '/de/programm/:day/:hour?'],
    ['where one answers all below an address', '/de/programm/*'],
  ])('%s', (_, de) => {
    expect(findRouteConflicts([event, route('weather', 'today', de)])).toEqual([
      `The route "today" of "weather" (${de}) answers paths of "event" of "programme" (/de/programm/:slug/:id).`,
    ]);
  });

  it('in one language alone', () => {
    const other = route('weather', 'today', '/de/wetter', '/en/programm/:slug/:id');
    expect(findRouteConflicts([event, other])).toEqual([expect.stringContaining('(/en/programm/:slug/:id)')]);
  });

  it('by their ids, for links name nothing else', () => {
    expect(findRouteConflicts([event, route('weather', 'event', '/de/wetter')])).toEqual([
      'The route "event" of "weather" has the id of a route of "programme".',
    ]);
  });
});

describe('addresses live side by side', () => {
  it.each(['/de/programm', '/de/programm/:slug', '/de/programm/:slug/:id/karten', '/de/wetter/:slug/:id', '/de/wetter/*'])(
    '%s',
    (de) => {
      expect(findRouteConflicts([event, route('weather', 'today', de)])).toEqual([]);
    },
  );

  it('where one owner lets a word win over a value', () => {
    expect(findRouteConflicts([event, route('programme', 'feed', '/de/programm/feed/xml')])).toEqual([]);
  });
});
