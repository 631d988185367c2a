/**
 * Fonts every page needs for its first paint. The files for
 * further Latin letters are fetched only by pages that use them.
 */
export const FONT_PRELOADS: readonly string[] = ['/assets/fonts/bricolage-latin.5-3-1.woff2'];
