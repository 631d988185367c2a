import type { FieldsOf } from '@spielplan/shared-contracts/api';
import { earliest } from '../earliest.ts';
import { parseOnlineWindow } from '../parseOnlineWindow.ts';
import { presentTeaser, type TeaserView } from '../Teaser/presentTeaser.ts';

export interface TeaserListView {
  headline?: string;
  teasers: TeaserView[];
  /** Level of the teasers’ headlines; the third where it is left out. */
  level?: 2 | 3 | 4;
}

/**
 * Presents the teasers that are online at `now` (epoch ms) and says
 * when that changes; without any there is no block. An editor gets all.
 */
export function presentTeaserList(
  { headline, children }: FieldsOf<'teaser_list'>,
  now: number,
  isEditing = false,
): { data: TeaserListView | null; validUntil?: number } {
  const windows = children.map((item) => parseOnlineWindow(item, now));
  const teasers = children.filter((_, index) => isEditing || windows[index]?.isOnline).map(presentTeaser);
  return {
    data: teasers.length > 0 ? { ...(headline && { headline }), teasers } : null,
    validUntil: earliest(windows.map(({ nextChange }) => nextChange)),
  };
}
