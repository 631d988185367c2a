import { color, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/**
 * A link to the webshop or the cart. With `data-fallback` it is there
 * only without a working widget: no script, this remote missing, or the page broken (R48).
 */
export const ShopLink = styled.a`
  display: inline-flex;
  align-items: center;
  box-sizing: border-box;
  min-block-size: ${TARGET_SIZE};
  padding: ${space(1)} ${space(3)};
  border: 2px solid ${color.accent};
  background: ${color.accent};
  color: ${color.onAccent};
  font-weight: 650;
  line-height: 1.2;
  text-decoration: none;

  &[data-variant='outline'] {
    border-color: ${color.ink};
    background: transparent;
    color: ${color.ink};
  }

  @media (hover: hover) {
    &:hover {
      border-color: ${color.ink};
      background: ${color.ink};
      color: ${color.ground};
    }
  }

  @media (scripting: enabled) {
    html:not([data-missing~='booking'], [data-info='broken']) &[data-fallback] {
      display: none;
    }
  }
`;
