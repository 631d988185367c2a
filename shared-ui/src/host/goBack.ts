import { isPlainPress } from './isPlainPress.ts';

/**
 * Lets a plain press on a link go back in the history where the entry before this page is the page
 * that the link leads to, so that a list is found as it was left, with its filters, its pages and
 * its place (product.md section 2, breadcrumbs). Browsers that do not tell follow the link.
 */
export function goBack(event: BackPress): void {
  if (!isPlainPress(event) || previousPath() !== event.currentTarget.pathname) return;
  event.preventDefault();
  window.history.back();
}

type BackPress = Parameters<typeof isPlainPress>[0] & { currentTarget: { pathname: string }; preventDefault(): void };

/**
 * What the Navigation API tells of the entries of this site;
 * the types of older browsers' windows do not know it.
 */
interface HistoryEntries {
  entries(): readonly { url: string | null }[];
  currentEntry: { index: number } | null;
}

function previousPath(): string | null {
  const { navigation } = globalThis as { navigation?: HistoryEntries };
  const index = navigation?.currentEntry?.index ?? 0;
  const before = index > 0 ? navigation?.entries()[index - 1]?.url : null;
  return before ? new URL(before).pathname : null;
}
