import { Picture } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import type { ImageView } from './presentImage.ts';

/** As wide as the page on phones; columns rarely take more than half of it. */
const SIZES = '(min-width: 48em) 50vw, 92vw';

export function ImageBlock({ data: { picture, format, caption, credit } }: { data: ImageView }) {
  return (
    <Figure data-format={format}>
      <Picture picture={picture} sizes={SIZES} />
      {caption || credit ? (
        <figcaption>
          {caption} {credit ? <small>{credit}</small> : null}
        </figcaption>
      ) : null}
    </Figure>
  );
}

const Figure = styled.figure`
  ${pageWidth}
  margin: 0;

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

  figcaption {
    margin-block-start: ${space(1)};
    color: ${color.muted};
  }

  small {
    font-size: inherit;
  }
`;
