import { inHouseZone, teaserInstant } from '../i18n/dates.ts';
import { compareWithinDay, NEWEST_FIRST_WITHIN_A_DAY } from './dayOrder.ts';

const at = (id: number, instant: string) => ({ id, instant: inHouseZone(instant).toMillis() });

describe('R4: the order within a day', () => {
  it('T 11:00, 20:00 and a teaser give teaser, 20:00, 11:00', () => {
    const morning = at(1, '2026-08-01T11:00:00+02:00');
    const evening = at(2, '2026-08-01T20:00:00+02:00');
    const teaser = { id: 3, instant: teaserInstant('2026-08-01') };
    expect([morning, evening, teaser].sort(compareWithinDay)).toEqual([teaser, evening, morning]);
    expect(NEWEST_FIRST_WITHIN_A_DAY).toBe(true);
  });

  it('breaks ties by id', () => {
    const same = [3, 1, 2].map((id) => at(id, '2026-08-01T20:00:00+02:00'));
    expect(same.sort(compareWithinDay).map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('goes by instant where the wall clock shows the same time twice', () => {
    const night = [at(1, '2026-10-25T02:30:00+02:00'), at(2, '2026-10-25T02:30:00+01:00')];
    expect(night.sort(compareWithinDay).map(({ id }) => id)).toEqual([2, 1]);
  });
});
