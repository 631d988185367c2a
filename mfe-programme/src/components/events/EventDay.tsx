import { color, font, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { memo, useEffect, useId } from 'react';
import { css, styled } from 'styled-components';
import { keyOf, type DayGroup } from '../../domain/events/groupByDay.ts';
import type { DayTitle } from '../../domain/events/listItem.ts';
import { useText } from '../../i18n/useText.ts';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import { EventItem } from './EventItem.tsx';
import { EVENT_ITEMS, PICTURE_SIZES } from './EventItems.tsx';

interface EventDayProps {
  group: DayGroup;
  title: DayTitle | undefined;
  style: EventStyle;
  /** Key of the item whose picture is loaded first. */
  firstPicture: string | null;
  /** Whether it stands below a headline, and not below the page's title alone. */
  isNested?: boolean | undefined;
}

/**
 * One day of the programme: its date, which stays in view while the day scrolls by, and what happens
 * on it. Memoised: of a thousand loaded events only the days that changed are rendered again.
 */
export const EventDay = memo(function EventDay({ group, title, style, firstPicture, isNested }: EventDayProps) {
  const Day = DAYS[style];
  const Items = EVENT_ITEMS[style];
  const headingId = useId();
  const isHeaded = group.hasHeading && title !== undefined;
  useEffect(awaitScroll, []);
  return (
    <Day aria-labelledby={isHeaded ? headingId : undefined} data-day={group.day}>
      {isHeaded ? <DayHeading id={headingId} day={group.day} title={title} isNested={isNested} /> : null}
      <Items>
        {group.items.map((item) => (
          <EventItem
            key={keyOf(item)}
            item={item}
            sizes={PICTURE_SIZES[style]}
            isFirst={keyOf(item) === firstPicture}
            isNested={isNested}
          />
        ))}
      </Items>
    </Day>
  );
}, isSameDay);

/** Entries move in from the first scroll of anything on (`eventItemStyles`). One listener serves all days. */
function awaitScroll(): void {
  document.addEventListener('scroll', beginMotion, { capture: true, once: true });
}

function beginMotion(): void {
  document.documentElement.dataset['motion'] = '';
}

function isSameDay(a: EventDayProps, b: EventDayProps): boolean {
  const [these, those] = [a.group.items, b.group.items];
  const isSame = a.title === b.title && a.style === b.style && a.firstPicture === b.firstPicture && a.isNested === b.isNested;
  return isSame && these.length === those.length && these.every((item, index) => item === those[index]);
}

/** The date of a day, large. */
export function DayHeading({
  id,
  day,
  title: { weekday, dayNumber, month, year, relative },
  isNested,
}: {
  id: string;
  day: string;
  title: DayTitle;
  isNested?: boolean | undefined;
}) {
  const text = useText();
  const Heading = isNested ? 'h3' : 'h2';
  return (
    <Heading id={id}>
      <time dateTime={day}>
        <span className="weekday">
          {relative ? <span data-relative={relative}>{text(`day.${relative}`)}, </span> : null}
          {weekday}
        </span>{' '}
        <span className="number">{dayNumber}</span>{' '}
        <span className="month">
          {`${month} `}
          <span className="year">{year}</span>
        </span>
      </time>
    </Heading>
  );
}

/** Beside its heading, at whatever level, a day has its events alone. */
const heading = ':not(ol)';

/** The date beside its events; three cards beside it need a wider window than lines do. */
const besideItems = css`
  grid-template-columns: 3fr 9fr;
  column-gap: ${space(4)};
  padding-block-end: ${space(10)};

  > ${heading} {
    align-self: start;
    padding-block: ${space(2)};
    font-size: ${fontSize.lead};
  }

  > ol {
    grid-column: 2;
  }

  > ${heading} time {
    grid-template: 'weekday' auto 'number' auto 'month' auto / 1fr;
    row-gap: ${space(2)};
  }

  .number {
    font-size: clamp(7rem, 14vw, 14rem);
    margin-inline-start: -0.05em;
  }
`;

const dayStyles = css`
  /* Its heading stays below the header, and what is focused comes to rest below both. */
  --clear-above: calc(var(--header-height, 0px) + 5.5rem);
  display: grid;
  padding-block-end: ${space(4)};

  > ${heading} {
    position: sticky;
    inset-block-start: var(--header-height, 0px);
    z-index: 3;
    margin: 0;
    padding-block: ${space(1)};
    border-block-start: 6px solid ${color.line};
    background: ${color.ground};
    font-family: ${font.display};
    font-size: 1rem;
    font-weight: 650;
    line-height: 1.1;
  }

  > ${heading} time {
    display: grid;
    grid-template: 'number weekday' 1fr 'number month' auto / auto 1fr;
    column-gap: ${space(2)};
    align-items: end;
  }

  .number {
    grid-area: number;
    font-size: 4rem;
    font-weight: 800;
    font-variant-numeric: lining-nums;
    line-height: 0.8;
    letter-spacing: -0.06em;
  }

  .weekday {
    grid-area: weekday;
    /* Above the ground that forced colours lay behind the tall number. */
    position: relative;
    color: ${color.accent};
  }

  /* Large letters on a phone: number and words do not fit beside each other, and what sticks would cover half of the window. */
  @media (max-width: 18em) {
    grid-template-columns: minmax(0, 1fr);
    overflow-wrap: anywhere;

    > ${heading} {
      position: static;
    }

    > ${heading} time {
      grid-template: 'number' auto 'weekday' auto 'month' auto / 1fr;
      row-gap: ${space(1)};
    }
  }

  @media print {
    && {
      grid-template-columns: 44mm 1fr;
      padding: 0;
      break-inside: avoid;
    }

    .number {
      font-size: 24pt;
    }

    > ${heading} {
      position: static;
    }
  }
`;

export const TimetableDay = styled.section`
  ${dayStyles}

  ${from.large} {
    ${besideItems}
  }
`;

/** A line of the timetable begins with a rule; a picture needs room below the date. */
const RowDay = styled.section`
  ${dayStyles}
  row-gap: ${space(1)};

  ${from.large} {
    ${besideItems}
  }
`;

const CardDay = styled.section`
  ${dayStyles}
  row-gap: ${space(1)};

  ${from.xlarge} {
    ${besideItems}
  }
`;

/** Its heading is a line as well. */
const LineDay = styled.section`
  ${dayStyles}
  padding-block-end: ${space(2)};

  > ${heading} time {
    display: flex;
    flex-wrap: wrap;
    gap: 0 0.4em;
    align-items: baseline;
  }

  .number {
    font-size: 1.5rem;
    letter-spacing: 0;
  }
`;

/** Each style of the list has a component of its own: a page carries the rules of the one it shows. */
const DAYS = { style1: TimetableDay, style2: RowDay, style3: CardDay, compact: LineDay } as const satisfies Record<
  EventStyle,
  typeof TimetableDay
>;
