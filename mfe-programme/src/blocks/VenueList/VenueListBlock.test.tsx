import { screen, within } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { loadContext } from '../../testing/loadContext.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadVenueListBlock } from './loadVenueListBlock.server.ts';
import { VenueListBlock } from './VenueListBlock.tsx';

const venues = [
  aVenue({ id: 1, name: 'Theater am Wehr', link: '/de/venues/theater-am-wehr/1' }),
  aVenue({ id: 2 }),
  aVenue({ id: 3, name: 'Depot', link: '/de/venues/depot/3' }),
];
async function load(fields: object) {
  const context = loadContext({ provider: programmeProvider({ venues }) });
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

  it('leaves out a house that is gone, and itself where none is left', async () => {
    const { context, data } = await load({ children: [9, 3] });
    expect(data?.venues.map(({ name }) => name)).toEqual(['Depot']);
    expect(context.lines).toEqual([{ level: 'warn', event: 'venueBlock.venueMissing', fields: { id: 9 } }]);
    expect((await load({ children: [9] })).data).toBeNull();
  });
});
