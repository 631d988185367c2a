import type { DayTitle } from '../../domain/events/listItem.ts';

/** The day of a poster, written large; `day` is the day in the house. */
export function LargeDay({ day, dayNumber, month, year }: Pick<DayTitle, 'dayNumber' | 'month' | 'year'> & { day: string }) {
  return (
    <time dateTime={day}>
      <b>{dayNumber}</b>{' '}
      <span>
        {month} {year}
      </span>
    </time>
  );
}
