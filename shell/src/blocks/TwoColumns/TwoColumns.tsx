import { Picture, RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { fontSize, from } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { pageEdge, rhythm } from '../blockStyles.ts';
import { usePictureSizes } from '../pictureSizes.ts';
import type { TwoColumnsView } from './presentTwoColumns.ts';

/** A spread: the picture runs to the edge of the page, the text beside it has the page's margin. */
export function TwoColumns({ data: { order, html, picture } }: { data: TwoColumnsView }) {
  const sizes = usePictureSizes(7 / 12);
  const image = picture ? (
    <div key="picture">
      <Picture picture={picture} sizes={sizes} />
    </div>
  ) : null;
  const words = (
    <EditableText key="text" field="text" kind="rich">
      <RichText html={html} />
    </EditableText>
  );
  return (
    <Spread data-order={picture && html ? order : undefined}>{order === 'image-text' ? [image, words] : [words, image]}</Spread>
  );
}

const Spread = styled.div`
  display: grid;
  gap: ${rhythm.close};
  padding-inline: ${pageEdge};
  font-size: ${fontSize.lead};

  [data-column] & {
    padding-inline: 0;
  }

  img {
    max-block-size: 80vh;
    object-fit: cover;
  }

  h2 {
    font-size: ${fontSize.title};
  }

  ${from.medium} {
    column-gap: clamp(1.5rem, 5vw, 5rem);

    &[data-order] {
      align-items: center;
    }

    &[data-order='image-text'] {
      grid-template-columns: 7fr 5fr;
    }

    &[data-order='text-image'] {
      grid-template-columns: 5fr 7fr;
    }

    &[data-order='image-text']:not([data-column] *) {
      padding-inline-start: 0;
    }

    &[data-order='text-image']:not([data-column] *) {
      padding-inline-end: 0;
    }
  }
`;
