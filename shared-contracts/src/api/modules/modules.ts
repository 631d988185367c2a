import type { z } from 'zod';
import type { ModuleDefinition } from './defineModule.ts';
import { hubspotFormModule, ownFormModule } from './formModules.ts';
import { containerModule, sectionModule, twoColumnsModule } from './layoutModules.ts';
import { anchorItemModule, anchorListModule, linkModule } from './linkModules.ts';
import {
  audioFileModule,
  audioModule,
  socialMediaModule,
  videoFileModule,
  videoListModule,
  videoModule,
  viewerModule,
} from './mediaModules.ts';
import { imageListModule, imageModule, logoListModule } from './pictureModules.ts';
import { eventListModule, venueListModule, venueModule } from './programmeModules.ts';
import {
  blogTeaserListModule,
  fullTeaserModule,
  heroMediaModule,
  highlightTeaserModule,
  teaserItemModule,
  teaserListModule,
} from './teaserModules.ts';
import { faqModule, headlineModule, htmlModule, quoteModule, textModule } from './textModules.ts';

/** Every content block of product.md section 3 by its `model`. */
export const MODULES = {
  anchor_item: anchorItemModule,
  anchor_list: anchorListModule,
  audio: audioModule,
  audio_file: audioFileModule,
  blog_teaser_list: blogTeaserListModule,
  container: containerModule,
  event_list: eventListModule,
  faq: faqModule,
  form: ownFormModule,
  forms: hubspotFormModule,
  full_teaser: fullTeaserModule,
  headline: headlineModule,
  hero_media: heroMediaModule,
  highlight_teaser: highlightTeaserModule,
  html: htmlModule,
  image: imageModule,
  image_list: imageListModule,
  link: linkModule,
  logo_list: logoListModule,
  quote: quoteModule,
  section: sectionModule,
  social_media: socialMediaModule,
  teaser_item: teaserItemModule,
  teaser_list: teaserListModule,
  text: textModule,
  two_columns: twoColumnsModule,
  venue: venueModule,
  venue_list: venueListModule,
  video: videoModule,
  video_file: videoFileModule,
  video_list: videoListModule,
  viewer: viewerModule,
} as const satisfies Record<string, ModuleDefinition>;

export type ModuleModel = keyof typeof MODULES;
/** The fields of one kind of block, ready to show: `FieldsOf<'headline'>`. */
export type FieldsOf<M extends ModuleModel> = z.output<(typeof MODULES)[M]['fields']>;
/** The version of one kind of block's fields, as a literal. */
export type SchemaVersionOf<M extends ModuleModel> = (typeof MODULES)[M]['schemaVersion'];
/** What an editor may save for one kind of block. */
export type InputOf<M extends ModuleModel> = z.input<(typeof MODULES)[M]['input']>;
