import type { FieldsOf } from '@spielplan/shared-contracts/api';
import { readLinkTarget } from '../readLinkTarget.ts';

export interface LinkView {
  href: string;
  label: string;
  anchor?: string;
  isNewTab?: true;
}

/** Presents a link; `null` where it leads nowhere safe, and then nothing is shown. */
export function presentLink({ link, link_text: label, anchor, open_new_window: isNewTab }: FieldsOf<'link'>): LinkView | null {
  const href = readLinkTarget(link);
  if (!href || !label) return null;
  return { href, label, ...(anchor && { anchor }), ...(isNewTab && { isNewTab: true as const }) };
}
