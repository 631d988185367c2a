import { styled } from 'styled-components';

/**
 * Text for screen readers only. With `as` it becomes another element: `<VisuallyHidden as="h2">`.
 */
export const VisuallyHidden = styled.span`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  border: 0;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
