// A page of the webshop area as the site sees it, made by any server (product.md section 2): a shop
// GETs the template and fills it. Without schemas, so browsers may import it.

/** Marks the header of the area: the way back to the site, the cart, the account. */
export const WEBSHOP_HEADER_ATTRIBUTE = 'data-webshop-header';
/** Marks the `main` element that the shop fills. */
export const WEBSHOP_AREA_ATTRIBUTE = 'data-webshop-area';
/** Where the site hands out the template, with `?lang`; every address in it is absolute. */
export const WEBSHOP_TEMPLATE_PATH = '/eventim-template';

/** The query key of the template for pages with a password or a token: it has no tag manager. */
export const PRIVATE_TEMPLATE_PARAM = 'private';

/** What stands in the template where the shop puts its own. */
export const SHOP_MARKERS = {
  /** In `<title>`: the page's title, escaped. */
  title: '[[shop:title]]',
  /** At the end of the head: styles and meta elements. */
  head: '<!--shop:head-->',
  /** All that is inside the webshop area, its `h1` included. */
  content: '<!--shop:content-->',
  /** The number of tickets in the cart, in digits; nothing where there are none. */
  badge: '<!--shop:badge-->',
  /** At the end of the body: scripts. */
  end: '<!--shop:end-->',
  /**
   * The path of the page itself, behind the site's origin: the language switch leads there with
   * another `lang`. Unfilled it is the template's own, so that who opens the template finds it in the
   * other language.
   */
  path: `${WEBSHOP_TEMPLATE_PATH}/shop:path`,
} as const;

/** Markup for each marker, already escaped; `path` is percent-encoded. */
export type ShopParts = Readonly<Record<keyof typeof SHOP_MARKERS, string>> & {
  /**
   * What the language switch keeps beside the language, percent-encoded
   * and without a question mark: `next=%2Fde%2Fbesuch`.
   */
  query?: string;
};

/** Where the language switch leads before the template is filled. */
const LANGUAGE_LINK = /* @__PURE__ */ new RegExp(`${SHOP_MARKERS.path}\\?lang=[a-z]{2}`, 'g');

/**
 * Fills the template. Each marker is replaced where it stands
 * in the document, the path wherever an address names it.
 */
export function fillShopTemplate(template: string, parts: ShopParts): string {
  const { path, query } = parts;
  let page = query ? template.replaceAll(LANGUAGE_LINK, (link) => `${link}&${query}`) : template;
  page = page.replaceAll(SHOP_MARKERS.path, () => path);
  for (const name of ['title', 'head', 'badge', 'content', 'end'] as const)
    page = page.replace(SHOP_MARKERS[name], () => parts[name]);
  return page;
}
