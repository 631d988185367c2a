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
        .getAllByRole('heading', { level: 4 })
        .map(({ textContent }) => textContent),
    ).toEqual(['Über Wasser']);
    expect(dates().getByRole('link', { name: 'Zum ganzen Programm' })).toBeInTheDocument();
  });

  it('leads on to the rest of a long series', async () => {
    await show({ events: dailyEvents(30, '2026-08-01', inSeries) });
    expect(dates().getAllByRole('heading', { level: 4 })).toHaveLength(6);
    expect(dates().getByRole('link', { name: 'Alle Termine der Reihe' })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen?series=1',
    );
  });

  it('has a calendar whose days lead to that day of the series, without days that are over or cancelled', async () => {
    await show({
      events: [
        inSeries({ id: 1, date_start: '2026-08-01T11:00:00+02:00', date_end: '2026-08-01T11:30:00+02:00' }),
        inSeries({ id: 2, date_start: '2026-08-31T23:30:00+02:00' }),
        inSeries({ id: 3, date_start: '2026-08-31T11:00:00+02:00' }),
        inSeries({ id: 4, date_start: '2026-10-25T00:30:00Z' }),
        inSeries({ id: 5, date_start: '2026-10-26T20:00:00+01:00', status: 'cancelled' }),
      ],
    });
    const calendar = within(screen.getByRole('region', { name: 'Alle Tage' }));
    expect(calendar.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'August 2026',
      'Oktober 2026',
    ]);
    expect(calendar.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.textContent])).toEqual([
      ['Montag, 31. August 2026, 2 Veranstaltungen', '31'],
      ['Sonntag, 25. Oktober 2026, Eine Veranstaltung', '25'],
    ]);
    expect(calendar.getByRole('link', { name: /31\. August/ })).toHaveAttribute(
      'href',
      '/de/programm/veranstaltungen?series=1&date=31-08-2026&date_to=31-08-2026',
    );
  });

  it('says first what is special, and nothing of it where the provider does not tell', async () => {
    const { unmount } = await show({
      events: [
        inSeries({ id: 1, headline: 'Über Wasser' }),
        inSeries({ id: 2, headline: 'Ebbe', date_start: '2026-08-02T20:00:00+02:00', occasions: ['last', 'festival'] }),
        inSeries({
          id: 3,
          headline: 'Flut',
          date_start: '2026-08-03T20:00:00+02:00',
          occasions: ['premiere'],
          status: 'cancelled',
        }),
      ],
    });
    const special = within(screen.getByRole('region', { name: 'Besonders' })).getAllByRole('listitem');
    expect(special.map(({ textContent }) => textContent)).toEqual([
      'Zum letzten Mal, FestivalEbbeSonntag, 2. August 2026, 20:00 Uhr, Orchestersaal, Konzerthalle Mühlinsel',
    ]);
    unmount();
    await show({ events: [inSeries({ id: 1 })] });
    expect(screen.queryByRole('region', { name: 'Besonders' })).toBeNull();
  });

  it('says that nothing is planned', async () => {
    await show({});
    expect(dates().getByText('Zurzeit sind keine Termine dieser Reihe geplant.')).toBeInTheDocument();
    expect(screen.queryByRole('table')).toBeNull();
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
