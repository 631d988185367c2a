import sharp from 'sharp';
import { drawPoster } from './drawPoster.ts';
import { SHARE_CARD, shareCardOf } from '@spielplan/shared-contracts/rules';
import { cropToCard, type Encoding, encodePicture, PICTURE_MIME, type PictureFormat } from './pictureFormats.ts';
import type { Renditions } from './renditions.ts';

/** Rises with the drawings, so that a new version never serves the old one's files. */
const EDITION = 'edition-1';
const ENCODING: Encoding = { avif: 40, webp: 82, jpg: 82, chromaSubsampling: '4:4:4' };

export interface PosterStore {
  /** The file of a poster: kept, else drawn, encoded and kept. */
  read(id: string, width: number, format: PictureFormat): Promise<Buffer>;
  /** Its card for shared links, a JPEG. */
  readCard(id: string): Promise<Buffer>;
}

/** The generated pictures in all their widths and formats. */
export function createPosterStore(renditions: Renditions): PosterStore {
  const draw = (id: string, width: number) => sharp(Buffer.from(drawPoster(id, width))).removeAlpha();
  return {
    read: (id, width, format) =>
      renditions.read(`${EDITION}/${id}-${width}.${format}`, PICTURE_MIME[format], () =>
        encodePicture(draw(id, width), format, ENCODING),
      ),
    readCard: (id) =>
      renditions.read(shareCardOf(`${EDITION}/${id}`), PICTURE_MIME.jpg, () =>
        encodePicture(cropToCard(draw(id, SHARE_CARD.width)), 'jpg', ENCODING),
      ),
  };
}
