import { color, font, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';

/** A button of the filter bar; what is pressed or open turns it round. */
export const filterButton = css`
  display: flex;
  align-items: center;
  gap: ${space(1)};
  min-block-size: ${TARGET_SIZE};
  padding: ${space(1)} ${space(2)};
  border: 2px solid ${color.line};
  border-radius: 0;
  background: ${color.ground};
  color: ${color.ink};
  font: 650 1rem / 1.2 ${font.text};
  text-align: start;
  cursor: pointer;
`;
