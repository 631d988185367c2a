import { css } from 'styled-components';

/** In a list: the poster of the entry that a visitor follows, which has the focus, turns into that of its page, and back. */
export const listPoster = css`
  li:focus-within > picture > img {
    view-transition-name: poster;
  }
`;

/** On the page: its poster, unless an entry of a list on it or over it is the one that is left for; two would move nothing. */
export const stagePoster = css`
  :root:not(:has(li:focus-within > picture)) & picture > img {
    view-transition-name: poster;
  }
`;
