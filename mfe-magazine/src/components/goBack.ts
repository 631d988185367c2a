import type { MouseEvent } from 'react';

/**
 * Lets a plain press on a link go back in the history where the entry before this page is the one the link leads to, so
 * that a list is found as it was left, with its pages and its place. Browsers that do not tell follow the link.
 */
export function goBack(event: MouseEvent, href: string | null): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  if (previousPath() !== href) return;
  event.preventDefault();
  window.history.back();
}

function previousPath(): string | null {
  const history = (window as { navigation?: Navigation }).navigation;
  const index = history?.currentEntry?.index ?? 0;
  const before = index > 0 ? history?.entries()[index - 1]?.url : null;
  return before ? new URL(before).pathname : null;
}
