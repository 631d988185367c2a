import { css } from 'styled-components';
import { color } from '../tokens/index.ts';

/** How a link is underlined whose target is larger than its words. */
export const underlined = css`
  text-decoration: underline;
  text-decoration-color: ${color.accent};
  text-decoration-thickness: 0.09em;
  text-underline-offset: 0.12em;
`;

/**
 * Items (a selector), placed by themselves (`position`), that each are the target of the one link in
 * them: its name stays the title, a press anywhere follows it, and the focus is seen around the
 * whole item.
 */
export const coveredByLink = (item: '&' | 'li') => css`
  a {
    color: inherit;
    text-decoration: none;
  }

  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }

  a:focus-visible {
    outline: none;
    ${underlined}
  }

  ${item}:has(a:focus-visible) {
    outline: 3px solid ${color.accent};
    outline-offset: 3px;
  }
`;
