import { css } from 'styled-components';
import { sheetOf } from '../../parts/sheetOf.ts';

/** From so many characters on the opening hours could reach the logo that they stand beside on wide screens. */
export const LONG_HOURS_CHARS = 44;

/** Hours with a long place: one line beside the logo, that ends where the room does. */
export const LONG_HOURS_CSS = sheetOf(css`
  @media (min-width: 64em) {
    .top-bar:has(.long-hours) {
      inset-inline-start: 18rem;
      justify-content: end;
    }
    .long-hours {
      flex-shrink: 9999;
      overflow: hidden;
      text-overflow: ellipsis;
      white-space: nowrap;
    }
    .long-hours :focus-visible {
      outline-offset: -2px;
    }
  }
`);
