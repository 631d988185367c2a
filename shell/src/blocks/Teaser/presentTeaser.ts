import type { Picture, TeaserItem } from '@spielplan/shared-contracts/api';
import { parseLinkTarget } from '../parseLinkTarget.ts';

export interface TeaserView {
  headline: string;
  preline?: string;
  subline?: string;
  html?: string;
  link?: { href: string; label: string };
  picture: Picture | null;
}

/**
 * Presents a teaser; what an editor left empty is
 * left out, and so is a link that leads nowhere safe.
 */
export function presentTeaser({
  headline,
  preline,
  subline,
  text,
  link,
  link_text: label,
  image,
}: Omit<TeaserItem, 'id' | 'online_from' | 'online_to'>): TeaserView {
  const href = parseLinkTarget(link);
  return {
    headline,
    ...(preline && { preline }),
    ...(subline && { subline }),
    ...(text && { html: text }),
    ...(href && { link: { href, label } }),
    picture: image && { ...image, credit: undefined },
  };
}
