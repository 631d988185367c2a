import { aTeaser, anEvent } from '../../testing/builders.ts';
import { groupByDay, mergeItems, stretchesOf } from './groupByDay.ts';
import { presentDayTitles, presentEventCard, presentTeaserCard } from './presentCards.server.ts';

const at = (id: number, date_start: string) =>
  presentEventCard(anEvent({ id, date_start }), { lang: 'de', now: 0, text: (key) => key });
const teaserOn = (id: number, position: string) => presentTeaserCard(aTeaser({ id, position }));
const ids = (items: readonly { kind: string; id: number }[]) => items.map(({ kind, id }) => `${kind} ${id}`);

describe('the programme by day', () => {
  it('puts 22:30 UTC of 31 July under 1 August, at 00:30 (R1)', () => {
    const card = at(1, '2026-07-31T22:30:00Z');
    expect([card.day, card.time]).toEqual(['2026-08-01', '00:30 Uhr']);
    expect(presentDayTitles([card], 'de', '2026-07-01')['2026-08-01']).toEqual({
      weekday: 'Samstag',
      dayNumber: '1',
      month: 'August',
      year: '2026',
    });
  });

  it('reads an offset without a colon alike (R1)', () => {
    expect(at(1, '2026-08-01T20:00:00+0200').time).toBe('20:00 Uhr');
  });

  it('keeps the two half past two of an autumn night under one heading, by instant (R2)', () => {
    const groups = groupByDay([at(1, '2026-10-25T02:30:00+02:00'), at(2, '2026-10-25T02:30:00+01:00')]);
    expect(groups).toHaveLength(1);
    expect(ids(groups[0]?.items ?? [])).toEqual(['event 2', 'event 1']);
  });

  it('shows 03:30 for a time that spring leaves out (R2)', () => {
    expect(at(1, '2026-03-29T02:30:00+01:00').time).toBe('03:30 Uhr');
  });

  it.each(['2026-12-24', '2026-07-24'])('keeps a teaser of %s on its day, in winter and in summer (R3)', (position) => {
    const [group, ...others] = groupByDay([
      teaserOn(1, position),
      at(2, `${position}T23:00:00+01:00`.replace('+01', position.includes('-07-') ? '+02' : '+01')),
    ]);
    expect(others).toEqual([]);
    expect(group?.day).toBe(position);
    expect(ids(group?.items ?? [])).toEqual(['teaser 1', 'event 2']);
  });

  it('stands newest first within a day: teaser, 20:00, 11:00 (R4)', () => {
    const [group] = groupByDay([
      at(1, '2026-08-01T11:00:00+02:00'),
      at(2, '2026-08-01T20:00:00+02:00'),
      teaserOn(1, '2026-08-01'),
    ]);
    expect(ids(group?.items ?? [])).toEqual(['teaser 1', 'event 2', 'event 1']);
  });

  it('breaks ties by id, and days ascend (R4)', () => {
    const groups = groupByDay([
      at(9, '2026-08-02T20:00:00+02:00'),
      at(5, '2026-08-01T20:00:00+02:00'),
      at(3, '2026-08-01T20:00:00+02:00'),
    ]);
    expect(groups.map(({ day }) => day)).toEqual(['2026-08-01', '2026-08-02']);
    expect(ids(groups[0]?.items ?? [])).toEqual(['event 3', 'event 5']);
  });

  it('gives no heading to a day that holds teasers alone', () => {
    expect(groupByDay([teaserOn(1, '2026-08-01')])[0]?.hasHeading).toBe(false);
  });

  it('merges a page that continues the last day into that day, without doubles (R8)', () => {
    const loaded = [at(1, '2026-08-01T11:00:00+02:00')];
    const merged = mergeItems(loaded, [at(1, '2026-08-01T11:00:00+02:00'), at(2, '2026-08-01T20:00:00+02:00')]);
    const groups = groupByDay(merged);
    expect(groups).toHaveLength(1);
    expect(ids(groups[0]?.items ?? [])).toEqual(['event 2', 'event 1']);
  });

  it('does not take a teaser for the event of the same number', () => {
    expect(mergeItems([at(1, '2026-08-01T11:00:00+02:00')], [teaserOn(1, '2026-08-01')])).toHaveLength(2);
  });

  it('names today and tomorrow in words', () => {
    const titles = presentDayTitles(
      [at(1, '2026-08-01T20:00:00+02:00'), at(2, '2026-08-02T20:00:00+02:00'), at(3, '2026-08-03T20:00:00+02:00')],
      'en',
      '2026-08-01',
    );
    expect(Object.values(titles).map(({ relative }) => relative)).toEqual(['today', 'tomorrow', undefined]);
  });
});

describe('a long list in stretches', () => {
  const days = (...sizes: number[]) =>
    sizes.map((size, day) => ({
      day: `2026-08-${String(day + 1).padStart(2, '0')}`,
      hasHeading: true,
      items: Array.from({ length: size }, (_, item) => at(day * 100 + item, '2026-08-01T20:00:00Z')),
    }));
  const sizesOf = (...sizes: number[]) => stretchesOf(days(...sizes)).map((stretch) => stretch.map(({ items }) => items.length));

  it.each([
    ['no days', [], []],
    ['one day', [3], [[3]]],
    ['days until five items are together', [2, 2, 2, 2], [[2, 2, 2], [2]]],
    ['a day with more than five alone', [7, 1, 4, 1], [[7], [1, 4], [1]]],
  ])('puts %s together', (_, sizes, stretches) => {
    expect(sizesOf(...sizes)).toEqual(stretches);
  });

  it('leaves whole stretches alone when days come in behind', () => {
    expect(stretchesOf(days(2, 3, 1, 2)).slice(0, 1)).toEqual(stretchesOf(days(2, 3, 1, 2, 9, 2)).slice(0, 1));
  });
});
