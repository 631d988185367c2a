import { fieldStyles } from '@spielplan/shared-ui/components';
import { font, space } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';

/** A button of the filter bar; what is pressed or open turns it round. */
export const filterButton = css`
  ${fieldStyles}
  display: flex;
  align-items: center;
  gap: ${space(1)};
  font: 650 1rem / 1.2 ${font.text};
  text-align: start;
  cursor: pointer;
`;
