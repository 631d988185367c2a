import { anEvent, anEventDetail } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { dailyEvents, programmeProvider } from '../../testing/programme.ts';
import { loadEventListBlock } from './loadEventListBlock.server.ts';

const events = dailyEvents(30, '2026-07-20', anEvent);
const load = (fields: object, now: string, provider = programmeProvider({ events })) =>
  loadEventListBlock({ id: 1, model: 'event_list', ...fields }, loadContext({ provider, now }));
const daysOf = async (fields: object, now: string) => (await load(fields, now)).data.items.map(({ day }) => day);

describe('the event list of a page', () => {
  it('shows only today at 22:30 on a Sunday when it shows the weekend (R19)', async () => {
    expect(await daysOf({ filters: 'weekend' }, '2026-08-02T22:30:00+02:00')).toEqual(['2026-08-02']);
  });

  it('shows today and the two next days (R19)', async () => {
    expect(await daysOf({ filters: 'next_3_days' }, '2026-07-31T22:30:00Z')).toEqual(['2026-08-01', '2026-08-02', '2026-08-03']);
  });

  it('shows from now on without a first day, and never what is over', async () => {
    expect((await daysOf({}, '2026-08-01T12:00:00+02:00'))[0]).toBe('2026-08-01');
    expect((await daysOf({ date_from: '2026-07-21' }, '2026-08-01T12:00:00+02:00'))[0]).toBe('2026-08-01');
    expect(await daysOf({ date_from: '2026-08-03', date_to: '2026-08-04' }, '2026-08-01T12:00:00+02:00')).toEqual([
      '2026-08-03',
      '2026-08-04',
    ]);
    expect(await daysOf({ date_to: '2026-07-25' }, '2026-08-01T12:00:00+02:00')).toEqual([]);
  });

  it('shows no more than its number, today’s first and else the next ones', async () => {
    expect(await daysOf({ items: 2 }, '2026-08-01T12:00:00+02:00')).toEqual(['2026-08-01', '2026-08-02']);
    expect(await daysOf({ items: 2 }, '2026-08-01T23:00:00+02:00')).toEqual(['2026-08-02', '2026-08-03']);
    await expect(daysOf({ items: 13 }, '2026-08-01T12:00:00+02:00')).rejects.toThrow(/items/);
  });

  it('shows only what carries its tag', async () => {
    const tagged = anEvent({ id: 9, tags: [{ id: 3, name: 'Barrierearm', slug: 'barrierearm' }] });
    const provider = programmeProvider({ events: [...events, tagged] });
    const { data } = await load({ tag: 3 }, '2026-08-01T12:00:00+02:00', provider);
    expect(data.items.map(({ id }) => id)).toEqual([9]);
  });

  it('prefers its moving window to its dates', async () => {
    const fields = { filters: 'next_3_days', date_from: '2026-08-10', date_to: '2026-08-12' };
    expect((await daysOf(fields, '2026-08-01T12:00:00+02:00'))[0]).toBe('2026-08-01');
    expect((await daysOf({ ...fields, filters: '' }, '2026-08-01T12:00:00+02:00'))[0]).toBe('2026-08-10');
  });

  it('shows events picked by hand and leaves out those that are gone', async () => {
    const provider = programmeProvider({ details: [anEventDetail({ id: 5 })] });
    const { data } = await load({ children: [4, 5], filters: 'weekend' }, '2026-08-01T12:00:00+02:00', provider);
    expect(data.items.map(({ id }) => id)).toEqual([5]);
  });

  it('leaves out what is over, whatever shows it, and fills its place with what comes next', async () => {
    const late = '2026-08-01T23:00:00+02:00';
    expect(await daysOf({}, '2026-08-01T22:59:59+02:00')).toHaveLength(12);
    const days = await daysOf({}, late);
    expect([days[0], days.length]).toEqual(['2026-08-02', 12]);
    expect(await daysOf({ filters: 'weekend' }, late)).toEqual(['2026-08-02']);
    const provider = programmeProvider({
      details: [anEventDetail({ id: 5, date_start: '2026-08-01T20:00:00+02:00', date_end: null })],
    });
    expect((await load({ children: [5] }, late, provider)).data.items).toEqual([]);
  });

  it('is up to date until one of them is over, and until midnight in Berlin', async () => {
    expect((await load({}, '2026-08-01T22:30:00Z')).validUntil).toBe(Date.parse('2026-08-02T23:00:00+02:00'));
    expect((await load({ date_from: '2026-08-04' }, '2026-08-01T22:30:00Z')).validUntil).toBe(
      Date.parse('2026-08-03T00:00:00+02:00'),
    );
  });
});
