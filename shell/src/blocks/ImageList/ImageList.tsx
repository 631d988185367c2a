import { Picture, VisuallyHidden } from '@spielplan/shared-ui/components';
import { EditableText, isPlainPress } from '@spielplan/shared-ui/host';
import { color, from, motion, space } from '@spielplan/shared-ui/tokens';
import { useState, type MouseEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import { lazyPart } from '../../parts/lazy/lazyPart.tsx';
import { pageWidth, rhythm } from '../blockStyles.ts';
import { imageFormats } from '../Image/imageFormats.ts';
import { useIsInColumn, usePictureSizes } from '../pictureSizes.ts';
import type { GalleryDialogProps } from './GalleryDialog.tsx';
import type { ImageListView } from './presentImageList.ts';

const GalleryDialog = lazyPart<GalleryDialogProps>('part-gallery', () =>
  import(/* webpackChunkName: "part-gallery" */ './GalleryDialog.tsx').then((module) => module.GalleryDialog),
);

/**
 * Pictures with their captions. Each is a link to the picture
 * itself, which opens larger over the page where scripts run.
 */
export function ImageList({ data: { format, images } }: { data: ImageListView }) {
  const text = useText();
  const [shown, setShown] = useState<number | null>(null);
  const inRow = useIsInColumn() ? 1 : Math.min(images.length, 3);
  const sizes = usePictureSizes(1 / inRow);

  const enlarge = (event: MouseEvent, index: number) => {
    if (!isPlainPress(event)) return;
    event.preventDefault();
    setShown(index);
  };

  return (
    <Gallery data-row={inRow} data-format={format}>
      {images.map(({ picture, caption, credit, file }, index) => (
        <figure key={file}>
          <a href={file} onClick={(event) => enlarge(event, index)}>
            <Picture picture={picture} sizes={sizes} />
            <VisuallyHidden>{text('cms.gallery.enlarge')}</VisuallyHidden>
          </a>
          {caption || credit ? (
            <figcaption>
              <EditableText field={`children.${index}.description`}>{caption}</EditableText> {credit}
            </figcaption>
          ) : null}
        </figure>
      ))}
      {shown === null ? null : <GalleryDialog images={images} shown={shown} onShow={setShown} onClose={() => setShown(null)} />}
    </Gallery>
  );
}

const Gallery = styled.div`
  ${pageWidth}
  ${imageFormats}
  display: grid;
  align-items: end;
  gap: ${rhythm.close} clamp(0.5rem, 1.5vw, 1.5rem);

  figure {
    margin: 0;
  }

  a {
    display: block;
    overflow: hidden;
  }

  img {
    transition: scale ${motion.overlay} ${motion.in};
  }

  a:hover img {
    scale: 1.04;
  }

  figcaption {
    margin-block-start: ${space(1)};
    color: ${color.muted};
  }

  ${from.medium} {
    align-items: start;

    &[data-row='2'] {
      grid-template-columns: 1fr 1fr;
    }

    &[data-row='3'] {
      grid-template-columns: repeat(3, 1fr);
    }
  }
`;
