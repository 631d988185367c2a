import type { MediaItem, Picture as PictureData } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import { CROP_FORMATS, cropAround } from '@spielplan/shared-contracts/rules/crop-formats';
import { Picture } from '@spielplan/shared-ui/components';
import { styled } from 'styled-components';

const MIDDLE = { x: 50, y: 50 };

interface CardPictureProps {
  picture: PictureData;
  entry: MediaItem | null;
  lang: Language;
}

/** A picture as the card of a shared link shows it: in its crop, or around its focal point. */
export function CardPicture({ picture, entry, lang }: CardPictureProps) {
  const { width, height } = entry?.picture ?? picture;
  const area = entry?.crops.card ?? cropAround(CROP_FORMATS.card, width / height, entry?.focal_point ?? MIDDLE);
  const alt = picture.alt || (entry?.is_decorative ? '' : (entry?.alt[lang] ?? ''));
  const shown = { ...(entry?.picture ?? picture), alt };
  return (
    <Card>
      <div
        style={{
          inlineSize: `${10_000 / area.width}%`,
          insetInlineStart: `${(-100 * area.x) / area.width}%`,
          insetBlockStart: `${(-100 * area.y) / area.height}%`,
        }}
      >
        <Picture picture={shown} sizes="20rem" />
      </div>
    </Card>
  );
}

const Card = styled.div`
  position: relative;
  overflow: hidden;
  aspect-ratio: ${CROP_FORMATS.card};
  direction: ltr;

  > div {
    position: absolute;
  }
`;
