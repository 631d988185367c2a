import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';
import { presentEmbed } from '../ExternalMedia/presentEmbed.server.ts';

/** Presents a post of a social network; null for any other address. */
export function presentSocialMedia({ embed }: FieldsOf<'social_media'>): ExternalMediaView | null {
  return presentEmbed('social', embed);
}
