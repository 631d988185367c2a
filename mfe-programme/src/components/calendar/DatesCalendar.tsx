import { formatUrlDate } from '@spielplan/shared-contracts/i18n';
import { color, font, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { weeksOf } from '../../domain/calendar/calendarMonth.ts';
import type { DatesView } from '../../domain/calendar/datesView.ts';

/**
 * Months with the days on which something is on: each such day is a link to that day of the programme,
 * and works without scripts.
 */
export function DatesCalendar({ listPath, weekdays, months }: DatesView) {
  return (
    <Months>
      {months.map(({ month, title, days }) => (
        <table key={month}>
          <caption>{title}</caption>
          <thead>
            <tr>
              {weekdays.map(({ short, long }) => (
                <th key={long} scope="col" abbr={long}>
                  {short}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeksOf(month).map((week) => (
              <tr key={week.find((day) => day !== null)}>
                {week.map((of, column) => {
                  const found = days.find(({ day }) => day === of);
                  const number = of && Number(of.slice(8));
                  return (
                    <td key={of ?? column}>
                      {of && found ? (
                        <a href={`${listPath}date=${formatUrlDate(of)}&date_to=${formatUrlDate(of)}`} aria-label={found.label}>
                          {number}
                        </a>
                      ) : (
                        number
                      )}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Months>
  );
}

const Months = styled.div`
  display: grid;
  gap: ${space(4)};

  table {
    inline-size: 100%;
    align-self: start;
    border-spacing: 0;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }

  caption {
    margin-block-end: ${space(1)};
    font: 750 1.25rem / 1.2 ${font.display};
    text-align: start;
  }

  th,
  td {
    padding: 0;
    text-align: center;
    font-weight: 400;
    color: ${color.muted};
  }

  td {
    block-size: ${TARGET_SIZE};
  }

  a {
    display: grid;
    place-items: center;
    block-size: 100%;
    min-block-size: ${TARGET_SIZE};
    color: ${color.ink};
    font-weight: 800;
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.3em;
  }

  a:hover {
    background: ${color.ink};
    color: ${color.ground};
  }

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }

  ${from.xlarge} {
    grid-template-columns: repeat(3, 1fr);
  }
`;
