import type { z } from 'zod';
import type { BlockDefinition } from './defineBlock.ts';
import { hubspotFormBlock, ownFormBlock } from './formBlocks.ts';
import { containerBlock, sectionBlock, twoColumnsBlock } from './layoutBlocks.ts';
import { anchorItemBlock, anchorListBlock, linkBlock } from './linkBlocks.ts';
import {
  audioFileBlock,
  audioBlock,
  socialMediaBlock,
  videoFileBlock,
  videoListBlock,
  videoBlock,
  viewerBlock,
} from './mediaBlocks.ts';
import { imageListBlock, imageBlock, logoListBlock } from './pictureBlocks.ts';
import { eventListBlock, venueListBlock, venueBlock } from './programmeBlocks.ts';
import {
  blogTeaserListBlock,
  fullTeaserBlock,
  heroMediaBlock,
  highlightTeaserBlock,
  teaserItemBlock,
  teaserListBlock,
} from './teaserBlocks.ts';
import { faqBlock, headlineBlock, htmlBlock, quoteBlock, textBlock } from './textBlocks.ts';

/** Every content block of product.md section 3 by its `model`. */
export const BLOCKS = {
  anchor_item: anchorItemBlock,
  anchor_list: anchorListBlock,
  audio: audioBlock,
  audio_file: audioFileBlock,
  blog_teaser_list: blogTeaserListBlock,
  container: containerBlock,
  event_list: eventListBlock,
  faq: faqBlock,
  form: ownFormBlock,
  forms: hubspotFormBlock,
  full_teaser: fullTeaserBlock,
  headline: headlineBlock,
  hero_media: heroMediaBlock,
  highlight_teaser: highlightTeaserBlock,
  html: htmlBlock,
  image: imageBlock,
  image_list: imageListBlock,
  link: linkBlock,
  logo_list: logoListBlock,
  quote: quoteBlock,
  section: sectionBlock,
  social_media: socialMediaBlock,
  teaser_item: teaserItemBlock,
  teaser_list: teaserListBlock,
  text: textBlock,
  two_columns: twoColumnsBlock,
  venue: venueBlock,
  venue_list: venueListBlock,
  video: videoBlock,
  video_file: videoFileBlock,
  video_list: videoListBlock,
  viewer: viewerBlock,
} as const satisfies Record<string, BlockDefinition>;

export type BlockModel = keyof typeof BLOCKS;
/** The fields of one kind of block, ready to show: `FieldsOf<'headline'>`. */
export type FieldsOf<M extends BlockModel> = z.output<(typeof BLOCKS)[M]['fields']>;
/** The version of one kind of block's fields, as a literal. */
export type SchemaVersionOf<M extends BlockModel> = (typeof BLOCKS)[M]['schemaVersion'];
/** What an editor may save for one kind of block. */
export type InputOf<M extends BlockModel> = z.input<(typeof BLOCKS)[M]['input']>;
