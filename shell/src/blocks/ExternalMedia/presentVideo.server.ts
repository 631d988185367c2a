import { findVideoPlayer, type FieldsOf } from '@spielplan/shared-contracts/api';
import { serviceOf } from '../../consent/consentServices.ts';
import type { ExternalMediaView } from './ExternalMediaView.ts';

/** What is shown of a film, on its own or in a list. */
type Video = Pick<FieldsOf<'video'>, 'video_url' | 'image' | 'title' | 'length'>;

/** Presents a YouTube or Vimeo video behind the house's own poster; null for any other address. */
export function presentVideo({ video_url: url, image, title, length }: Video): ExternalMediaView | null {
  const found = findVideoPlayer(url);
  if (!found) return null;
  const { service, href, player: frame } = found;
  return {
    service,
    serviceName: serviceOf(service).name,
    kind: 'video',
    title,
    ...(length && { length }),
    ...(image && { poster: { ...image, credit: undefined } }),
    href,
    frame,
  };
}
