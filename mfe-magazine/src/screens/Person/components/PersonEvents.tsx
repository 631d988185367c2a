import { color, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import { EventLines } from '../../../components/EventLines.tsx';
import type { EventLine } from '../../../domain/search/eventLine.ts';

/** So many dates stand open; the others unfold. */
const MAX_SHOWN = 5;

/** When somebody can be seen next, the day as the strongest part of each line. */
export function PersonEvents({ events }: { events: readonly EventLine[] }) {
  const text = useText();
  const more = events.slice(MAX_SHOWN);
  return (
    <section aria-labelledby="person-events">
      <h2 id="person-events">{text('person.events')}</h2>
      <div>
        <EventLines events={events.slice(0, MAX_SHOWN)} />
        {more.length > 0 ? (
          <More>
            <summary>{text('person.events.more', { count: more.length })}</summary>
            <EventLines events={more} />
          </More>
        ) : null}
      </div>
    </section>
  );
}

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
