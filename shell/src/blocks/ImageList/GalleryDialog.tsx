import { Button, Picture } from '@spielplan/shared-ui/components';
import { color, space } from '@spielplan/shared-ui/tokens';
import { useEffect, useRef, type KeyboardEvent, type SyntheticEvent } from 'react';
import { styled } from 'styled-components';
import { useText } from '../../i18n/useText.ts';
import type { GalleryImage } from './presentImageList.ts';

export interface GalleryDialogProps {
  images: readonly GalleryImage[];
  /** Index of the picture on show. */
  shown: number;
  onShow: (index: number) => void;
  onClose: () => void;
}

/**
 * Pictures one at a time over the whole window: arrow keys, Home and End turn the pages,
 * Escape closes, and the focus goes back to the picture that was pressed (WCAG 2.4.3).
 */
export function GalleryDialog({ images, shown, onShow, onClose }: GalleryDialogProps) {
  const text = useText();
  const ref = useRef<HTMLDialogElement>(null);
  const count = images.length;
  const image = images[shown];

  useEffect(() => {
    const opener = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    return () => {
      dialog?.close();
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);

  if (!image) return null;
  const turn = (by: number) => onShow((shown + by + count) % count);
  const turnByKey = (event: KeyboardEvent) => {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: count - 1 }[event.key];
    if (target === undefined) return;
    event.preventDefault();
    onShow((target + count) % count);
  };
  const askToClose = (event: SyntheticEvent) => {
    event.preventDefault();
    onClose();
  };

  return (
    <Window ref={ref} className="cc02" aria-label={text('cms.gallery.label')} onCancel={askToClose} onKeyDown={turnByKey}>
      <figure>
        <Picture key={image.file} picture={image.whole ?? image.picture} sizes="100vw" isFirst />
        <figcaption>
          {image.caption} {image.credit}
        </figcaption>
      </figure>
      <div>
        {count > 1 ? (
          <>
            <Button variant="outline" onClick={() => turn(-1)}>
              {text('cms.gallery.previous')}
            </Button>
            <p role="status">{text('cms.gallery.place', { place: shown + 1, count })}</p>
            <Button variant="outline" onClick={() => turn(1)}>
              {text('cms.gallery.next')}
            </Button>
          </>
        ) : null}
        <Button onClick={onClose}>{text('cms.gallery.close')}</Button>
      </div>
    </Window>
  );
}

const Window = styled.dialog`
  inline-size: 100%;
  max-inline-size: none;
  block-size: 100dvh;
  max-block-size: none;
  margin: 0;
  border: 0;
  padding: ${space(2)};
  overscroll-behavior: contain;

  &[open] {
    display: flex;
    flex-direction: column;
    gap: ${space(2)};
  }

  > figure {
    display: flex;
    flex: 1;
    flex-direction: column;
    gap: ${space(1)};
    min-block-size: 0;
    margin: 0;
  }

  picture {
    flex: 1;
    min-block-size: 0;
  }

  img {
    block-size: 100%;
    object-fit: contain;
    background: none !important;
  }

  figcaption {
    text-align: center;
  }

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: center;
    align-items: center;
    gap: ${space(1)} ${space(2)};
  }

  p {
    min-inline-size: 6ch;
    margin: 0;
    color: ${color.muted};
    font-variant-numeric: tabular-nums;
    text-align: center;
  }
`;
