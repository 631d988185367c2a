import { css } from 'styled-components';

/**
 * How pictures are cropped by the `data-format` of what
 * holds them; without one they keep their own shape.
 */
export const imageFormats = css`
  img {
    object-fit: cover;
  }

  &[data-format='landscape'] img {
    aspect-ratio: 3 / 2;
  }

  &[data-format='portrait'] img {
    aspect-ratio: 4 / 5;
  }

  &[data-format='square'] img {
    aspect-ratio: 1;
  }
`;
