// A date grid of the ARIA pattern is a table whose roles say
// more than its elements; not every browser derives them.
/* oxlint-disable jsx-a11y/no-noninteractive-element-to-interactive-role, jsx-a11y/no-redundant-roles */
import type { IsoDay } from '@spielplan/shared-contracts/i18n';
import { Button, Notice } from '@spielplan/shared-ui/components';
import { afterPaint, useHost } from '@spielplan/shared-ui/host';
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react';
import { A_WEEK, dayForKey, dayKind, isChoosable, monthOf, shiftMonths, weeksOf } from '../../domain/calendar/calendarMonth.ts';
import type { DateFilterView } from '../../domain/lists/filterView.ts';
import { useText } from '../../i18n/useText.ts';
import { Calendar } from './calendarStyles.ts';
import { DayRange } from './DayRange.tsx';
import { useCalendarDays } from './useCalendarDays.ts';

interface CalendarGridProps extends DateFilterView {
  /** It begins at the chosen day each time it opens; what is on is asked for only then. */
  isOpen: boolean;
  /** Hears of the day chosen, and of the last one where the choice ends; null takes the choice back. */
  onSelect: (day: IsoDay | null, lastDay?: IsoDay) => void;
}

/**
 * A month of days as an ARIA date grid: arrows move by days and weeks, Home and End within the week,
 * Page keys by months and with Shift by years, Enter and Space choose (WAI-ARIA Authoring Practices,
 * date picker dialog). Days that cannot be chosen stay in reach of the keys and say why.
 */
export function CalendarGrid({ day, lastDay, today, call, isCertain, isOpen, onSelect }: CalendarGridProps) {
  const text = useText();
  const { lang } = useHost();
  const headingId = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState(day ?? today);
  // The day in reach of the keys takes the focus when the grid
  // opens and whenever a key moved it, not when a button did.
  const takesFocus = useRef(true);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setActive(day ?? today);
  }
  const month = monthOf(active);
  const firstMonth = monthOf(day !== null && day < today ? day : today);
  const { days, hasFailed, retry } = useCalendarDays(call, month, isOpen);
  const print = usePrint(lang);

  useEffect(() => {
    if (!isOpen) takesFocus.current = true;
    if (!isOpen || !takesFocus.current) return;
    takesFocus.current = false;
    const cell = grid.current?.querySelector<HTMLElement>('[tabindex="0"]');
    cell?.focus({ preventScroll: true });
    // It may lie below the window or under the cookie banner (WCAG
    // 2.4.11); to look for its place can wait for the paint.
    afterPaint(() => cell?.scrollIntoView?.({ block: 'nearest' }));
  }, [active, isOpen]);

  const go = (to: IsoDay) => {
    if (monthOf(to) >= firstMonth) setActive(to);
  };
  const choose = (chosen: IsoDay) => {
    if (isChoosable(dayKind(chosen, { today, days, isCertain }))) onSelect(chosen === day && !lastDay ? null : chosen);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return choose(active);
    }
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const to = dayForKey(event.key, event.shiftKey, active);
    if (to === null) return;
    event.preventDefault();
    takesFocus.current = true;
    go(to);
  };
  const onClick = ({ target }: MouseEvent) => {
    const pressed = target instanceof Element ? target.closest<HTMLElement>('[data-day]')?.dataset.day : undefined;
    if (pressed) choose(pressed);
  };

  return (
    <Calendar aria-busy={days === null && !hasFailed}>
      <div className="months">
        <button
          type="button"
          aria-label={text('calendar.previousMonth')}
          aria-disabled={month <= firstMonth}
          onClick={() => go(shiftMonths(active, -1))}
        />
        <h2 id={headingId} aria-live="polite">
          {print.month(active)}
        </h2>
        <button type="button" aria-label={text('calendar.nextMonth')} onClick={() => go(shiftMonths(active, 1))} />
      </div>
      {hasFailed ? (
        <Notice tone="error" title={text('calendar.failed')}>
          <Button onClick={retry}>{text('list.retry')}</Button>
        </Notice>
      ) : null}
      <table
        ref={grid}
        role="grid"
        aria-labelledby={headingId}
        aria-multiselectable={Boolean(lastDay) || undefined}
        onKeyDown={onKeyDown}
        onClick={onClick}
      >
        <WeekHead print={print} />
        <tbody>
          {weeksOf(month).map((week) => (
            <tr key={week.find((of) => of !== null)}>
              {week.map((of, column) => {
                // Places of other months' days are empty, and stay where they are.
                // oxlint-disable-next-line react/no-array-index-key, jsx-a11y/control-has-associated-label
                if (of === null) return <td key={column} />;
                const kind = dayKind(of, { today, days, isCertain });
                const name = print.day(of);
                return (
                  <td
                    key={of}
                    role="gridcell"
                    data-day={of}
                    data-kind={kind}
                    tabIndex={of === active ? 0 : -1}
                    aria-selected={day !== null && of >= day && of <= (lastDay ?? day)}
                    aria-disabled={!isChoosable(kind)}
                    aria-current={of === today ? 'date' : undefined}
                    aria-label={kind === 'unknown' ? name : `${name}, ${text(`calendar.day.${kind}`)}`}
                  >
                    {Number(of.slice(8))}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      {isCertain || days === null ? null : <p>{text('calendar.possible')}</p>}
      {lastDay === undefined ? null : <DayRange key={`${day} ${lastDay}`} {...{ day, lastDay, today, onSelect }} />}
      {day === null && !lastDay ? null : (
        <Button variant="outline" onClick={() => onSelect(null)}>
          {text('calendar.clear')}
        </Button>
      )}
    </Calendar>
  );
}

function WeekHead({ print }: { print: ReturnType<typeof usePrint> }) {
  return (
    <thead>
      <tr>
        {A_WEEK.map((weekday) => (
          <th key={weekday} scope="col" abbr={print.weekday(weekday)}>
            {print.shortWeekday(weekday).slice(0, 2)}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * Days in words. A formatter costs a hundred times
 * what it formats, and a month has fifty dates to say.
 */
function usePrint(lang: string) {
  return useMemo(() => {
    const print = (options: Intl.DateTimeFormatOptions) => {
      const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { ...options, timeZone: 'UTC' });
      return (day: IsoDay) => format.format(new Date(day));
    };
    return {
      day: print({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }),
      month: print({ month: 'long', year: 'numeric' }),
      weekday: print({ weekday: 'long' }),
      shortWeekday: print({ weekday: 'short' }),
    };
  }, [lang]);
}
