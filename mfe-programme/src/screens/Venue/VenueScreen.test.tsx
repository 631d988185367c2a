import { screen, within } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import type { VenueDetail } from '@spielplan/shared-contracts/api';
import { anEvent } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue, openFrom } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { ARRIVAL_ID, VENUE_ACCESS_ID } from '../../domain/venues/venueParts.ts';
import { loadVenue } from './loadVenue.server.ts';
import { VenueScreen } from './VenueScreen.tsx';

type Programme = Parameters<typeof programmeProvider>[0];

async function show(changes: Partial<VenueDetail> = {}, programme: Programme = {}, lang: 'de' | 'en' = 'de') {
  const provider = programmeProvider({ venues: [aVenue(changes)], ...programme });
  const { data } = await pageOf(
    loadVenue,
    loadContext({ provider, lang, params: { slug: 'konzerthalle-muehlinsel', id: '2' }, now: '2026-08-01T12:00:00+02:00' }),
  );
  return renderInHost(<VenueScreen data={data} />, { lang, messages: { programme: messages[lang] } });
}
const part = (name: string) => within(screen.getByRole('region', { name }));

describe('the page of a house', () => {
  it('says what it is and where', async () => {
    await show();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Konzerthalle Mühlinsel');
    expect(part('Das Haus').getByText('Wo früher Korn gemahlen wurde.')).toBeInTheDocument();
    expect(part('Anfahrt').getByText('97900 Altwasser')).toBeInTheDocument();
    expect(part('Barrierefreiheit').getByText(/mit dem Aufzug/)).toBeInTheDocument();
    const idOf = (name: string) => screen.getByRole('region', { name }).id;
    expect([idOf('Anfahrt'), idOf('Barrierefreiheit')]).toEqual([ARRIVAL_ID, VENUE_ACCESS_ID]);
  });

  it('shows the map as a picture of its own and only links to a map service', async () => {
    const { container } = await show();
    expect(part('Anfahrt').getByRole('img', { name: 'Plan der fünf Häuser am Fluss' })).toBeInTheDocument();
    expect(part('Anfahrt').getByRole('link', { name: 'Auf der Karte zeigen' })).toHaveAttribute(
      'href',
      'https://www.openstreetmap.org/?mlat=49.4181&mlon=9.7334',
    );
    expect(container.querySelectorAll('iframe, [src^="http"], [srcset*="http"]')).toHaveLength(0);
  });

  it('presents its rooms, each with its places and the way to its programme', async () => {
    await show();
    const rooms = part('Räume');
    expect(rooms.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Orchestersaal',
      'Kammermusiksaal',
    ]);
    expect(rooms.getAllByText(/Plätze$/).map(({ textContent }) => textContent)).toEqual(['596 Plätze']);
    expect(rooms.getByRole('link', { name: 'Programm in diesem Raum: Kammermusiksaal' })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen?room=4',
    );
  });

  it('shows what is on in it, from all its rooms by date, and nothing of other houses', async () => {
    await show(
      {},
      {
        events: [
          anEvent({ id: 1, headline: 'Später', date_start: '2026-08-05T20:00:00+02:00' }),
          anEvent({
            id: 2,
            headline: 'Zuerst',
            date_start: '2026-08-02T20:00:00+02:00',
            room: { id: 4, name: 'Kammermusiksaal', slug: 'kammermusiksaal' },
          }),
          anEvent({ id: 3, headline: 'Woanders', room: { id: 9, name: 'Depot', slug: 'depot' } }),
        ],
      },
    );
    const events = part('Hier zu erleben').getAllByRole('heading', { level: 4 });
    expect(events.map(({ textContent }) => textContent)).toEqual(['Zuerst', 'Später']);
  });

  it.each([
    [true, 'room=3&room=4&'],
    [false, ''],
  ])('has a calendar of all its rooms; days lead to them where a list takes several (%s)', async (several_options, rooms) => {
    const provider = programmeProvider({ venues: [aVenue()], events: [anEvent(), anEvent({ id: 8, occasions: ['premiere'] })] });
    const params = { slug: 'konzerthalle-muehlinsel', id: '2' };
    const context = loadContext({ provider, params, now: '2026-08-01T12:00:00+02:00' });
    const { data } = await pageOf(loadVenue, { ...context, settings: { ...context.settings, several_options } });
    renderInHost(<VenueScreen data={data} />, { messages: { programme: messages.de } });
    expect(part('Alle Tage').getByRole('link', { name: 'Samstag, 1. August 2026, 2 Veranstaltungen' })).toHaveAttribute(
      'href',
      `/de/programm/veranstaltungen?${rooms}date=01-08-2026&date_to=01-08-2026`,
    );
    expect(part('Besonders').getByText('Premiere')).toBeInTheDocument();
  });

  it('says that nothing is planned', async () => {
    await show();
    expect(part('Hier zu erleben').getByText('Zurzeit ist hier nichts geplant.')).toBeInTheDocument();
  });

  it.each([
    ['de', 'Hier zu erleben', 'konnte gerade nicht geladen werden', 'Zurzeit ist hier nichts geplant.', 'Zum ganzen Programm'],
    ['en', 'On here', 'couldn’t be loaded just now', 'Nothing is planned here at the moment.', 'See the whole programme'],
  ] as const)('does not claim that nothing is planned when it does not know (R21, %s)', async (lang, name, told, none, way) => {
    await show({}, { events: [anEvent()], failing: ['events'] }, lang);
    expect(part(name).getByText(new RegExp(told))).toBeInTheDocument();
    expect(part(name).queryByText(none)).not.toBeInTheDocument();
    expect(part(name).getByRole('link', { name: way })).toBeInTheDocument();
  });

  it.each([
    [['10:00-18:00'], 'geöffnet bis 18 Uhr'],
    [['14:00-18:00'], 'geöffnet ab 14 Uhr'],
    [['10:00-13:00', '14:00-18:00'], 'geöffnet 10-13 und 14-18 Uhr'],
    [['08:00-10:00'], 'geschlossen'],
  ])('says today’s hours at noon: %j (R42)', async (ranges, words) => {
    await show({}, { hours: { ...openFrom(...ranges), place: 'Mühlinsel' } });
    expect(part('Öffnungszeiten').getByText(words)).toBeInTheDocument();
  });

  const SATURDAY = { weekday: 6, time_from: '11:00:00', time_to: '15:00:00' };
  const NIGHT = { weekday: 5, time_from: '20:00:00', time_to: '13:00:00' };
  const elsewhere = { ...openFrom('10:00-18:00'), place: 'Altes Zollamt' };

  it.each<[string, VenueDetail['opening_week'], string | null]>([
    ['its own week', [SATURDAY], 'geöffnet bis 15 Uhr'],
    ['its own week, of which this weekday has nothing', [{ ...SATURDAY, weekday: 2 }], 'geschlossen'],
    ['a night of its own week that lasts until now', [NIGHT], 'geöffnet bis 13 Uhr'],
    ['nothing, where it has no week', undefined, null],
  ])('says of today %s, and never the hours of another house', async (_, opening_week, words) => {
    await show({ opening_week }, { hours: elsewhere });
    const hours = part('Öffnungszeiten');
    expect(hours.queryByText(/10|18 Uhr|Zollamt/)).not.toBeInTheDocument();
    if (words) expect(hours.getByText(words)).toBeInTheDocument();
    else expect(hours.queryByText(/geöffnet|geschlossen/)).not.toBeInTheDocument();
  });

  it('does not call itself closed on a day off on which something is on', async () => {
    const tonight = anEvent({ date_start: '2026-08-01T20:00:00+02:00', date_end: null });
    await show({ opening_week: [{ ...SATURDAY, weekday: 2 }] }, { hours: elsewhere, events: [tonight] });
    expect(part('Öffnungszeiten').queryByText('geschlossen')).not.toBeInTheDocument();
  });

  it.each([
    ['hours of nobody in particular', openFrom('10:00-18:00'), undefined],
    [
      'a week, on a day that is an exception elsewhere',
      { ...elsewhere, opening_hours_exceptions: elsewhere.opening_hours },
      [SATURDAY],
    ],
  ])('says nothing of today for %s', async (_, hours, opening_week) => {
    await show({ opening_week }, { hours });
    expect(part('Öffnungszeiten').queryByText(/geöffnet|geschlossen/)).not.toBeInTheDocument();
  });

  it('leaves out what is not known', async () => {
    await show({
      arrival: '',
      accessibility: '',
      opening_hours_text: '',
      map_image: null,
      map_url: null,
      address: null,
      rooms: [],
    });
    for (const name of ['Anfahrt', 'Barrierefreiheit', 'Öffnungszeiten', 'Räume'])
      expect(screen.queryByRole('region', { name })).not.toBeInTheDocument();
  });

  it('speaks English', async () => {
    await show({}, { hours: { ...openFrom('10:00-18:00'), place: 'Konzerthalle' } }, 'en');
    expect(part('Opening hours').getByText('open until 18:00')).toBeInTheDocument();
    expect(part('Rooms').getByText('Capacity: 596')).toBeInTheDocument();
  });
});
