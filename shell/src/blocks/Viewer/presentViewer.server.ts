import type { FieldsOf } from '@spielplan/shared-contracts/api';
import type { ExternalMediaView } from '../ExternalMedia/ExternalMediaView.ts';
import { presentEmbed } from '../ExternalMedia/presentEmbed.server.ts';

/** Presents a document to leaf through; null for what is at none of the services for documents. */
export function presentViewer({ embed }: FieldsOf<'viewer'>): ExternalMediaView | null {
  return presentEmbed('viewer', embed);
}
