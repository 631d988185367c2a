import type { EventSummary } from '@spielplan/shared-contracts/api';
import { anEvent } from '../../testing/builders.ts';
import { loadContext } from '../../testing/loadContext.ts';
import { programmeProvider } from '../../testing/programme.ts';
import { presentDates } from '../calendar/presentDates.server.ts';
import { presentEventCard } from './presentCards.server.ts';

const CONTEXT = loadContext({ provider: programmeProvider({}), lang: 'de', now: '2026-08-22T12:00:00+02:00' });
const WEEKEND = { date_start: '2026-08-20T18:00:00+02:00', date_end: '2026-08-23T16:00:00+02:00' };
const NIGHT = { date_start: '2026-08-21T22:00:00+02:00', date_end: '2026-08-22T03:00:00+02:00' };

const cardOf = (changes: Partial<EventSummary>, firstDay: string | null) => {
  const { day, lastDay, time, facts } = presentEventCard(anEvent(changes), CONTEXT, firstDay);
  return { day, lastDay, time, facts: facts.replaceAll('\u00a0', ' ') };
};

describe('a card of a list (R63)', () => {
  it.each<[string, Partial<EventSummary>, string | null, ReturnType<typeof cardOf>]>([
    [
      'of several days stands under its first one and says until when',
      WEEKEND,
      '2026-08-18',
      { day: '2026-08-20', lastDay: '2026-08-23', time: '18:00 Uhr', facts: 'bis 23. August 2026, 16:00 Uhr' },
    ],
    [
      'stands under the first day of a list that begins later, without its time',
      WEEKEND,
      '2026-08-22',
      { day: '2026-08-22', lastDay: '2026-08-23', time: '', facts: 'bis 23. August 2026, 16:00 Uhr' },
    ],
    [
      'says the hour alone on its last day',
      WEEKEND,
      '2026-08-23',
      { day: '2026-08-23', lastDay: undefined, time: '', facts: 'bis 16:00 Uhr' },
    ],
    [
      'of a night stands under its evening',
      NIGHT,
      '2026-08-21',
      { day: '2026-08-21', lastDay: undefined, time: '22:00 Uhr', facts: '' },
    ],
    [
      'of a night that is still on says until when',
      NIGHT,
      '2026-08-22',
      { day: '2026-08-22', lastDay: undefined, time: '', facts: 'bis 03:00 Uhr' },
    ],
    [
      'says since when it is on where the house gives no end',
      { ...NIGHT, date_end: null },
      '2026-08-22',
      { day: '2026-08-22', lastDay: undefined, time: '', facts: 'seit 21. August 2026, 22:00 Uhr' },
    ],
    [
      'stands under its own day where no first one is given',
      WEEKEND,
      null,
      { day: '2026-08-20', lastDay: '2026-08-23', time: '18:00 Uhr', facts: 'bis 23. August 2026, 16:00 Uhr' },
    ],
  ])('%s', (_, changes, firstDay, card) => {
    expect(cardOf(changes, firstDay)).toEqual(card);
  });
});

describe('the days of a series or a house', () => {
  it('name each day of an event from today on', () => {
    const months = presentDates([anEvent(WEEKEND)], '/de/programm', CONTEXT)?.months ?? [];
    expect(months.flatMap(({ days }) => days.map(({ day }) => day))).toEqual(['2026-08-22', '2026-08-23']);
  });
});
