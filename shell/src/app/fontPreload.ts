/** Fonts every page needs for its first paint. The file for further Latin letters is fetched only by pages that use them. */
export const FONT_PRELOADS: readonly string[] = ['/assets/fonts/bricolage-latin.5-3-0.woff2'];
