import { styled } from 'styled-components';
import { color, motion, space, TARGET_SIZE } from '../tokens/index.ts';

/** How much a button asks for attention. One `solid` button a view is enough. */
export type ButtonVariant = 'solid' | 'outline' | 'quiet';

/**
 * A button, and as something else a link that looks like one, so that a page
 * has these styles once. The variant is read from `data-variant`.
 */
export const ButtonBox = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(1)};
  box-sizing: border-box;
  min-block-size: ${TARGET_SIZE};
  min-inline-size: ${TARGET_SIZE};
  padding: ${space(1)} ${space(3)};
  border: 2px solid ${color.accent};
  border-radius: 0;
  background: ${color.accent};
  color: ${color.onAccent};
  font: inherit;
  font-weight: 650;
  line-height: 1.2;
  text-align: center;
  text-decoration: none;
  cursor: pointer;

  &[data-variant='outline'] {
    border-color: ${color.ink};
    background: transparent;
    color: ${color.ink};
  }

  &[data-variant='quiet'] {
    /* Its words stand where other words would; what can be pressed reaches beyond them. */
    margin-inline: calc(-2px - ${space(1)});
    padding-inline: ${space(1)};
    border-color: transparent;
    background: transparent;
    color: ${color.ink};
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }

  /* A finger leaves its hover behind, and colours that fade cost a phone every frame.
     What is disabled below outweighs it. */
  @media (hover: hover) {
    transition:
      background-color ${motion.quick} ${motion.in},
      color ${motion.quick} ${motion.in};

    &:where(:not([data-variant='quiet'])):hover {
      border-color: ${color.ink};
      background: ${color.ink};
      color: ${color.ground};
    }

    &:where([data-variant='quiet']):hover {
      color: ${color.accent};
    }
  }

  &:disabled,
  &[aria-disabled='true'] {
    border-color: ${color.muted};
    border-style: dashed;
    background: transparent;
    color: ${color.muted};
    cursor: not-allowed;
  }

  ${motion.reduced} {
    transition: none;
  }
`;
