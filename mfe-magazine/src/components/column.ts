import { css } from 'styled-components';

/** The column that everything of a page stands in; colour fields reach beyond it to the edges. */
export const column = css`
  box-sizing: border-box;
  inline-size: 100%;
  max-inline-size: 100rem;
  margin-inline: auto;
  padding-inline: clamp(1rem, 4vw, 4rem);
`;
