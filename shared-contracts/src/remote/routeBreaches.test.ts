import { ROUTES } from '../routes/index.ts';
import { findRouteBreaches } from './routeBreaches.ts';

const magazine = (id: string, patterns: { de: `/${string}`; en: `/${string}` }) =>
  findRouteBreaches({ name: 'magazine', routes: [{ id, patterns }] });

describe('the addresses of a remote', () => {
  it('pass when the public route table has them', () => {
    expect(magazine('team', ROUTES.team)).toEqual([]);
  });

  it('do not pass when they are its own or mix two routes', () => {
    expect(magazine('own', { de: '/de/wetter', en: '/en/weather' })).toEqual([
      'The route "own" (/de/wetter, /en/weather) is not in the public route table.',
    ]);
    expect(magazine('mixed', { de: ROUTES.team.de, en: ROUTES.magazine.en })).toHaveLength(1);
  });

  it('do not pass when they are those of another remote', () => {
    expect(magazine('events', ROUTES.events)).toEqual(['The route "events" belongs to "programme".']);
  });
});
