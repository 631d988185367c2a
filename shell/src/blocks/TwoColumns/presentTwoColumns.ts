import type { FieldsOf, Picture } from '@spielplan/shared-contracts/api';

export interface TwoColumnsView {
  /** Which of the two comes first, in reading as in looking. */
  order: 'image-text' | 'text-image';
  html: string;
  picture: Picture | null;
}

/**
 * Presents a picture and a text beside each other; one of them
 * alone takes the place, without either there is no block.
 */
export function presentTwoColumns({
  extra_class: order,
  text: html,
  image: picture,
}: FieldsOf<'two_columns'>): TwoColumnsView | null {
  return html || picture ? { order, html, picture: picture && { ...picture, credit: undefined } } : null;
}
