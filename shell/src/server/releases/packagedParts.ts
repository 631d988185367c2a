import type { BlockModel } from '@spielplan/shared-contracts/api';
import type { RemoteName, SLOT_LOADING } from '@spielplan/shared-contracts/remote';

/** The owner of each slot of the contract, and the remotes that it takes unless a release of the owner says otherwise. */
export const SLOT_PLACES = {
  'event.booking': { offeredBy: 'programme', order: ['booking'] },
  'event.overlay': { offeredBy: 'shell', order: ['programme'] },
  'header.cart': { offeredBy: 'shell', order: ['booking'] },
  'offline.season': { offeredBy: 'shell', order: ['programme'] },
  'page.toolbar': { offeredBy: 'shell', order: ['editor'] },
  'plan.booking': { offeredBy: 'programme', order: ['booking'] },
} as const satisfies Record<keyof typeof SLOT_LOADING, { offeredBy: RemoteName; order: readonly RemoteName[] }>;

/** The blocks that the shell shows itself: a remote's of the same name would never be shown. */
export const OWN_BLOCKS: readonly BlockModel[] = [
  'anchor_item',
  'anchor_list',
  'audio',
  'audio_file',
  'container',
  'faq',
  'form',
  'forms',
  'full_teaser',
  'headline',
  'hero_media',
  'html',
  'image',
  'image_list',
  'link',
  'logo_list',
  'quote',
  'section',
  'social_media',
  'teaser_item',
  'teaser_list',
  'text',
  'two_columns',
  'video',
  'video_file',
  'video_list',
  'viewer',
];
