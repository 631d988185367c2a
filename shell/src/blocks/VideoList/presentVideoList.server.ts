import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';
import { presentVideo } from '../ExternalMedia/presentVideo.server.ts';

export interface VideoListView {
  headline: string;
  videos: readonly ExternalMediaView[];
}

/** Presents the videos in their order; one whose address is none is left out, and a list without any is no block. */
export function presentVideoList({ headline, children }: FieldsOf<'video_list'>): VideoListView | null {
  const videos = children.flatMap((video) => presentVideo(video) ?? []);
  return videos.length > 0 ? { headline, videos } : null;
}
