import type { FieldsOf } from '@spielplan/shared-contracts/api';
import { parseLinkTarget } from '../parseLinkTarget.ts';

export interface AnchorView {
  href: string;
  label: string;
  isNewTab?: true;
}

export interface AnchorListView {
  links: AnchorView[];
  /**
   * Makes a band of it that is as wide as the page;
   * `offset` is where it starts when it runs, in pixels.
   */
  band?: { offset: number };
}

type Item = Pick<FieldsOf<'anchor_item'>, 'link_url' | 'link_text' | 'link_open_in_new_window'>;

/** Presents one link of a list, or one that stands alone; `null` where it leads nowhere safe. */
export function presentAnchor({ link_url: link, link_text: label, link_open_in_new_window: isNewTab }: Item): AnchorView | null {
  const href = parseLinkTarget(link);
  if (!href || !label) return null;
  return { href, label, ...(isNewTab && { isNewTab: true as const }) };
}

/**
 * Presents a list of links; `offset` is the site's `anchor_list_offset`.
 * Without links there is no block. An editor gets all.
 */
export function presentAnchorList(
  { extra_class: extraClass, children }: FieldsOf<'anchor_list'>,
  offset: number,
  isEditing = false,
): AnchorListView | null {
  const links = children.flatMap((item) => presentAnchor(item) ?? (isEditing ? { href: '#', label: item.link_text } : []));
  if (links.length === 0) return null;
  return { links, ...(/\bslider\b/.test(extraClass) && { band: { offset } }) };
}

/**
 * The list's links for the sticky navigation: the marked
 * ones, or all of them where only the list itself is marked.
 */
export function stickyAnchors({ sticky, children }: FieldsOf<'anchor_list'>): (AnchorView | null)[] {
  const marked = children.filter((item) => item.sticky);
  return (marked.length > 0 || !sticky ? marked : children).map(presentAnchor);
}
