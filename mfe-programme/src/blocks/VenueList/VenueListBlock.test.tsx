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
    expect(screen.getByText('geöffnet bis 18:00 Uhr, Altes Zollamt')).toBeInTheDocument();
    expect(screen.getAllByRole('heading', { level: 4, name: 'Anfahrt' })).toHaveLength(3);
    expect(screen.getAllByText('Eine Stunde vor Beginn.')).toHaveLength(3);
    expect(validUntil).toBe(Date.parse('2026-08-01T18:00:00+02:00'));
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
