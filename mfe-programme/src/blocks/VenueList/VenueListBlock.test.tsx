import { screen, within } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { aVenue, openFrom } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadVenueListBlock } from './loadVenueListBlock.server.ts';
import { VenueListBlock } from './VenueListBlock.tsx';

const venues = [
  aVenue({ id: 1, name: 'Theater am Wehr', link: '/de/venues/theater-am-wehr/1' }),
  aVenue({ id: 2 }),
  aVenue({ id: 3, name: 'Depot', link: '/de/venues/depot/3' }),
];
async function load(fields: object, programme: Parameters<typeof programmeProvider>[0] = {}) {
  const context = loadContext({ provider: programmeProvider({ venues, ...programme }) });
  return { context, ...(await loadVenueListBlock({ id: 1, model: 'venue_list', ...fields }, context)) };
}
const namesIn = async (fields: object) => (await load(fields)).data?.venues.map(({ name }) => name);

describe('the list of houses on a page', () => {
  it('shows each house with its address and the way to its page', async () => {
    const { data } = await load({ headline: 'Fünf Häuser' });
    renderInHost(<VenueListBlock data={data!} />);
    const block = within(screen.getByRole('region', { name: 'Fünf Häuser' }));
    expect(block.getAllByRole('heading', { level: 3 })).toHaveLength(3);
    expect(block.getByRole('link', { name: 'Theater am Wehr' })).toHaveAttribute('href', '/de/venues/theater-am-wehr/1');
    expect(block.getAllByText('97900 Altwasser')).toHaveLength(3);
  });

  it('shows those picked by hand in their order, each once, all where none is picked', async () => {
    expect(await namesIn({ children: [3, 1, 3] })).toEqual(['Depot', 'Theater am Wehr']);
    expect(await namesIn({})).toHaveLength(3);
  });

  it('tells on request what a visit needs: today, and the hours, way and access of each', async () => {
    const { data, validUntil } = await load(
      { headline: 'Häuser', visit: true },
      { hours: { ...openFrom('10:00-18:00'), place: 'Altes Zollamt' } },
    );
    renderInHost(<VenueListBlock data={data!} />, { messages: { programme: messages.de } });
    expect(screen.getByText('geöffnet bis 18 Uhr, Altes Zollamt')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 4, name: 'Anfahrt' })).toHaveLength(3);
    expect(screen.getAllByText('Eine Stunde vor Beginn.')).toHaveLength(3);
    expect(validUntil).toBe(Date.parse('2026-08-01T18:00:00+02:00'));
  });

  it('shows the week of each house that has one beside today, and where they all are', async () => {
    const week = [
      { weekday: 4, time_from: '14:00:00', time_to: '20:00:00' },
      { weekday: 4, time_from: '10:00:00', time_to: '13:00:00' },
      { weekday: 6, time_from: '11:30:00', time_to: '19:00:00' },
    ];
    const address = aVenue().address && { ...aVenue().address!, latitude: 49.42, longitude: 9.74 };
    const { data } = await load(
      { headline: 'Häuser', visit: true },
      { venues: [aVenue({ id: 1, name: 'Altes Zollamt', opening_week: week }), aVenue({ id: 2, name: 'Werkhalle', address })] },
    );
    renderInHost(<VenueListBlock data={data!} />, { messages: { programme: messages.de } });
    const table = within(screen.getByRole('table', { name: 'Öffnungszeiten der Woche' }));
    expect(table.getByRole('columnheader', { name: 'Samstag' })).toHaveAttribute('aria-current', 'date');
    const [, first, second] = table.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(first).toEqual([
      'Altes Zollamt',
      // From today on, so that a phone shows it: Saturday first.
      '11:30-19 Uhr',
      'geschlossen',
      'geschlossen',
      'geschlossen',
      'geschlossen',
      '10-13 und 14-20 Uhr',
      'geschlossen',
    ]);
    expect(second).toEqual(['Werkhalle', 'Öffnet zu den Veranstaltungen']);
    expect(screen.getByRole('img', { name: 'Plan der Häuser' })).toHaveTextContent('12');
  });

  it('has neither table nor plan where the provider tells no hours as times and of one place at most', async () => {
    const { data } = await load({ visit: true, children: [2] });
    renderInHost(<VenueListBlock data={data!} />, { messages: { programme: messages.de } });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.queryByRole('img')).toBeNull();
  });

  it('shows the houses without that where it cannot be read, for a short time only', async () => {
    const { context, data, validUntil } = await load({ visit: true }, { failing: ['venue', 'openingHours'] });
    expect([data?.venues.map(({ visit }) => visit), data?.today]).toEqual([[null, null, null], null]);
    expect(validUntil).toBe(context.now + 10_000);
    expect(context.lines.map(({ event }) => event)).toContain('venueBlock.visitUnavailable');
  });

  it('leaves out a house that is gone, and itself where none is left', async () => {
    const { context, data } = await load({ children: [9, 3] });
    expect(data?.venues.map(({ name }) => name)).toEqual(['Depot']);
    expect(context.lines).toEqual([{ level: 'warn', event: 'venueBlock.venueMissing', fields: { id: 9 } }]);
    expect((await load({ children: [9] })).data).toBeNull();
  });
});
