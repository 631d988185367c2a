import { color, fontSize, from, motion, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { eventItemStyles, itemTitle } from './eventItemStyles.ts';

/**
 * style1: a line per event like a timetable; the poster stands
 * small at the end of the line and grows when it is meant.
 */
export const TimetableItems = styled.ol`
  ${eventItemStyles}

  > li {
    grid-template: 'time picture' auto 'body picture' auto 'action picture' 1fr / 1fr min(5.5rem, 22vw);
    gap: ${space(1)} ${space(1.5)};
    padding-block: ${space(3)};
    border-block-start: 2px solid ${color.line};
  }

  @media (max-width: 18em) {
    > li {
      grid-template-columns: minmax(0, 1fr) min(5.5rem, 22vw);
    }
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
  ${itemTitle} {
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

    ${itemTitle} {
      font-size: clamp(1.25rem, 4.2vw - 1.45rem, 2rem);
    }
  }

  ${from.xlarge} {
    > li {
      gap: ${space(3)};
    }

    ${itemTitle} {
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
