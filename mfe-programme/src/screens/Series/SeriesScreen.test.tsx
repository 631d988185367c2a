import { screen, within } from '@testing-library/react';
import { renderInHost } from '@spielplan/shared-ui/testing';
import type { EventSummary } from '@spielplan/shared-contracts/api';
import { anEvent } from '../../testing/builders.ts';
import { loadContext, messages } from '../../testing/loadContext.ts';
import { pageOf } from '../../testing/pageOf.ts';
import { aSeries } from '../../testing/placeBuilders.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { loadSeries } from './loadSeries.server.ts';
import { SeriesScreen } from './SeriesScreen.tsx';

const PATH = '/de/series/flussgespraeche/1';
const params = { slug: 'flussgespraeche', id: '1' };
const series = { id: 1, name: 'Flussgespräche', slug: 'flussgespraeche' };
const inSeries = (changes: Partial<EventSummary>) => anEvent({ series, ...changes });
const contextOf = (programme: Parameters<typeof programmeProvider>[0], options = {}) =>
  loadContext({ provider: programmeProvider({ seriesDetails: [aSeries()], ...programme }), url: PATH, params, ...options });

async function show(programme: Parameters<typeof programmeProvider>[0]) {
  const { data } = await pageOf(loadSeries, contextOf(programme));
  return renderInHost(<SeriesScreen data={data} />, { messages: { programme: messages.de } });
}
const dates = () => within(screen.getByRole('region', { name: 'Termine' }));

describe('the page of a series', () => {
  it('says what it is and shows its events and no others', async () => {
    await show({ events: [inSeries({ id: 1, headline: 'Über Wasser' }), anEvent({ id: 2, headline: 'Nachtstücke' })] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Flussgespräche');
    expect(screen.getByText('Eine Veranstaltung')).toBeInTheDocument();
    expect(
      dates()
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Über Wasser']);
    expect(dates().getByRole('link', { name: 'Zum ganzen Programm' })).toBeInTheDocument();
  });

  it('leads on to the rest of a long series', async () => {
    await show({ events: dailyEvents(30, '2026-08-01', inSeries) });
    expect(dates().getAllByRole('heading', { level: 3 })).toHaveLength(24);
    expect(dates().getByRole('link', { name: 'Alle Termine der Reihe' })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen?series=1',
    );
  });

  it('says that nothing is planned', async () => {
    await show({});
    expect(dates().getByText('Zurzeit sind keine Termine dieser Reihe geplant.')).toBeInTheDocument();
  });
});

describe('loading a series', () => {
  it('leads a wrong slug with the right id to the canonical address (R36)', async () => {
    expect(await loadSeries(contextOf({}, { params: { slug: 'fluss', id: '1' } }))).toEqual({
      kind: 'redirect',
      status: 301,
      to: PATH,
    });
    expect(await loadSeries(contextOf({}, { params: { ...params, id: '8' } }))).toEqual({ kind: 'missing', status: 404 });
  });

  it('tells search engines its events', async () => {
    const { head } = await pageOf(loadSeries, contextOf({ events: [inSeries({ id: 5 })] }));
    expect(head).toMatchObject({ canonical: PATH, alternates: { en: '/en/series/flussgespraeche/1' } });
    expect(head.structuredData?.[0]).toMatchObject({
      mainEntity: {
        itemListElement: [{ position: 1, url: 'https://www.kulturmeile.example/de/programm/veranstaltungen/nachtstuecke/5' }],
      },
    });
  });

  it('fails as the provider fails, and never as an empty series (R21)', async () => {
    await expect(loadSeries(contextOf({ failing: ['events'] }))).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });
});
