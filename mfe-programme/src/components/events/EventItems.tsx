import { color, fontSize, from, motion, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import { eventItemStyles } from './eventItemStyles.ts';

/**
 * style1: a line per event like a timetable; the poster stands
 * small at the end of the line and grows when it is meant.
 */
const TimetableItems = styled.ol`
  ${eventItemStyles}

  > li {
    grid-template: 'time picture' auto 'body picture' auto 'action picture' 1fr / 1fr min(5.5rem, 22vw);
    gap: ${space(1)} ${space(1.5)};
    padding-block: ${space(3)};
    border-block-start: 2px solid ${color.line};
  }

  .time {
    grid-area: time;
  }

  .body {
    grid-area: body;
  }

  .action {
    grid-area: action;
  }

  .picture {
    grid-area: picture;
    align-self: start;
    aspect-ratio: 4 / 5;
  }

  .teaser {
    padding: ${space(3)} ${space(2)};
  }

  /* Here and from each width on: what is left between hour and state holds a word of twenty letters. */
  h3 {
    font-size: clamp(1.125rem, 0.75rem + 1.8vw, 1.5rem);
  }

  ${from.medium} {
    > li {
      grid-template: 'time body action picture' auto / calc(2.75 * ${fontSize.headline}) 1fr minmax(8rem, auto) 5rem;
      align-items: start;
      gap: ${space(2)};
      min-block-size: 9.25rem;
    }

    .time {
      font-size: ${fontSize.headline};
      line-height: 0.85;
    }

    .time small {
      display: block;
      padding-block-start: ${space(1)};
      line-height: 1.2;
    }

    .action {
      justify-self: end;
      text-align: end;
    }

    .picture {
      position: absolute;
      inset: 0 0 auto auto;
      inline-size: 5rem;
    }

    .teaser .body {
      grid-column: 1 / 3;
    }
  }

  ${from.large} {
    > li:first-child {
      border-block-start-width: 6px;
    }

    h3 {
      font-size: clamp(1.25rem, 4.2vw - 1.45rem, 2rem);
    }
  }

  ${from.xlarge} {
    > li {
      gap: ${space(3)};
    }

    h3 {
      font-size: clamp(1.5rem, 0.5rem + 1.75vw, 2.25rem);
    }

    .event .action {
      padding-inline-end: ${space(8)};
    }

    .event .picture {
      transform-origin: 100% 50%;
      pointer-events: none;
    }

    .event:is(:hover, :focus-within) .picture {
      z-index: 2;
      transform: rotate(2deg) scale(1.8);
    }

    @media (prefers-reduced-motion: no-preference) {
      .event .picture {
        transition: transform ${motion.quick} ${motion.in};
      }
    }
  }
`;

/** style2: picture left, text right, generous. */
const RowItems = styled.ol`
  ${eventItemStyles}
  gap: ${space(6)};

  > li {
    gap: ${space(2)};
    align-content: start;
  }

  .picture {
    aspect-ratio: 4 / 3;
  }

  .teaser .body,
  .teaser .action {
    padding-inline: ${space(3)};
  }

  .teaser .action {
    padding-block-end: ${space(3)};
  }

  ${from.medium} {
    > li {
      grid-template: 'picture time' auto 'picture body' auto 'picture action' 1fr / 5fr 7fr;
      column-gap: ${space(4)};
    }

    > li > * {
      grid-column: 2;
    }

    .picture {
      grid-area: picture;
      aspect-ratio: 4 / 5;
    }

    .teaser .picture {
      aspect-ratio: 4 / 3;
    }

    .teaser .body {
      padding-block-start: ${space(3)};
    }

    .time {
      font-size: ${fontSize.headline};
    }

    .subline {
      margin-block: ${space(1)};
      font-size: ${fontSize.lead};
    }
  }
`;

/** style3: cards, one, two or three beside each other. */
const CardItems = styled.ol`
  ${eventItemStyles}
  gap: ${space(5)} ${space(3)};

  > li {
    grid-template-rows: auto auto 1fr auto;
    gap: ${space(1.5)};
  }

  .picture {
    aspect-ratio: 4 / 5;
  }

  .teaser {
    grid-template-rows: auto 1fr auto;
  }

  .teaser .picture {
    aspect-ratio: 3 / 2;
  }

  .teaser .body,
  .teaser .action {
    padding-inline: ${space(2)};
  }

  .teaser .action {
    padding-block-end: ${space(2)};
  }

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    /* A third of the page holds a word of twenty letters. */
    h3 {
      font-size: clamp(1.5rem, 0.25rem + 1.65vw, 2rem);
    }
  }
`;

/** compact: a line an event, the hour before it, what is left of its tickets behind it. */
const LineItems = styled.ol`
  ${eventItemStyles}

  > li {
    grid-template: 'time body action' auto / 4.75rem 1fr auto;
    gap: ${space(1)};
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-block: ${space(0.5)};
    border-block-start: 1px solid ${color.line};
  }

  .teaser {
    grid-template-columns: 0 1fr auto;
    padding-inline: ${space(1)};
  }

  .body {
    grid-area: body;
  }

  .action {
    grid-area: action;
    align-self: center;
  }

  .time,
  h3 {
    font-size: 1.125rem;
  }

  /* A line is too low to move in by its own height. */
  :root[data-motion] & > li + li {
    animation: none;
  }

  .facts,
  .action small,
  .action [aria-hidden] {
    display: none;
  }

  ${from.medium} {
    .facts {
      display: block;
    }

    .action small,
    .action [aria-hidden] {
      display: inline;
      margin-inline-end: 0.5em;
    }

    .body {
      display: grid;
      grid-template-columns: 5fr 4fr 3fr;
      gap: ${space(2)};
      align-items: center;
    }
  }
`;

/** The list that gives its items their look, by the design settings. */
export const EVENT_ITEMS = {
  style1: TimetableItems,
  style2: RowItems,
  style3: CardItems,
  compact: LineItems,
} as const satisfies Record<EventStyle, typeof TimetableItems>;

/** How wide a picture is shown in each style, as in `sizes`. */
export const PICTURE_SIZES: Readonly<Record<EventStyle, string>> = {
  style1: '5.5rem',
  style2: '(min-width: 64em) 30vw, (min-width: 48em) 40vw, 100vw',
  style3: '(min-width: 64em) 24vw, (min-width: 48em) 46vw, 100vw',
  compact: '',
};
