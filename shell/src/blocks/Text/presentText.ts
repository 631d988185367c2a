import type { FieldsOf } from '@spielplan/shared-contracts/api';

export interface TextView {
  /** Rich text that the provider has cleaned. */
  html: string;
  anchor?: string;
  isClose?: true;
}

/** Presents a text; `isClose` draws it nearer to the block above. */
export function presentText({ content, anchor, decrease_distance: isClose }: FieldsOf<'text'>): TextView {
  return { html: content, ...(anchor && { anchor }), ...(isClose && { isClose: true as const }) };
}
