import { Link, useHost } from '@spielplan/shared-ui/host';
import { color, fontSize, font, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { A_WEEK } from '../../domain/calendar/calendarMonth.ts';
import type { VenueCard } from '../../domain/venues/venueCard.ts';
import { useText } from '../../i18n/useText.ts';

interface WeekTableProps {
  venues: readonly VenueCard[];
  /** Today, Monday being 0. */
  weekday: number;
}

/** The hours of the week, a row each house; nothing where none opens by the week. Narrow windows scroll it, by keyboard too. */
export function WeekTable({ venues, weekday }: WeekTableProps) {
  const text = useText();
  const { lang } = useHost();
  if (venues.every(({ visit }) => !visit?.week)) return null;
  // From today on: narrow windows show the first columns alone.
  const days = A_WEEK.map((_, index) => (index + weekday) % A_WEEK.length);
  const format = new Intl.DateTimeFormat(lang === 'en' ? 'en-GB' : lang, { weekday: 'long', timeZone: 'UTC' });
  return (
    <Scrolling role="region" aria-label={text('venues.week')} tabIndex={0}>
      <table>
        <caption>{text('venues.week')}</caption>
        <thead>
          <tr>
            <th scope="col">{text('venues.house')}</th>
            {days.map((day) => (
              <th key={day} scope="col" aria-current={day === weekday ? 'date' : undefined}>
                {format.format(new Date(A_WEEK[day] ?? ''))}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {venues.map(({ id, name, href, visit }) => (
            <tr key={id}>
              <th scope="row">
                <Link to={href}>{name}</Link>
              </th>
              {visit?.week ? (
                days.map((day) => (
                  <td key={day} aria-current={day === weekday ? 'date' : undefined}>
                    {visit.week?.[day] || text('venues.closed')}
                  </td>
                ))
              ) : (
                <td colSpan={A_WEEK.length}>{text('venues.withEvents')}</td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </Scrolling>
  );
}

const Scrolling = styled.div`
  overflow-x: auto;
  margin-block: ${space(4)};

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }

  caption {
    margin-block-end: ${space(1)};
    font: 800 ${fontSize.title} / 1.1 ${font.display};
    text-align: start;
  }

  th,
  td {
    min-inline-size: 6.5em;
    padding: ${space(1)};
    border-block-end: 2px solid ${color.line};
    text-align: start;
    vertical-align: top;
  }

  tbody td {
    color: ${color.muted};
  }

  [aria-current] {
    color: ${color.ink};
    font-weight: 750;
    box-shadow: inset 0 3px ${color.accent};
  }

  th a {
    color: inherit;
  }
`;
