import { color, font, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { listPoster } from '../posterTransition.ts';
import { CardGrid } from './CardGrid.ts';

/** Of a poster in the grid, by the width of the window. */
export const POSTER_SIZES = '(min-width: 85.375em) 30vw, (min-width: 48em) 46vw, 100vw';

/**
 * Posters as cards under their large day: `date` with
 * a `b` for its number, the picture, then what it is.
 */
export const PosterGrid = styled(CardGrid)`
  ${listPoster}

  > li {
    grid-template-rows: auto auto 1fr;
    padding-block-start: ${space(1.5)};
    border-block-start: 6px solid ${color.line};
  }

  picture img {
    aspect-ratio: 4 / 5;
  }

  .date {
    display: flex;
    flex-wrap: wrap;
    align-items: end;
    align-content: end;
    gap: ${space(0.5)} ${space(1)};
    min-block-size: 4.5rem;
    font-family: ${font.display};
    font-weight: 650;
    line-height: 1.15;
  }

  .date time {
    display: flex;
    align-items: end;
    gap: ${space(1)};
  }

  .date b {
    font-size: clamp(4.5rem, 3.5rem + 3vw, 7rem);
    font-weight: 800;
    line-height: 0.76;
    letter-spacing: -0.06em;
    /* What is drawn together between its figures is missing behind the last. */
    margin-inline-end: 0.06em;
  }

  .until {
    flex-basis: 100%;
    font-weight: 400;
  }

  .preline {
    color: ${color.accent};
    font-weight: 650;
  }

  .kind {
    color: ${color.muted};
  }
`;
