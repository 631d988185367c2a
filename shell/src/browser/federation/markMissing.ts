import type { RemoteName } from '@spielplan/shared-contracts/remote';

/**
 * Names the remotes that cannot be loaded at `<html data-missing="booking">`. Their server-rendered
 * HTML stands, but its controls are dead: by this the remote's own styles show the plain link
 * instead.
 */
export function markMissing(name: RemoteName, isMissing: boolean, root: HTMLElement = document.documentElement): void {
  // A page out of the service worker's memory has no booking,
  // however well its remote loads: its seats are of another hour.
  if (!isMissing && root.dataset.stored !== undefined) return;
  const names = new Set((root.dataset.missing ?? '').split(' ').filter(Boolean));
  if (isMissing) names.add(name);
  else names.delete(name);
  if (names.size > 0) root.dataset.missing = [...names].join(' ');
  else delete root.dataset.missing;
}
