import { defineRoutes, pathsOf } from './route.ts';

const routes = defineRoutes({
  weather: { patterns: { de: '/de/wetter', en: '/en/weather' }, sitemap: 'list' },
  day: { patterns: { de: '/de/wetter/:day/:hour?', en: '/en/weather/:day/:hour?' }, query: ['unit'] },
});

it('a route is named by its key and stays plain data', () => {
  expect(JSON.parse(JSON.stringify(Object.values(routes)))).toEqual([
    { id: 'weather', patterns: { de: '/de/wetter', en: '/en/weather' }, sitemap: 'list' },
    { id: 'day', patterns: { de: '/de/wetter/:day/:hour?', en: '/en/weather/:day/:hour?' }, query: ['unit'] },
  ]);
});

it('an owner makes its own paths of it', () => {
  const paths = pathsOf(routes);
  expect(paths.weather({ lang: 'en' })).toBe('/en/weather');
  expect(paths.day({ lang: 'de', day: '1. Mai', hour: 7 })).toBe('/de/wetter/1.%20Mai/7');
});

// What follows is checked by the compiler; each of these lines is refused.
it('types refuse a language that is missing, values that differ, and links with other values', () => {
  const patterns = { de: '/de/wetter/:day', en: '/en/weather/:day' } as const;
  // @ts-expect-error a route has a path in both languages
  defineRoutes({ weather: { patterns: { de: '/de/wetter' } } });
  // @ts-expect-error both languages take the same values
  defineRoutes({ weather: { patterns: { de: '/de/wetter/:day', en: '/en/weather/:date' } } });
  // @ts-expect-error others link to a person with slug and id
  defineRoutes({ person: { patterns } });
  // @ts-expect-error a query key is a word
  defineRoutes({ weather: { patterns, query: [7] } });
  const paths = pathsOf(defineRoutes({ day: { patterns } }));
  // @ts-expect-error no route has this id
  expect(paths.week).toBeUndefined();
  // @ts-expect-error a value is missing
  expect(() => paths.day({ lang: 'de' })).toThrow('needs "day"');
});
