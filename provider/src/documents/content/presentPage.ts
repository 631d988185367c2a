import type { Page } from '@spielplan/shared-contracts/api';
import type { Language } from '@spielplan/shared-contracts/i18n';
import type { pages } from '../../platform/database/schema/index.ts';
import { thumbnailsOf } from '../../media/picture.ts';
import { pagePaths } from '../../platform/pagePaths.ts';
import { presentBlocks, type StoredBlock } from './presentBlocks.ts';
import { pageImage } from './storedPicture.ts';

export type PageRow = typeof pages.$inferSelect;

/**
 * A page with its blocks, in one language. `visible` are all
 * pages the reader may see: parents and siblings come from there.
 */
export function presentPage(page: PageRow, visible: PageRow[], blocks: readonly StoredBlock[], lang: Language): Page {
  const image = pageImage(page.image, page.imageAlt?.[lang] ?? '');
  const siblings = visible.filter(({ id, parentId }) => id === page.id || (parentId !== null && parentId === page.parentId));
  return {
    id: page.id,
    urls: pagePaths(page),
    content_type: page.contentType,
    title: page.title[lang],
    headline: page.headline[lang],
    is_online: page.isOnline,
    is_clickable: page.isClickable,
    in_menu: page.inMenu,
    in_footer: page.inFooter,
    parent: page.parentId,
    is_landing_page: page.isLandingPage,
    ...(page.theme && { theme: page.theme }),
    meta_title: page.metaTitle[lang],
    meta_description: page.metaDescription[lang],
    og_title: page.metaTitle[lang],
    og_description: page.metaDescription[lang],
    og_image: image,
    og_type: 'website',
    og_image_thumbs: image && { small: thumbnailsOf(image).small },
    modules: presentBlocks(blocks, lang),
    settings_url: editUrl(page, lang),
    revision: page.revision,
    siblings: siblings.map((sibling) => ({ urls: pagePaths(sibling) })),
    parents: parentsOf(page, visible).map((parent) => ({ title: parent.title[lang], url: pagePaths(parent)[lang] })),
  };
}

/** Where an editor changes a page: the page itself in edit mode. */
export function editUrl(page: Pick<PageRow, 'path'>, lang: Language): string {
  return `${pagePaths(page)[lang]}?edit`;
}

/** From the start page down to the page's own parent. */
function parentsOf(page: PageRow, visible: PageRow[]): PageRow[] {
  const chain: PageRow[] = [];
  let parent = visible.find(({ id }) => id === page.parentId);
  while (parent && !chain.includes(parent)) {
    chain.unshift(parent);
    const next = parent.parentId;
    parent = visible.find(({ id }) => id === next);
  }
  const home = visible.find(({ path }) => path.de === '');
  return home && home.id !== page.id && !chain.includes(home) ? [home, ...chain] : chain;
}
