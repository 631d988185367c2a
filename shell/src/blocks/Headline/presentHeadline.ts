import type { FieldsOf } from '@spielplan/shared-contracts/api';

export type HeadlineLevel = 2 | 3 | 4 | 5 | 6;

export interface HeadlineView {
  /** 2 to 6; the H1 is the page's own. */
  level: HeadlineLevel;
  /** The level it looks like, where the order of the page's headlines made it another one. */
  look?: HeadlineLevel;
  content: string;
  preline?: string;
  subline?: string;
  anchor?: string;
}

/** Presents a headline; what an editor left empty is left out. */
export function presentHeadline({
  headline_level: level,
  content,
  preline,
  subline,
  anchor,
}: FieldsOf<'headline'>): HeadlineView {
  return { level, content, ...(preline && { preline }), ...(subline && { subline }), ...(anchor && { anchor }) };
}
