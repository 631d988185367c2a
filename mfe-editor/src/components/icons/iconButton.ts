import { css } from 'styled-components';
import { color, TARGET_SIZE } from '@spielplan/shared-ui/tokens';

/** A button with an icon alone: 32 px for a pointer, 44 px for a finger (WCAG 2.5.8). */
export const iconButton = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  min-inline-size: 2rem;
  min-block-size: 2rem;
  padding: 0;
  border: 1px solid transparent;
  border-radius: 0;
  background: ${color.ground};
  color: ${color.ink};
  cursor: pointer;

  &:hover,
  &[aria-expanded='true'],
  &[aria-pressed='true'] {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  &:disabled {
    color: ${color.muted};
    cursor: not-allowed;
  }

  /* Forced colours drop backgrounds: what is pressed must differ by its line. */
  @media (forced-colors: active) {
    border-color: ButtonText;

    &[aria-pressed='true'] {
      border-width: 3px;
    }
  }

  @media (pointer: coarse) {
    min-inline-size: ${TARGET_SIZE};
    min-block-size: ${TARGET_SIZE};
  }
`;
