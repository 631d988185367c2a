import { Link } from '@spielplan/shared-ui/host';
import { color, font, fontSize, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { SpecialDate } from '../../domain/calendar/datesView.ts';

/** Premieres, last dates and what belongs to a festival: what one would be sorry to have missed. */
export function SpecialDates({ dates }: { dates: readonly SpecialDate[] }) {
  return (
    <List>
      {dates.map(({ id, occasion, title, href, date, place }) => (
        <li key={id}>
          <b>{occasion}</b>
          <Link to={href}>{title}</Link>
          <span>{[date, place].filter(Boolean).join(', ')}</span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: ${space(3)};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: grid;
    align-content: start;
    padding-block-start: ${space(1)};
    border-block-start: 2px solid ${color.line};
  }

  b {
    color: ${color.accent};
  }

  a {
    display: inline-flex;
    align-items: center;
    justify-self: start;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    font: 700 ${fontSize.lead} / 1.15 ${font.display};
    overflow-wrap: anywhere;
  }

  span {
    color: ${color.muted};
  }

  ${from.medium} {
    grid-template-columns: 1fr 1fr;
  }
`;
