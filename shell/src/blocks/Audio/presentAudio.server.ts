import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';
import { presentEmbed } from '../ExternalMedia/presentEmbed.server.ts';

/** Presents a recording that lies with a service for audio; null for any other address. */
export function presentAudio({ embed }: FieldsOf<'audio'>): ExternalMediaView | null {
  return presentEmbed('audio', embed);
}
