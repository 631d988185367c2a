import type { FieldsOf, Picture } from '@spielplan/shared-contracts/api';
import { parseLinkTarget } from '../parseLinkTarget.ts';

export interface LogoListView {
  headline?: string;
  logos: { name: string; picture: Picture; href?: string }[];
}

/** Presents logos with their names; without any there is no block. */
export function presentLogoList({ headline, children }: FieldsOf<'logo_list'>): LogoListView | null {
  if (children.length === 0) return null;
  return {
    ...(headline && { headline }),
    logos: children.map(({ image, name, link }) => {
      const href = parseLinkTarget(link);
      return { name, picture: { ...image, alt: '', credit: undefined }, ...(href && { href }) };
    }),
  };
}
