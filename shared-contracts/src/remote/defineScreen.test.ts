import { defineRoutes } from '../routes/index.ts';
import { defineRemote, defineServerRemote } from './defineRemote.ts';
import { collectScreens, defineFile, defineScreen, type RouteContext } from './defineScreen.ts';
import type { LoadResult } from './loading.ts';
import { findPairBreaches, findServerBreaches } from './conformance.ts';

// A remote that nobody has heard of: its addresses, a screen's folder, and what both halves expose.
const routes = defineRoutes({
  weather: { patterns: { de: '/de/wetter/:day/:hour?', en: '/en/weather/:day/:hour?' }, sitemap: 'list' },
  forecast: { patterns: { de: '/de/wetter.xml', en: '/en/weather.xml' } },
});
const WeatherScreen = ({ data }: { data: { degrees: string } }) => data.degrees;
const loadWeather = async ({ params }: RouteContext<typeof routes.weather>): Promise<LoadResult<{ degrees: string }>> =>
  params.day === 'heute'
    ? { kind: 'page', data: { degrees: `${params.hour ?? 12}°` }, head: {} as never }
    : { kind: 'missing', status: 404 };
const loadForecast = async () => ({ kind: 'file', contentType: 'text/xml', filename: 'weather.xml', body: '' }) as const;

it('a screen brings its route, its loader and its component', () => {
  const server = defineServerRemote({
    name: 'booking',
    ...collectScreens(
      [defineScreen(routes.weather, { load: loadWeather, component: WeatherScreen })],
      [defineFile(routes.forecast, loadForecast)],
    ),
    messages: { de: {}, en: {} },
  });
  expect(server.routes).toEqual([routes.weather, routes.forecast]);
  expect(server.screens).toEqual({ weather: { component: WeatherScreen, load: loadWeather } });
  expect(server.files).toEqual({ forecast: { load: loadForecast } });
  expect(findServerBreaches(server)).toEqual([]);
  expect(findPairBreaches(defineRemote({ name: 'booking', screens: { weather: async () => WeatherScreen } }), server)).toEqual(
    [],
  );
});

// What follows is checked by the compiler; each of these is refused.
it('types refuse a component of another view, values that the address lacks, and a route that is none', () => {
  // @ts-expect-error this component shows another view
  defineScreen(routes.weather, { load: loadWeather, component: ({ data }: { data: { wind: number } }) => data.wind });
  // @ts-expect-error the address of the forecast has no day
  defineScreen(routes.forecast, { load: loadWeather, component: WeatherScreen });
  const paramsOf = ({ params }: RouteContext<typeof routes.weather>) => params;
  // @ts-expect-error the values of an address are named
  const townOf = (context: RouteContext<typeof routes.weather>) => paramsOf(context).town.trim();
  // @ts-expect-error there is no such route
  expect(() => defineFile(routes.storm, async () => townOf as never).route.id).toThrow('id');
});
