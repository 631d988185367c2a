import type { FieldsOf, Picture, TeaserItem } from '@spielplan/shared-contracts/api';
import { earliest } from '../earliest.ts';
import { readLinkTarget } from '../readLinkTarget.ts';
import { readOnlineWindow } from '../readOnlineWindow.ts';

export interface TeaserView {
  headline: string;
  preline?: string;
  subline?: string;
  html?: string;
  link?: { href: string; label: string };
  picture: Picture | null;
}

export interface TeaserListView {
  headline?: string;
  teasers: TeaserView[];
}

/** Presents the teasers that are online at `now` (epoch ms) and says when that changes; without any there is no block. */
export function presentTeaserList(
  { headline, children }: FieldsOf<'teaser_list'>,
  now: number,
): { data: TeaserListView | null; validUntil?: number } {
  const windows = children.map((item) => readOnlineWindow(item, now));
  const teasers = children.filter((_, index) => windows[index]?.isOnline).map(presentTeaser);
  return {
    data: teasers.length > 0 ? { ...(headline && { headline }), teasers } : null,
    validUntil: earliest(windows.map(({ nextChange }) => nextChange)),
  };
}

function presentTeaser({ headline, preline, subline, text, link, link_text: label, image }: TeaserItem): TeaserView {
  const href = readLinkTarget(link);
  return {
    headline,
    ...(preline && { preline }),
    ...(subline && { subline }),
    ...(text && { html: text }),
    ...(href && { link: { href, label } }),
    picture: image,
  };
}
