import { dayChoices } from './dayChoices.ts';

describe('days that visitors think in', () => {
  it.each([
    // A Monday, a Friday, a Saturday, a Sunday, the day before the clocks change.
    ['2026-11-23', '2026-11-24', '2026-11-28', '2026-11-29', '2026-11-29'],
    ['2026-11-27', '2026-11-28', '2026-11-28', '2026-11-29', '2026-12-03'],
    ['2026-11-28', '2026-11-29', '2026-11-28', '2026-11-29', '2026-12-04'],
    ['2026-11-29', '2026-11-30', '2026-11-29', '2026-11-29', '2026-12-05'],
    ['2026-12-31', '2027-01-01', '2027-01-02', '2027-01-03', '2027-01-06'],
    ['2027-03-27', '2027-03-28', '2027-03-27', '2027-03-28', '2027-04-02'],
  ])('seen from %s', (today, tomorrow, saturday, sunday, last) => {
    expect(dayChoices(today)).toEqual([
      { key: 'day.today', first: today, last: today },
      { key: 'day.tomorrow', first: tomorrow, last: tomorrow },
      { key: 'day.weekend', first: saturday, last: sunday },
      { key: 'day.week', first: today, last },
    ]);
  });
});
