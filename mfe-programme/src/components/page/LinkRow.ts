import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** Links beside each other, such as the ways into a list and out of it. */
export const LinkRow = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${space(2)};
  margin: 0;

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    overflow-wrap: anywhere;
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  [aria-current] {
    font-weight: 750;
    text-decoration-thickness: 6px;
  }

  @media print {
    display: none;
  }
`;
