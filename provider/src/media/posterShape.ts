/** The widths every picture comes in, in pixels. */
export const POSTER_WIDTHS = [320, 480, 800, 1200, 1600] as const;
export const POSTER_FORMATS = ['avif', 'webp', 'jpg'] as const;
export type PosterFormat = (typeof POSTER_FORMATS)[number];

/** The kinds of things that have a generated picture. */
const KINDS = ['production', 'article', 'page', 'teaser'] as const;
const POSTER_ID = new RegExp(`^(${KINDS.join('|')})-([1-9]\\d{0,5})$`);

/** A poster stands upright like the ones on the wall (4:5); pictures of stories and pages lie (3:2). */
export function posterShape(id: string): { width: number; height: number } {
  return id.startsWith('production-') ? { width: 1600, height: 2000 } : { width: 1600, height: 1067 };
}

/** Tells whether an id can name a picture at all. */
export function isPosterId(id: string): boolean {
  return POSTER_ID.test(id);
}
