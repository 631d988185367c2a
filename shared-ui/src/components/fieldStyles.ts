import { css } from 'styled-components';
import { color, space, TARGET_SIZE } from '../tokens/index.ts';

/** The look of what a visitor fills in or chooses from. */
export const fieldStyles = css`
  box-sizing: border-box;
  min-block-size: ${TARGET_SIZE};
  padding: ${space(1)} ${space(2)};
  border: 2px solid ${color.line};
  border-radius: 0;
  background: ${color.ground};
  color: ${color.ink};
  font: inherit;
`;
