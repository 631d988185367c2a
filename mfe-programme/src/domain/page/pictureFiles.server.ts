import type { Picture } from '@spielplan/shared-contracts/api';
import type { PageFound } from '@spielplan/shared-contracts/remote';
import { pictureSrcSet } from '@spielplan/shared-contracts/rules';

/** The largest file of a picture that every network can show. */
export function largestFile({ base, widths, formats }: Picture): string {
  const format = formats.find((one) => one === 'jpg') ?? formats.at(-1) ?? 'jpg';
  return `${base}-${Math.max(...widths)}.${format}`;
}

/** The preload of a page's largest picture; `sizes` as its component shows it. */
export function heroOf(picture: Picture | null, sizes: string): PageFound['heroImage'] {
  if (!picture?.formats.includes('avif')) return null;
  return { srcSet: pictureSrcSet(picture, 'avif'), sizes, type: 'image/avif' };
}
