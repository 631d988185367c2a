import type { PageNode } from '@spielplan/shared-contracts/api';
import type { Drop } from './TreeGridRow.tsx';
import { childrenOf } from './treeRows.ts';
import type { Nudge } from './useTreeKeys.ts';

/** Where a page goes to: below a parent, at a place among its children without the page itself. */
export interface TreePlace {
  parent: number | null;
  position: number;
}

/** Where a key moves a page; null where there is no way on. */
export function placeByKey(pages: readonly PageNode[], id: number, nudge: Nudge): TreePlace | null {
  const page = pages.find((each) => each.id === id);
  if (!page) return null;
  const below = childrenOf(pages);
  const siblings = below.get(page.parent) ?? below.get(null) ?? [];
  const at = siblings.indexOf(page);
  switch (nudge) {
    case 'up':
      return at > 0 ? { parent: page.parent, position: at - 1 } : null;
    case 'down':
      return at < siblings.length - 1 ? { parent: page.parent, position: at + 1 } : null;
    case 'in': {
      const before = siblings[at - 1];
      return before ? { parent: before.id, position: below.get(before.id)?.length ?? 0 } : null;
    }
    case 'out': {
      const parent = pages.find((each) => each.id === page.parent);
      if (!parent) return null;
      return { parent: parent.parent, position: (below.get(parent.parent) ?? []).indexOf(parent) + 1 };
    }
    default:
      return nudge satisfies never;
  }
}

/** Where a dropped page goes to; null beside or below itself. */
export function placeByDrop(pages: readonly PageNode[], id: number, { target, place }: Drop): TreePlace | null {
  const onto = pages.find((each) => each.id === target);
  if (!onto || isBelow(pages, target, id)) return null;
  const below = childrenOf(pages);
  if (place === 'inside') return { parent: target, position: (below.get(target) ?? []).filter((each) => each.id !== id).length };
  const siblings = (below.get(onto.parent) ?? []).filter((each) => each.id !== id);
  return { parent: onto.parent, position: siblings.indexOf(onto) + (place === 'after' ? 1 : 0) };
}

/** Whether a page is another one or stands somewhere below it. */
export function isBelow(pages: readonly PageNode[], id: number, above: number): boolean {
  const byId = new Map(pages.map((page) => [page.id, page]));
  const seen = new Set<number>();
  for (let page = byId.get(id); page && !seen.has(page.id); page = byId.get(page.parent ?? 0)) {
    if (page.id === above) return true;
    seen.add(page.id);
  }
  return false;
}
