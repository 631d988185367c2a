import type { ComponentType } from 'react';
import { AnchorItem } from './AnchorList/AnchorItem.tsx';
import { AnchorList } from './AnchorList/AnchorList.tsx';
import { FaqBlock } from './Faq/FaqBlock.tsx';
import { FullTeaser } from './FullTeaser/FullTeaser.tsx';
import { lazyPart } from '../parts/lazyPart.tsx';
import { HeadlineBlock } from './Headline/HeadlineBlock.tsx';
import { HeroMedia } from './HeroMedia/HeroMedia.tsx';
import { ImageBlock } from './Image/ImageBlock.tsx';
import { ImageList } from './ImageList/ImageList.tsx';
import { LinkBlock } from './Link/LinkBlock.tsx';
import { LogoList } from './LogoList/LogoList.tsx';
import { QuoteBlock } from './Quote/QuoteBlock.tsx';
import { TeaserItem } from './TeaserItem/TeaserItem.tsx';
import { TeaserList } from './TeaserList/TeaserList.tsx';
import { TextBlock } from './Text/TextBlock.tsx';
import { TwoColumns } from './TwoColumns/TwoColumns.tsx';

/** The shell's own blocks by model; `serverBlocks` makes the data each one takes. Columns hold other blocks and stand in `Blocks`. */
export const browserBlocks: Readonly<Record<string, ComponentType<{ data: never }>>> = {
  anchor_item: AnchorItem,
  anchor_list: AnchorList,
  faq: FaqBlock,
  full_teaser: FullTeaser,
  headline: HeadlineBlock,
  hero_media: HeroMedia,
  image: ImageBlock,
  image_list: ImageList,
  link: LinkBlock,
  logo_list: LogoList,
  quote: QuoteBlock,
  teaser_item: TeaserItem,
  teaser_list: TeaserList,
  text: TextBlock,
  two_columns: TwoColumns,
  form: lazyPart('block-form', async () => (await import(/* webpackChunkName: "block-form" */ './Form/FormBlock.tsx')).FormBlock),
};
