import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';

/** A list without marks of its own. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/** A card whose one link is its headline and covers all of it, so that a press anywhere follows it. */
export const coveredByLink = css`
  position: relative;

  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  &:hover a,
  a:focus-visible {
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.15em;
  }
`;

/** A card with its picture, if it has one, above a headline and a few words. */
export const uprightCard = css`
  ${coveredByLink}
  display: flex;
  flex-direction: column;
  padding-block-start: ${space(2)};
  border-block-start: 2px solid ${color.line};
`;

/** The headline of such a card. */
export const cardHeadline = css`
  margin: ${space(0.5)} 0 ${space(1)};
  font-size: ${fontSize.title};
  line-height: 1.1;
  text-wrap: balance;
  overflow-wrap: anywhere;
`;
