import { screen } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aVenue } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadVenueList } from './loadVenueList.server.ts';
import { VenueListScreen } from './VenueListScreen.tsx';

const load = (venues: ReturnType<typeof aVenue>[]) =>
  pageOf(loadVenueList, loadContext({ provider: programmeProvider({ venues }), url: '/de/venues' }));
const show = async (venues: ReturnType<typeof aVenue>[]) =>
  renderInHost(<VenueListScreen data={(await load(venues)).data} />, { messages: { programme: messages.de } });

describe('the overview of the houses', () => {
  it('shows each with its address and leads to its page', async () => {
    await show([aVenue(), aVenue({ id: 3, name: 'Depot', link: '/de/venues/depot/3' })]);
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Konzerthalle Mühlinsel',
      'Depot',
    ]);
    expect(screen.getByRole('link', { name: 'Depot' })).toHaveAttribute('href', '/de/venues/depot/3');
    expect(screen.getAllByText('97900 Altwasser')).toHaveLength(2);
  });

  it('says so where there is none', async () => {
    await show([]);
    expect(screen.getByText('Zurzeit ist kein Haus geöffnet.')).toBeInTheDocument();
  });

  it('is announced in both languages', async () => {
    const { head } = await load([aVenue()]);
    expect(head).toMatchObject({ title: 'Häuser', canonical: '/de/venues', alternates: { de: '/de/venues', en: '/en/venues' } });
  });
});
