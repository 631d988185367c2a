import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { PersonEvent } from '../personView.ts';

/** So many dates stand open; the others unfold. */
const SHOWN = 5;

/** When somebody can be seen next, the day as the strongest part of each line. */
export function PersonEvents({ events }: { events: readonly PersonEvent[] }) {
  const text = useText();
  const more = events.slice(SHOWN);
  return (
    <section aria-labelledby="person-events">
      <h2 id="person-events">{text('person.events')}</h2>
      <div>
        <Lines events={events.slice(0, SHOWN)} />
        {more.length > 0 ? (
          <More>
            <summary>{text('person.events.more', { count: more.length })}</summary>
            <Lines events={more} />
          </More>
        ) : null}
      </div>
    </section>
  );
}

function Lines({ events }: { events: readonly PersonEvent[] }) {
  return (
    <List role="list">
      {events.map(({ id, href, title, subline, day, dayNumber, month, time, place, state }) => (
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
            {state ? <p className="state">{state}</p> : null}
          </div>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
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

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  > li:hover a,
  a:focus-visible {
    text-decoration: underline ${color.accent} 3px;
    text-underline-offset: 0.15em;
  }
`;

const More = styled.details`
  summary {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: ${color.accent};
    font-weight: 650;
    text-decoration: underline;
    text-underline-offset: 0.25em;
    cursor: pointer;
  }

  &[open] summary {
    display: none;
  }
`;
