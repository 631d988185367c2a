import { color, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/**
 * What a filter opens: a sheet at the foot of a small window, a panel below its button elsewhere. A list, too, where it is
 * shown as one.
 */
export const FilterPanel = styled.div`
  position: fixed;
  inset: auto 0 0;
  /* Above the banner that asks about cookies: what has the focus in it is never hidden. */
  z-index: 61;
  box-sizing: border-box;
  max-block-size: min(75dvh, 34rem);
  margin: 0;
  padding-block-end: env(safe-area-inset-bottom);
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 2px solid ${color.line};
  background: ${color.ground};
  color: ${color.ink};

  ${from.medium} {
    position: absolute;
    inset: calc(100% + 2px) auto auto 0;
    min-inline-size: max(100%, 22rem);
    max-inline-size: min(28rem, 80vw);
    padding-block-end: ${space(0)};

    /* Here it lies over the page, so its place is worked out before it is seen, and a press only shows it. */
    &[hidden] {
      display: block;
      visibility: hidden;
    }

    /* Beside three others there is no room to the right, until the window is large.
       The six filters of events take 43em. */
    :nth-child(n + 4) > & {
      inset-inline: auto 0;
    }
  }

  ${from.large} {
    :nth-child(n + 4) > & {
      inset-inline: 0 auto;
    }
  }
`;
