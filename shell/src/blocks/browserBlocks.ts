import type { ComponentType } from 'react';
import { HeadlineBlock } from './Headline/HeadlineBlock.tsx';
import { HeroMedia } from './HeroMedia/HeroMedia.tsx';
import { ImageBlock } from './Image/ImageBlock.tsx';
import { LinkBlock } from './Link/LinkBlock.tsx';
import { QuoteBlock } from './Quote/QuoteBlock.tsx';
import { TeaserList } from './TeaserList/TeaserList.tsx';
import { TextBlock } from './Text/TextBlock.tsx';

/** The shell's own blocks by model; `serverBlocks` makes the data each one takes. Columns hold other blocks and stand in `Blocks`. */
export const browserBlocks: Readonly<Record<string, ComponentType<{ data: never }>>> = {
  hero_media: HeroMedia,
  headline: HeadlineBlock,
  text: TextBlock,
  link: LinkBlock,
  image: ImageBlock,
  quote: QuoteBlock,
  teaser_list: TeaserList,
};
