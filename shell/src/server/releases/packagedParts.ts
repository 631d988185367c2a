import type { BlockModel } from '@spielplan/shared-contracts/api';
import type { RemoteName, SlotName } from '@spielplan/shared-contracts/remote';

/** Who fills each slot: no other remote may, also not while the owner is away. */
export const SLOT_OWNERS: Readonly<Record<SlotName, RemoteName>> = {
  'event.booking': 'booking',
  'event.overlay': 'programme',
  'header.cart': 'booking',
  'page.toolbar': 'editor',
};

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
