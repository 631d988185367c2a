import sharp from 'sharp';
import { drawPoster } from './drawPoster.ts';
import type { PosterWords } from './lettering/drawWords.ts';
import { SHARE_CARD, shareCardOf } from '@spielplan/shared-contracts/rules';
import { cropToCard, type Encoding, encodePicture, PICTURE_MIME, type PictureFormat } from '../renditions/pictureFormats.ts';
import type { Renditions } from '../renditions/renditions.ts';
import { oncePerServer } from '../../platform/context.ts';
import { mediaOf } from '../media.ts';

/** Rises with the drawings, so that a new version never serves the old one's files. */
const EDITION = 'edition-1';
const ENCODING: Encoding = { avif: 40, webp: 82, jpg: 82, chromaSubsampling: '4:4:4' };

export interface PosterStore {
  /** The file of a poster: kept, else drawn, encoded and kept; with its words under the name that they have. */
  read(id: string, width: number, format: PictureFormat, lettered?: { name: string; words: PosterWords }): Promise<Buffer>;
  /** Its part for shared links, a JPEG without words; the shell's card shows the poster with them. */
  readCard(id: string): Promise<Buffer>;
}

/** The generated pictures in all their widths and formats. */
function createPosterStore(renditions: Renditions): PosterStore {
  const draw = (id: string, width: number, words?: PosterWords) => sharp(Buffer.from(drawPoster(id, width, words))).removeAlpha();
  return {
    read: (id, width, format, lettered) =>
      renditions.read(`${EDITION}/${lettered?.name ?? id}-${width}.${format}`, PICTURE_MIME[format], () =>
        encodePicture(draw(id, width, lettered?.words), format, ENCODING),
      ),
    readCard: (id) =>
      renditions.read(shareCardOf(`${EDITION}/${id}`), PICTURE_MIME.jpg, () =>
        encodePicture(cropToCard(draw(id, SHARE_CARD.width)), 'jpg', ENCODING),
      ),
  };
}

/** The posters of a server. */
export const posterStoreOf = oncePerServer((context) => createPosterStore(mediaOf(context).renditions));
