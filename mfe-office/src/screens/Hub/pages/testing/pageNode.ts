import type { PageNode } from '@spielplan/shared-contracts/api';

/** A page of the tree for tests. */
export function pageNode(id: number, more: Partial<PageNode> = {}): PageNode {
  return {
    id,
    parent: null,
    position: id,
    titles: { de: `Seite ${id}`, en: `Page ${id}` },
    urls: { de: `/de/seite-${id}`, en: `/en/page-${id}` },
    is_online: true,
    has_draft: false,
    scheduled_at: null,
    missing: [],
    in_menu: false,
    in_footer: false,
    menu_names: null,
    is_landing_page: false,
    is_template: false,
    changed_at: null,
    changed_by: null,
    revision: 0,
    ...more,
  };
}
