/**
 * Tells whether a menu entry leads to the page on screen; the query does not make it another page.
 */
export function isCurrentItem(itemUrl: string, pageUrl: string): boolean {
  return itemUrl.replace(/\/$/, '') === (pageUrl.split('?')[0] ?? '').replace(/\/$/, '');
}
