/** How wide pictures are shown, as in the `sizes` attribute; a preload must say the same as its picture. */
export const GRID_SIZES = '(min-width: 100em) 30rem, (min-width: 64em) 30vw, (min-width: 48em) 45vw, 92vw';
export const LEAD_SIZES = '(min-width: 100em) 56rem, (min-width: 64em) 56vw, 100vw';
export const ARTICLE_SIZES = '(min-width: 100em) 92rem, 100vw';
