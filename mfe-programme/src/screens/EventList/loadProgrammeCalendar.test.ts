import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import { anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { listView } from '../../testing/listAnswers.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { loadProgrammeCalendar } from './loadProgrammeCalendar.server.ts';

const PATH = '/de/programm/veranstaltungen/programm.ics';
const events = dailyEvents(130, '2026-07-30', (changes) => anEvent({ ...changes, date_end: null }));
const contextOf = (search = '', options = {}) =>
  loadContext({ provider: programmeProvider({ events }), url: PATH + search, ...options });

async function fileOf(context: ReturnType<typeof contextOf>) {
  const file = await loadProgrammeCalendar(context);
  if (file.kind !== 'file') throw new Error(`expected a file, got ${JSON.stringify(file)}`);
  return file;
}

describe('the programme as a calendar', () => {
  it('holds all that is to come, whatever number of pages that is', async () => {
    const { body, filename } = await fileOf(contextOf());
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(128);
    expect(body).toContain('X-WR-CALNAME:Programm Kulturmeile Altwasser\r\n');
    expect(body).toContain('REFRESH-INTERVAL;VALUE=DURATION:PT6H\r\n');
    expect(filename).toBe('programm.ics');
  });

  it('ends with a whole day where it would be too long, and says with which', async () => {
    // Thirty a day: the two thousandth is in the middle of one.
    const many = Array.from({ length: 70 * 30 }, (_, index) => {
      const day = addDays('2026-08-01', Math.floor(index / 30));
      return anEvent({ id: 1_000 + index, date_start: `${day}T20:00:00+02:00`, date_end: null });
    });
    const context = loadContext({ provider: programmeProvider({ events: many }), url: PATH });
    const { body } = await fileOf(context);
    expect(body.match(/BEGIN:VEVENT/g)).toHaveLength(66 * 30);
    expect(body.replaceAll('\r\n ', '')).toContain(
      '\r\nDESCRIPTION:Enthält alle Termine bis 5. Oktober 2026. Spätere kommen automatisch dazu.\r\n',
    );
    expect((await fileOf(contextOf())).body).not.toContain('X-WR-CALDESC');
  });

  it('is filtered as the page is', async () => {
    expect((await fileOf(contextOf('?genre=3'))).body).not.toContain('BEGIN:VEVENT');
    expect((await fileOf(contextOf('?genre=1&date=05-12-2026'))).body.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  });

  it('is the same file within an hour, so that caches and calendars need not take it again', async () => {
    const at = (now: string) => fileOf(contextOf('', { now }));
    const first = await at('2026-08-01T12:01:00+02:00');
    expect((await at('2026-08-01T12:59:00+02:00')).body).toBe(first.body);
    expect(first.validUntil).toBe(Date.parse('2026-08-01T13:00:00+02:00'));
  });

  it('redirects invalid keys away (R13)', async () => {
    expect(await loadProgrammeCalendar(contextOf('?room=abc&genre=1'))).toEqual({
      kind: 'redirect',
      status: 302,
      to: `${PATH}?genre=1`,
    });
  });

  it('is offered by the events page with the filters chosen there', async () => {
    const { calendar } = await listView(
      programmeProvider({ events }),
      '/de/programm/veranstaltungen?genre=1&page=2&utm_source=brief',
    );
    expect(calendar).toEqual({ subscribe: `webcal://www.kulturmeile.example${PATH}?genre=1`, file: `${PATH}?genre=1` });
  });

  it('fails as the provider fails, and never as an empty calendar', async () => {
    const provider = programmeProvider({ events, failing: ['events'] });
    await expect(loadProgrammeCalendar(loadContext({ provider, url: PATH }))).rejects.toMatchObject({
      spielplan: 'PROVIDER_UNREACHABLE',
    });
  });
});
