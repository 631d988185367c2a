import { parseVideoUrl, type FieldsOf } from '@spielplan/shared-contracts/api';
import { serviceOf } from '../../consent/consentServices.ts';
import type { ExternalMediaView } from './ExternalMediaView.ts';

/**
 * Presents a YouTube or Vimeo video behind the house's own poster; null for any other address. The
 * players are those that keep the least: YouTube's without cookies before playing, Vimeo's with
 * `dnt`.
 */
export function presentVideo({ video_url: url, image, title, length }: Omit<FieldsOf<'video'>, 'id'>): ExternalMediaView | null {
  const video = parseVideoUrl(url);
  if (!video) return null;
  const { service, id } = video;
  const isYoutube = service === 'youtube';
  return {
    service,
    serviceName: serviceOf(service).name,
    kind: 'video',
    title,
    ...(length && { length }),
    ...(image && { poster: { ...image, credit: undefined } }),
    href: isYoutube ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`,
    frame: {
      src: isYoutube ? `https://www.youtube-nocookie.com/embed/${id}?rel=0` : `https://player.vimeo.com/video/${id}?dnt=1`,
      ratio: '16 / 9',
    },
  };
}
