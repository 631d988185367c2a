import { screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { loadContext } from '../../testing/loadContext.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadVenueBlock } from './loadVenueBlock.server.ts';
import { VenueBlock } from './VenueBlock.tsx';

const load = (venue: number, headline = '') =>
  loadVenueBlock(
    { id: 1, model: 'venue', venue, headline },
    loadContext({ provider: programmeProvider({ venues: [aVenue()] }) }),
  );

describe('a house on a page', () => {
  it('says what it is and leads to its page', async () => {
    const { data } = await load(2);
    renderInHost(<VenueBlock data={data!} />);
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Konzerthalle Mühlinsel');
    expect(screen.getByRole('link')).toHaveAttribute('href', '/de/venues/konzerthalle-muehlinsel/2');
    expect(screen.getByText('Eine Halle aus Lärchenholz auf einer Insel.')).toBeInTheDocument();
  });

  it('stands below a headline where it has one', async () => {
    const { data } = await load(2, 'Gespielt wird hier');
    renderInHost(<VenueBlock data={data!} />);
    expect(screen.getByRole('region', { name: 'Gespielt wird hier' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3 })).toHaveTextContent('Konzerthalle Mühlinsel');
  });

  it('is left out when the house is gone', async () => {
    expect((await load(9)).data).toBeNull();
  });
});
