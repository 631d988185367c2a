import { coveredByLink, underlined } from '@spielplan/shared-ui/components';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';

/** A list without marks of its own. */
export const plainList = css`
  margin: 0;
  padding: 0;
  list-style: none;
`;

/**
 * A card whose one link is its headline and covers all of it, so that a press anywhere follows it.
 */
export const coveredCard = css`
  position: relative;
  ${coveredByLink('&')}

  /* A finger leaves its hover behind. */
  @media (hover: hover) {
    &:hover a {
      ${underlined}
    }
  }
`;

/** A card with its picture, if it has one, above a headline and a few words. */
export const uprightCard = css`
  ${coveredCard}
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
