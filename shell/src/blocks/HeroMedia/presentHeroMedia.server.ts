import { pictureSchema, type FieldsOf, type PageBlock } from '@spielplan/shared-contracts/api';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { parseLinkTarget } from '../parseLinkTarget.ts';
import { HERO_SIZES, type HeroMediaView } from './HeroMediaView.ts';

/**
 * Presents the opening of a page. The time window is
 * checked before, so its ends are not part of the view.
 */
export function presentHeroMedia({
  headline,
  text,
  button_text: label,
  button_link: link,
  image,
  video,
}: FieldsOf<'hero_media'>): HeroMediaView {
  const href = parseLinkTarget(link);
  return {
    headline,
    ...(text && { html: text }),
    ...(href && label && { button: { href, label } }),
    picture: image && { ...image, credit: undefined },
    ...(video && { video: { src: video.path, type: video.content_type } }),
  };
}

/** The preload of the hero's picture: on a page that opens with one it is the largest paint. */
export function presentHeroImage(
  blocks: readonly PageBlock[],
  id: number | undefined,
): NonNullable<PageFound['heroImage']> | null {
  const hero = blocks.find((block) => block.id === id);
  const { data: image } = pictureSchema.safeParse(hero?.['image']);
  if (!image?.formats.includes('avif')) return null;
  return {
    srcSet: image.widths.map((width) => `${image.base}-${width}.avif ${width}w`).join(', '),
    sizes: HERO_SIZES,
    type: 'image/avif',
  };
}
