import { findVideoPlayer, type FieldsOf } from '@spielplan/shared-contracts/api';
import { serviceOf } from '../../consent/consentServices.ts';
import type { ExternalMediaView } from './ExternalMediaView.ts';

/** Presents a YouTube or Vimeo video behind the house's own poster; null for any other address. */
export function presentVideo({ video_url: url, image, title, length }: Omit<FieldsOf<'video'>, 'id'>): ExternalMediaView | null {
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
