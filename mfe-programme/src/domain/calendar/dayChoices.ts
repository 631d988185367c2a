import type { IsoDay } from '@spielplan/shared-contracts/i18n';

/** Days that visitors think in; `key` is their name in the messages. */
interface DayChoice {
  key: 'day.today' | 'day.tomorrow' | 'day.weekend' | 'day.week';
  first: IsoDay;
  last: IsoDay;
}

/**
 * Today, tomorrow, the coming weekend (on a Sunday today alone, R19) and the next seven days, as seen from the day in the house `today`.
 * Plain arithmetic on dates, so no zone matters.
 */
export function dayChoices(today: IsoDay): DayChoice[] {
  const toSunday = (7 - new Date(`${today}T00:00:00Z`).getUTCDay()) % 7;
  return [
    { key: 'day.today', first: today, last: today },
    { key: 'day.tomorrow', first: shift(today, 1), last: shift(today, 1) },
    { key: 'day.weekend', first: shift(today, Math.max(0, toSunday - 1)), last: shift(today, toSunday) },
    { key: 'day.week', first: today, last: shift(today, 6) },
  ];
}

function shift(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
