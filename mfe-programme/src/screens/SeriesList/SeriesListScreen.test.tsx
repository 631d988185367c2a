import { screen, within } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import { anOption } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aSeries } from '../../testing/placeBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadSeriesList } from './loadSeriesList.server.ts';
import { SeriesListScreen } from './SeriesListScreen.tsx';

const series = [
  anOption(1, 'Flussgespräche', 'flussgespraeche'),
  anOption(2, 'Nachtstücke', 'nachtstuecke'),
  anOption(3, 'Intern', 'intern', false),
];
const optionCounts = { room: {}, type: {}, tag: {}, series: { 1: 12 }, genre: {}, access: {} };
type Programme = Parameters<typeof programmeProvider>[0];
const contextOf = (programme: Programme) => loadContext({ provider: programmeProvider(programme), url: '/de/series' });
async function show(programme: Programme) {
  const { data } = await pageOf(loadSeriesList, contextOf(programme));
  renderInHost(<SeriesListScreen data={data} />, { messages: { programme: messages.de } });
}
const card = (name: string) => within(screen.getByRole('heading', { name }).closest('li')!);

describe('the overview of the series', () => {
  it('says of each what it is and how much is to come', async () => {
    await show({ series, seriesDetails: [aSeries(), aSeries({ id: 2, subline: 'Musik im Dunkeln' })], optionCounts });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Flussgespräche',
      'Nachtstücke',
    ]);
    expect(card('Flussgespräche').getByText('12 Veranstaltungen')).toBeInTheDocument();
    expect(card('Nachtstücke').getByText('Musik im Dunkeln')).toBeInTheDocument();
    expect(card('Nachtstücke').getByText('Keine Veranstaltung')).toBeInTheDocument();
  });

  it('shows a series by its name alone where nothing else can be read of it', async () => {
    await show({ series, failing: ['seriesDetail'] });
    expect(card('Nachtstücke').getByRole('link')).toHaveAttribute('href', '/de/series/nachtstuecke/2');
    expect(screen.queryByText(/Veranstaltung/)).not.toBeInTheDocument();
  });

  it('says so where there is none, and fails where they cannot be read', async () => {
    await show({ series: [] });
    expect(screen.getByText('Zurzeit gibt es keine Reihen.')).toBeInTheDocument();
    await expect(loadSeriesList(contextOf({ failing: ['series'] }))).rejects.toThrow('PROVIDER_UNREACHABLE');
  });

  it('stands below the programme', async () => {
    const { head } = await pageOf(loadSeriesList, contextOf({ series }));
    expect(head).toMatchObject({ title: 'Reihen', trail: [{ title: 'Programm', url: '/de/programm/veranstaltungen' }] });
  });
});
