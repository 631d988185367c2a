import type { FieldsOf } from '@spielplan/shared-contracts/api';

export interface AudioFileView {
  src: string;
  type: string;
  title: string;
}

/** Presents a recording of the house's own; without a title it goes by the name of its file. */
export function presentAudioFile({ file, title }: FieldsOf<'audio_file'>): AudioFileView {
  return { src: file.path, type: file.content_type, title: title || file.name };
}
