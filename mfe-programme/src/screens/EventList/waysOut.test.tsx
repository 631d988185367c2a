import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { anEvent, aRoom } from '../../testing/builders.ts';
import { LIST_PATH as PATH, showEventList as show } from '../../testing/showEventList.tsx';
import { programmeProvider } from '../../testing/programme.ts';
import { listView } from '../../testing/listAnswers.ts';

const opera = { id: 3, name: 'Oper', slug: 'oper' };
const orchestra = { id: 1, name: 'Orchester', slug: 'orchester' };
const series = { id: 1, name: 'Flussgespräche', slug: 'flussgespraeche' };
const events = [
  anEvent({ id: 1, genre: opera, series: null, date_start: '2026-08-02T20:00:00+02:00' }),
  anEvent({ id: 2, genre: orchestra, series, date_start: '2026-08-03T20:00:00+02:00' }),
  anEvent({ id: 3, genre: orchestra, series, date_start: '2026-08-04T20:00:00+02:00' }),
];
const links = () => screen.getAllByRole('link').filter((link) => /^(?:ohne|nur|Nächster) /.test(link.textContent ?? ''));

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-07-20T12:00:00+02:00'));
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('a selection without a result', () => {
  it('says what giving up each single filter leaves', async () => {
    await show({ events }, { url: `${PATH}?series=1&genre=3` });
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ohne Flussgespräche: Eine Veranstaltung', `${PATH}?genre=3`],
      ['ohne Oper: 2 Veranstaltungen', `${PATH}?series=1`],
    ]);
  });

  it('leads to the nearest date where nothing follows the day asked for', async () => {
    await show({ events }, { url: `${PATH}?genre=1&date=01-12-2026` });
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Nächster Termin: 4. August 2026', `${PATH}?genre=1&date=04-08-2026`],
    ]);
  });

  it('leads past the days asked for where something follows them', async () => {
    await show({ events }, { url: `${PATH}?genre=1&date=01-08-2026&date_to=02-08-2026` });
    expect(links().map((link) => link.textContent)).toEqual([
      'Nächster Termin: 3. August 2026',
      'ohne Orchester: Eine Veranstaltung',
    ]);
  });

  it('says which two filters leave most without them where none does alone', async () => {
    const tags = [{ id: 3, name: 'Barrierearm', slug: 'barrierearm' }];
    const tagged = [
      anEvent({ id: 4, genre: opera, tags }),
      anEvent({ id: 5, genre: orchestra, series, tags }),
      anEvent({ id: 6, genre: orchestra, series, tags }),
    ];
    const rooms = [aRoom(9, 'Kesselhaus', 'kesselhaus', 'Gaswerk')];
    await show({ events: tagged, rooms }, { url: `${PATH}?room=9&tag=3&series=1&genre=3` });
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['ohne Kesselhaus, Gaswerk + Oper: 2 Veranstaltungen', `${PATH}?tag=3&series=1`],
      ['ohne Kesselhaus, Gaswerk + Flussgespräche: Eine Veranstaltung', `${PATH}?tag=3&genre=3`],
    ]);
  });

  it('says what a filter or the days leave alone where no two of them help', async () => {
    const url = `${PATH}?room=9&tag=8&series=1&genre=3&date=03-08-2026&date_to=03-08-2026`;
    await show({ events }, { url });
    expect(links().map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['nur Flussgespräche: 2 Veranstaltungen', `${PATH}?series=1`],
      ['nur Oper: Eine Veranstaltung', `${PATH}?genre=3`],
    ]);
  });

  it('names no way that leads nowhere either', async () => {
    await show({ events: [] }, { url: `${PATH}?genre=3&date=01-12-2026` });
    expect(links()).toEqual([]);
    expect(screen.getAllByRole('link', { name: 'Filter zurücksetzen' })).not.toEqual([]);
  });

  it('asks for nothing more where the list holds something', async () => {
    const provider = programmeProvider({ events });
    const view = await listView(provider, `${PATH}?genre=3`, {});
    expect(view.waysOut).toBeUndefined();
    expect(provider.requests.filter(({ id }) => id === 'events')).toHaveLength(1);
  });
});
