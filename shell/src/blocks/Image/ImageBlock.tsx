import { Picture } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { color, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageWidth } from '../blockStyles.ts';
import { usePictureSizes } from '../pictureSizes.ts';
import { imageFormats } from './imageFormats.ts';
import type { ImageView } from './presentImage.ts';

export function ImageBlock({ data: { picture, format, caption, credit } }: { data: ImageView }) {
  return (
    <Figure data-format={format}>
      <Picture picture={picture} sizes={usePictureSizes()} />
      {caption || credit ? (
        <figcaption>
          <EditableText field="description">{caption}</EditableText> {credit ? <small>{credit}</small> : null}
        </figcaption>
      ) : null}
    </Figure>
  );
}

const Figure = styled.figure`
  ${pageWidth}
  ${imageFormats}
  margin: 0;

  img {
    max-block-size: 90vh;
  }

  figcaption {
    margin-block-start: ${space(1)};
    color: ${color.muted};
  }

  small {
    font-size: inherit;
  }
`;
