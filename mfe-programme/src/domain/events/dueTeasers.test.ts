import { aTeaser } from '../../testing/builders.ts';
import { dueTeasers } from './dueTeasers.ts';

const teasers = ['2026-07-30', '2026-08-01', '2026-08-05', '2026-08-09'].map((position, index) =>
  aTeaser({ id: index + 1, position }),
);
const due = (stretch: Parameters<typeof dueTeasers>[1]) => dueTeasers(teasers, stretch).map(({ id }) => id);

describe('teasers among the events (R9)', () => {
  it.each([
    ['wait until their day is loaded', { firstDay: '2026-08-01', shownUntil: null, lastDay: '2026-08-04' }, [2]],
    ['come with the last loaded day itself', { firstDay: '2026-08-01', shownUntil: null, lastDay: '2026-08-05' }, [2, 3]],
    [
      'come once, on the page that reaches their day',
      { firstDay: '2026-08-01', shownUntil: '2026-08-04', lastDay: '2026-08-06' },
      [3],
    ],
    ['all come when no page follows', { firstDay: '2026-08-01', shownUntil: '2026-08-04', lastDay: null }, [3, 4]],
    ['of days before the list began stay away', { firstDay: '2026-08-02', shownUntil: null, lastDay: null }, [3, 4]],
  ])('%s', (_, stretch, ids) => {
    expect(due(stretch)).toEqual(ids);
  });
});
