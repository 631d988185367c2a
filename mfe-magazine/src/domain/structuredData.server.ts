import type { Picture } from '@spielplan/shared-contracts/api';
import type { Crumb } from './crumb.ts';

/** A breadcrumb as search engines read it (schema.org BreadcrumbList); the last step needs no address. */
export function breadcrumbData(crumbs: readonly Crumb[], origin: string): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href ? { item: origin + href } : {}),
    })),
  };
}

/** The largest file of a picture in a format that every reader of metadata knows; `null` where it has none. */
export function plainPicturePath(picture: Picture | null): string | null {
  const format = picture?.formats.find((one) => one === 'jpg' || one === 'png');
  return picture && format ? `${picture.base}-${Math.max(...picture.widths)}.${format}` : null;
}
