import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';
import { presentVideo } from '../ExternalMedia/presentVideo.server.ts';

export interface VideoListView {
  headline: string;
  videos: readonly ExternalMediaView[];
}

/**
 * Presents the videos in their order; one whose address is none is
 * left out, and a list without any is no block. An editor gets all.
 */
export function presentVideoList({ headline, children }: FieldsOf<'video_list'>, isEditing = false): VideoListView | null {
  const videos = children.flatMap((video) => presentVideo(video) ?? (isEditing ? unplayable(video.title) : []));
  return videos.length > 0 ? { headline, videos } : null;
}

/** Keeps the place of a video in the list: an editor writes to it by its number. */
function unplayable(title: string): ExternalMediaView {
  return { service: 'youtube', serviceName: '', kind: 'video', title, href: null, frame: null };
}
