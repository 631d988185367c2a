import { color, fontSize, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import type { EventStyle } from '../../domain/lists/eventListView.ts';
import { eventItemStyles, itemTitle } from './eventItemStyles.ts';
import { TimetableItems } from './TimetableItems.tsx';

/** style2: picture left, text right, generous. */
const RowItems = styled.ol`
  ${eventItemStyles}
  gap: ${space(6)};

  > li {
    gap: ${space(2)};
    align-content: start;
  }

  /* A poster is whole, with its title at its foot; a teaser's picture has none. */
  .picture {
    aspect-ratio: 4 / 5;
  }

  .teaser .picture {
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
    ${itemTitle} {
      font-size: clamp(1.5rem, 0.25rem + 1.65vw, 2rem);
    }
  }
`;

/** compact: a line an event, the hour before it, what is left of its tickets behind it. */
const LineItems = styled.ol`
  ${eventItemStyles}

  > li {
    grid-template: 'time body action' auto / 4.75rem minmax(0, 1fr) auto;
    gap: 0 ${space(1)};
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    padding-block: ${space(0.5)};
    border-block-start: 1px solid ${color.line};
  }

  /* Beside what is said of its tickets no word of a title has room on a phone. */
  > [data-state] {
    grid-template: 'time body' auto 'time action' auto / 4.75rem minmax(0, 1fr);
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
    display: flex;
    gap: ${space(1)};
    justify-content: space-between;
    align-items: center;
    align-self: center;
  }

  .time,
  ${itemTitle} {
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
    /* As wide in each line, so that all that stands before it is in columns. */
    > li:not(.teaser) {
      grid-template: 'time body action' auto / 4.75rem minmax(0, 1fr) 13rem;
    }

    .facts {
      display: block;
    }

    .action [aria-hidden] {
      display: inline;
    }

    .action {
      justify-content: flex-end;
    }

    .body {
      display: grid;
      grid-template-columns: 5fr 6fr;
      gap: 0 ${space(2)};
      align-items: center;
    }

    ${itemTitle} {
      grid-row: span 2;
    }

    .facts {
      grid-column: 2;
    }
  }

  ${from.large} {
    > li:not(.teaser) {
      grid-template-columns: 4.75rem minmax(0, 1fr) 20rem;
    }

    .action small {
      display: inline;
      order: -1;
    }

    .body {
      grid-template-columns: 5fr 4fr 3fr;
    }

    .facts {
      grid-column: 3;
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
