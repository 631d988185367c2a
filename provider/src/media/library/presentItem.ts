import type { MediaItem } from '@spielplan/shared-contracts/api';
import { toHouseInstant } from '../../platform/clock/clock.ts';
import { type MediaEntry, presentEntryFile } from '../mediaEntry.ts';
import { presentUploadedPicture } from '../renditions/uploadedPicture.ts';

/** An entry of the library as editors see it. */
export function presentItem(entry: MediaEntry): MediaItem {
  const { media, file } = entry;
  const picture = file.kind === 'picture' ? presentUploadedPicture(file, '') : null;
  const stored = `/media/uploads/${media.key}`;
  const { path, ...facts } = presentEntryFile(entry);
  return {
    id: media.id,
    kind: file.kind,
    name: media.name,
    content_type: file.contentType,
    size: file.size,
    created: toHouseInstant(media.createdAt),
    username: media.createdBy,
    value: picture ? { ...picture, base: stored } : { ...facts, path: `${stored}.${file.extension}` },
    picture,
    path: picture ? `${picture.base}-${Math.max(...picture.widths)}.jpg` : path,
    alt: media.alt,
    is_decorative: media.isDecorative,
    credit: media.credit,
    focal_point: media.focalPoint,
    crops: media.crops,
    tags: media.tags,
    revision: media.revision,
  };
}
