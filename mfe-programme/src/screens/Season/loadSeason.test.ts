import type { EventSummary } from '@spielplan/shared-contracts/api';
import { atLeastOne } from '@spielplan/shared-contracts/testing';
import { addDays } from '@spielplan/shared-contracts/i18n/dates';
import { MAX_SEASON_BYTES } from '@spielplan/shared-contracts/storage';
import type { SeasonMonth, SeasonOverview } from '../../domain/season/seasonView.ts';
import { anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { loadSeason } from './loadSeason.server.ts';

const PATH = '/de/programm/veranstaltungen/saison.json';
type Programme = Parameters<typeof programmeProvider>[0];

async function load(programme: Programme, search = '', options: { now?: string } = {}) {
  const context = loadContext({ provider: programmeProvider(programme), url: PATH + search, ...options });
  const file = await loadSeason(context);
  if (file.kind !== 'file') throw new Error(`expected a file, got ${JSON.stringify(file)}`);
  return { data: JSON.parse(file.body) as unknown, file, lines: context.lines };
}
async function overview(programme: Programme, options = {}) {
  const { data, ...rest } = await load(programme, '', options);
  return { ...rest, data: data as SeasonOverview };
}
async function month(programme: Programme, name: string) {
  const { data, ...rest } = await load(programme, `?month=${name}`);
  return { ...rest, data: data as SeasonMonth };
}

const events = dailyEvents(130, '2026-07-30', (changes) => anEvent({ ...changes }));

/** `count` events, `perDay` on a day, each with words of an ordinary length. */
function season(count: number, perDay: number): EventSummary[] {
  return Array.from({ length: count }, (_, index) => {
    const day = addDays('2026-08-02', Math.floor(index / perDay));
    return anEvent({
      id: 1_000 + index,
      date_start: `${day}T20:00:00+02:00`,
      date_end: null,
      headline: `Konzert für Violine und Orchester, Nummer ${index}`,
      subline: 'Mit Werken von Brahms, Clara Schumann und Gubaidulina',
      preline: 'Philharmonisches Orchester Altwasser',
    });
  });
}

describe('the season for reading offline (R62)', () => {
  it('names the months that are to come, with their hashes and the options of their events', async () => {
    const { data, file } = await overview({ events });
    expect(data.parts.map((part) => part.month)).toEqual(['2026-08', '2026-09', '2026-10', '2026-11', '2026-12']);
    expect(data).toMatchObject({ format: 1, count: 128, until: null });
    expect(data.filters.find(({ key }) => key === 'genre')?.options).toEqual([{ value: '1', label: 'Orchester' }]);
    expect(file).toMatchObject({ contentType: 'application/json; charset=utf-8', disposition: 'inline' });
  });

  it('gives each month as the index names it, with the headings of its days and without pictures', async () => {
    const { data } = await overview({ events });
    for (const part of atLeastOne(data.parts)) {
      const { data: made } = await month({ events }, part.month);
      expect(made).toMatchObject(part);
      expect(made.items.every(({ day }) => day.startsWith(part.month))).toBe(true);
    }
    const { data: august } = await month({ events }, '2026-08');
    expect(august.items).toHaveLength(31);
    expect(august.days['2026-08-02']).toEqual({ weekday: 'Sonntag', dayNumber: '2', month: 'August', year: '2026' });
    expect(JSON.stringify(august)).not.toContain('picture');
  });

  it('changes the hash of the month in which something changed, and of no other', async () => {
    const moved = events.map((event, index) => (index === 60 ? { ...event, status: 'cancelled' as const } : event));
    const [before, after] = [(await overview({ events })).data, (await overview({ events: moved })).data];
    const changed = after.parts.filter((part, index) => part.hash !== before.parts[index]?.hash);
    expect(changed.map((part) => part.month)).toEqual(['2026-09']);
  });

  it('is the same at another moment of the day, so that nothing is fetched for nothing', async () => {
    const few = events.map((event) => ({ ...event, ticket_status: 'few' as const }));
    const at = async (now: string) => (await overview({ events: few }, { now })).data.parts;
    expect(await at('2026-08-01T09:00:00+02:00')).toEqual(await at('2026-08-01T11:00:00+02:00'));
  });

  it('takes at most 1.5 MB for two thousand events of a year, all of them', async () => {
    const all = season(2_000, 6);
    const { data, file } = await overview({ events: all });
    const { bytes } = data;
    expect(data).toMatchObject({ count: 2_000, until: null });
    const parts = await Promise.all(data.parts.map(({ month: name }) => month({ events: all }, name)));
    const total = [file, ...parts.map((part) => part.file)].reduce((sum, { body }) => sum + Buffer.byteLength(body), 0);
    expect(total).toBeLessThan(MAX_SEASON_BYTES);
    expect(total - Buffer.byteLength(file.body)).toBe(bytes);
  });

  it('ends with a whole month where it would take more, says with which day, and tells the log', async () => {
    const all = season(5_000, 20);
    const { data, file, lines } = await overview({ events: all });
    expect(data.bytes + Buffer.byteLength(file.body)).toBeLessThanOrEqual(MAX_SEASON_BYTES);
    expect(data.count).toBeGreaterThan(2_000);
    expect(data.until).toMatch(/^\d{4}-\d{2}-(?:28|29|30|31)$/);
    expect(data.parts.at(-1)?.month).toBe(data.until?.slice(0, 7));
    expect(lines).toContainEqual(expect.objectContaining({ event: 'season.cutOff' }));
    const { data: last } = await month({ events: all }, data.parts.at(-1)!.month);
    expect(last.hash).toBe(data.parts.at(-1)!.hash);
  });

  it('ends with a whole day where one month alone would take more', async () => {
    const all = season(5_000, 300);
    const { data } = await overview({ events: all });
    expect(data.parts).toHaveLength(1);
    expect(data.count % 300).toBe(0);
    const { data: only } = await month({ events: all }, '2026-08');
    expect(only.hash).toBe(data.parts[0]!.hash);
  });

  it('is an empty season where nothing is to come, and an empty month where there is none', async () => {
    expect((await overview({ events: [] })).data).toMatchObject({ parts: [], count: 0, until: null });
    expect((await month({ events }, '2031-01')).data.items).toEqual([]);
  });

  it('goes without a filter that cannot be read, for a short time', async () => {
    const { data, file } = await overview({ events, failing: ['genres'] });
    expect(data.filters.map(({ key }) => key)).not.toContain('genre');
    expect(file.validUntil).toBe(Date.parse('2026-08-01T12:00:10+02:00'));
  });

  it('fails as the provider fails, and never as an empty season', async () => {
    await expect(overview({ events, failing: ['events'] })).rejects.toMatchObject({ spielplan: 'PROVIDER_UNREACHABLE' });
  });

  it.each(['?month=2026-13', '?month=x', '?month='])('redirects what is no month away: %s', async (search) => {
    const context = loadContext({ provider: programmeProvider({ events }), url: PATH + search });
    expect(await loadSeason(context)).toEqual({ kind: 'redirect', status: 302, to: PATH });
  });
});
