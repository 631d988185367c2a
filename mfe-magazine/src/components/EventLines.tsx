import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { EventLine } from '../domain/search/eventLine.ts';
import { coveredCard, plainList } from './cardStyles.ts';
import { EventStateWord } from './EventStateWord.tsx';

/** Dates of the programme, the day as the strongest part of each line. */
export function EventLines({ events }: { events: readonly EventLine[] }) {
  return (
    <List role="list">
      {events.map(({ id, href, title, subline, day, dayNumber, month, time, place, state, overAt }) => (
        <li key={id}>
          <time dateTime={day}>
            <b>{dayNumber}</b> <span>{month}</span>
          </time>
          <div>
            <h3>
              <Link to={href}>{title}</Link>
            </h3>
            {subline ? <p>{subline}</p> : null}
            <p className="where">{[time, place].filter(Boolean).join(' · ')}</p>
            <EventStateWord state={state} overAt={overAt} />
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  ${plainList}

  > li {
    ${coveredCard}
    display: grid;
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${space(2)};
    padding-block: ${space(2)};
    border-block-end: 2px solid ${color.line};
  }

  time {
    line-height: 1.1;
  }

  b {
    display: block;
    font-size: ${fontSize.headline};
    font-weight: 800;
    line-height: 0.9;
    letter-spacing: -0.03em;
  }

  h3 {
    margin: 0 0 ${space(0.5)};
    font-size: ${fontSize.lead};
    line-height: 1.15;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
    overflow-wrap: anywhere;
  }

  .where {
    color: ${color.muted};
  }

  .state {
    color: ${color.accent};
    font-weight: 650;
  }
`;
