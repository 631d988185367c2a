import type { FieldsOf } from '@spielplan/shared-contracts/api';
import { parseLinkTarget } from '../parseLinkTarget.ts';

const LOOKS = ['solid', 'quiet'] as const;

export interface LinkView {
  href: string;
  label: string;
  /** How much it asks for attention; an outlined button where it is left out. */
  look?: (typeof LOOKS)[number];
  anchor?: string;
  isNewTab?: true;
}

/** Presents a link; `null` where it leads nowhere safe, and then nothing is shown. */
export function presentLink({
  link,
  link_text: label,
  extra_class: extraClass,
  anchor,
  open_new_window: isNewTab,
}: FieldsOf<'link'>): LinkView | null {
  const href = parseLinkTarget(link);
  if (!href || !label) return null;
  const look = LOOKS.find((each) => extraClass.split(/\s+/).includes(each));
  return { href, label, ...(look && { look }), ...(anchor && { anchor }), ...(isNewTab && { isNewTab: true as const }) };
}
