import type { ComponentType } from 'react';
import { AnchorItem } from './AnchorList/AnchorItem.tsx';
import { AnchorList } from './AnchorList/AnchorList.tsx';
import { AudioFile } from './AudioFile/AudioFile.tsx';
import { MediaBlock } from './ExternalMedia/MediaBlock.tsx';
import { FaqBlock } from './Faq/FaqBlock.tsx';
import { FullTeaser } from './FullTeaser/FullTeaser.tsx';
import { lazyPart } from '../parts/lazy/lazyPart.tsx';
import { HeadlineBlock } from './Headline/HeadlineBlock.tsx';
import { HeroMedia } from './HeroMedia/HeroMedia.tsx';
import { HtmlBlock } from './Html/HtmlBlock.tsx';
import { HubspotForm } from './HubspotForm/HubspotForm.tsx';
import { ImageBlock } from './Image/ImageBlock.tsx';
import { ImageList } from './ImageList/ImageList.tsx';
import { LinkBlock } from './Link/LinkBlock.tsx';
import { LogoList } from './LogoList/LogoList.tsx';
import { QuoteBlock } from './Quote/QuoteBlock.tsx';
import { TeaserItem } from './TeaserItem/TeaserItem.tsx';
import { TeaserList } from './TeaserList/TeaserList.tsx';
import { TextBlock } from './Text/TextBlock.tsx';
import { TwoColumns } from './TwoColumns/TwoColumns.tsx';
import { VideoFile } from './VideoFile/VideoFile.tsx';
import { VideoList } from './VideoList/VideoList.tsx';

/**
 * The shell's own blocks by model; `serverBlocks` makes the data
 * each one takes. Columns hold other blocks and stand in `Blocks`.
 */
export const browserBlocks: Readonly<Record<string, ComponentType<{ data: never }>>> = {
  anchor_item: AnchorItem,
  anchor_list: AnchorList,
  audio: MediaBlock,
  audio_file: AudioFile,
  faq: FaqBlock,
  forms: HubspotForm,
  full_teaser: FullTeaser,
  headline: HeadlineBlock,
  hero_media: HeroMedia,
  html: HtmlBlock,
  image: ImageBlock,
  image_list: ImageList,
  link: LinkBlock,
  logo_list: LogoList,
  quote: QuoteBlock,
  social_media: MediaBlock,
  teaser_item: TeaserItem,
  teaser_list: TeaserList,
  text: TextBlock,
  two_columns: TwoColumns,
  form: lazyPart('block-form', async () => (await import(/* webpackChunkName: "block-form" */ './Form/FormBlock.tsx')).FormBlock),
  video: MediaBlock,
  video_file: VideoFile,
  video_list: VideoList,
  viewer: MediaBlock,
};
