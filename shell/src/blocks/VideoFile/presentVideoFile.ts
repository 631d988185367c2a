import type { FieldsOf } from '@spielplan/shared-contracts/api';

export interface VideoFileView {
  src: string;
  type: string;
  title: string;
  /** What is seen before it plays, and its shape. */
  poster?: { src: string; width: number; height: number; color: string };
}

/** The poster is the smallest rendition that is at least this many pixels wide. */
const MIN_POSTER_WIDTH_PX = 1_000;

/**
 * Presents a film of the house's own. A player takes one
 * poster, so it is the format that every browser knows.
 */
export function presentVideoFile({ file, image, title }: FieldsOf<'video_file'>): VideoFileView {
  return { src: file.path, type: file.content_type, title: title || file.name, ...(image && { poster: posterOf(image) }) };
}

function posterOf({ base, widths, formats, width, height, color }: NonNullable<FieldsOf<'video_file'>['image']>) {
  const wide = widths.find((each) => each >= MIN_POSTER_WIDTH_PX) ?? widths.at(-1);
  return { src: `${base}-${wide}.${formats.at(-1)}`, width, height, color };
}
