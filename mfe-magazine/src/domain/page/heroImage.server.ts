import type { Picture } from '@spielplan/shared-contracts/api';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { pictureSrcSet } from '@spielplan/shared-contracts/rules';

/** The preload of a page's largest picture, in the first format its `<picture>` offers; older browsers skip it by type. */
export function heroImage(picture: Picture | null | undefined, sizes: string): PageFound['heroImage'] {
  const format = picture?.formats.find((one) => one === 'avif' || one === 'webp');
  return picture && format ? { srcSet: pictureSrcSet(picture, format), sizes, type: `image/${format}` } : null;
}
