import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize, space } from '@spielplan/shared-ui/tokens';
import { useId, type ReactNode } from 'react';
import { styled } from 'styled-components';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import { groupByDay } from '../../domain/events/groupByDay.ts';
import type { DayTitles, ListItem } from '../../domain/events/listItem.ts';
import { blockHeading } from '../page/blockHeading.ts';
import { useNeeds } from '../access/useNeeds.ts';
import { EventDay } from './EventDay.tsx';

interface EventDaysProps {
  headline: string;
  style: EventStyle;
  items: readonly ListItem[];
  days: DayTitles;
  /** What is said where nothing is on. */
  empty: string;
  /** The way on, below the events. */
  children?: ReactNode;
}

/**
 * A few events by day below a headline, in the site's
 * event style: a taste of the programme on another page.
 */
export function EventDays({ headline, style, items, days, empty, children }: EventDaysProps) {
  const id = useId();
  const fits = useNeeds()?.fits;
  return (
    <Part aria-labelledby={headline ? id : undefined}>
      <EditableText field="headline" as="h2" id={id}>
        {headline}
      </EditableText>
      {items.length === 0 ? <p>{empty}</p> : null}
      {groupByDay(items, fits).map((group) => (
        <EventDay
          key={group.day}
          group={group}
          title={days[group.day]}
          style={style}
          firstPicture={null}
          isNested={headline !== ''}
        />
      ))}
      {children}
    </Part>
  );
}

const Part = styled.section`
  padding-block-end: ${space(6)};

  > h2 {
    ${blockHeading}
  }

  > p {
    font-size: ${fontSize.lead};
  }
`;
