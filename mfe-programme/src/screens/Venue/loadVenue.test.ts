import { anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue, openFrom } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadVenue } from './loadVenue.server.ts';

const params = { slug: 'konzerthalle-muehlinsel', id: '2' };
const PATH = '/de/venues/konzerthalle-muehlinsel/2';
const contextOf = (programme: Parameters<typeof programmeProvider>[0] = {}, options = {}) =>
  loadContext({ provider: programmeProvider({ venues: [aVenue()], ...programme }), url: PATH, params, ...options });

describe('loading a house', () => {
  it('leads a wrong slug with the right id to the canonical address (R36)', async () => {
    const context = contextOf({}, { params: { slug: 'halle', id: '2' }, url: '/de/venues/halle/2?utm_source=brief' });
    expect(await loadVenue(context)).toEqual({ kind: 'redirect', status: 301, to: `${PATH}?utm_source=brief` });
  });

  it.each(['9', '0', 'abc'])('has no house number %s', async (id) => {
    expect(await loadVenue(contextOf({}, { params: { ...params, id } }))).toEqual({ kind: 'missing', status: 404 });
  });

  it('tells search engines where it is and what rooms it has', async () => {
    const { head } = await pageOf(loadVenue, contextOf());
    expect(head).toMatchObject({
      title: 'Konzerthalle Mühlinsel',
      description: 'Eine Halle aus Lärchenholz auf einer Insel. Wo früher Korn gemahlen wurde.',
      canonical: PATH,
      alternates: { de: PATH, en: '/en/venues/konzerthalle-muehlinsel/2' },
      ogImage: { src: '/media/posters/production-1-1600.jpg', width: 1600 },
    });
    expect(head.structuredData?.[0]).toMatchObject({
      '@type': 'Place',
      url: `https://www.kulturmeile.example${PATH}`,
      address: { streetAddress: 'Mühlinsel 3', addressLocality: 'Altwasser', addressCountry: 'DE' },
      geo: { latitude: 49.4181, longitude: 9.7334 },
      containsPlace: [
        { '@type': 'Place', name: 'Orchestersaal', maximumAttendeeCapacity: 596 },
        { '@type': 'Place', name: 'Kammermusiksaal' },
      ],
    });
  });

  it('is up to date until the hours change, at the latest until midnight', async () => {
    const { validUntil } = await pageOf(loadVenue, contextOf({ hours: { ...openFrom('10:00-18:00'), place: 'Mühlinsel' } }));
    expect(validUntil).toBe(Date.parse('2026-08-01T18:00:00+02:00'));
    expect((await pageOf(loadVenue, contextOf())).validUntil).toBe(Date.parse('2026-08-02T00:00:00+02:00'));
  });

  it('shows the house without its programme and hours where they cannot be read, for a short time only', async () => {
    const context = contextOf({ events: [anEvent()], failing: ['events', 'openingHours'] });
    const { data, validUntil } = await pageOf(loadVenue, context);
    expect([data.items, data.haveEventsFailed, data.hoursToday]).toEqual([[], true, null]);
    expect(validUntil).toBe(context.now + 10_000);
    expect(context.lines.map(({ event }) => event).sort()).toEqual(['venue.eventsUnavailable', 'venue.hoursUnavailable']);
  });

  it('fails as the provider fails', async () => {
    await expect(loadVenue(contextOf({ failing: ['venue'] }))).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });
});
