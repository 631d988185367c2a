import type { StickyLink } from '@spielplan/shared-contracts/remote';

/** More would cover what the visitor came to read. */
const MAX_LINKS = 3;

/** The links of a block for the sticky navigation, where the editor marked them so. */
export function stickyLinksOf(links: readonly (StickyLink | null | undefined)[], isSticky: boolean): StickyLink[] {
  return isSticky ? links.flatMap((link) => (link ? [{ href: link.href, label: link.label }] : [])) : [];
}

/** The links that are shown: the first three, each target once (product.md section 2, sticky navigation). */
export function chooseStickyLinks(links: readonly StickyLink[]): StickyLink[] {
  const isFirst = ({ href }: StickyLink, index: number) => links.findIndex((link) => link.href === href) === index;
  return links.filter(isFirst).slice(0, MAX_LINKS);
}
