import { anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { aProductionDetail } from '../../testing/productionBuilders.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { loadProductionCalendar } from './loadProductionCalendar.server.ts';

const params = { slug: 'nachtstuecke', id: '7' };
const dates = [anEvent({ id: 71 }), anEvent({ id: 72, status: 'cancelled', date_start: '2026-12-08T20:00:00+01:00' })];
const contextOf = (options = {}) =>
  loadContext({ provider: programmeProvider({ productionDetails: [aProductionDetail({ dates })] }), params, ...options });

describe('the calendar file of a production', () => {
  it('holds every date with the UID its own file has, and says what is cancelled', async () => {
    const file = await loadProductionCalendar(contextOf());
    if (file.kind !== 'file') throw new Error(`expected a file, got ${file.kind}`);
    expect([file.contentType, file.filename]).toEqual(['text/calendar; charset=utf-8', 'nachtstuecke-7.ics']);
    expect(file.body.match(/^(UID|STATUS|DTSTART;TZID=Europe\/Berlin):.*/gm)?.map((line) => line.trim())).toEqual([
      'UID:event-71@www.kulturmeile.example',
      'DTSTART;TZID=Europe/Berlin:20260801T200000',
      'STATUS:CONFIRMED',
      'UID:event-72@www.kulturmeile.example',
      'DTSTART;TZID=Europe/Berlin:20261208T200000',
      'STATUS:CANCELLED',
    ]);
    expect(file.body).toContain('NAME:Nachtstücke\r\n');
  });

  it('is found by its canonical address only (R36)', async () => {
    expect(await loadProductionCalendar(contextOf({ params: { slug: 'x', id: '7' } }))).toEqual({
      kind: 'redirect',
      status: 301,
      to: '/de/produktionen/nachtstuecke/7/production.ics',
    });
    expect(await loadProductionCalendar(contextOf({ params: { slug: 'x', id: '8' } }))).toEqual({ kind: 'missing', status: 404 });
  });
});
