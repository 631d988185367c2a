import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** The end of a list: where the reader is in it, and the ways on. */
export const Pages = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space(2)};
  padding-block-start: ${space(3)};
  border-block-start: 2px solid ${color.line};

  p {
    margin: 0;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
  }
`;
