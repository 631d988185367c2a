import { findPlayer, type EmbedKind } from '@spielplan/shared-contracts/api';
import { serviceOf } from '../../consent/consentServices.ts';
import type { ExternalMediaKind, ExternalMediaView } from './ExternalMediaView.ts';

const KINDS: Readonly<Record<EmbedKind, ExternalMediaKind>> = { audio: 'audio', viewer: 'document', social: 'post' };

/**
 * Presents what an editor embedded; null unless it is from
 * one of the services of its kind (product.md section 5).
 */
export function presentEmbed(kind: EmbedKind, embed: string): ExternalMediaView | null {
  const found = findPlayer(kind, embed);
  if (!found) return null;
  const { service, href, player: frame } = found;
  return { service, serviceName: serviceOf(service).name, kind: KINDS[kind], title: '', href, frame };
}
