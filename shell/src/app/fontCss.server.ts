import { FONT_PRELOADS } from './fontPreload.ts';

/**
 * Bricolage Grotesque, self-hosted in the weights that are used, with the letters of Central Europe
 * and rarer ones in files of their own. The fallback faces take its measures (ascent 0.93, descent
 * 0.27; 1.046 and 1.03 times as wide as Arial in regular and heavy weights), so lines break alike
 * and nothing moves when the font arrives. The rarer letters are a family of their own: as faces of
 * the first one, not loaded, they make Chromium look up a system font for each size and weight.
 */
export const FONT_CSS = `
@font-face {
  font-family: 'Bricolage Grotesque';
  font-weight: 400 800;
  font-display: swap;
  src: url(${FONT_PRELOADS[0]}) format('woff2');
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: 'Bricolage Latin';
  font-weight: 400 800;
  font-display: swap;
  src: url(/assets/fonts/bricolage-latin-a.5-3-1.woff2) format('woff2');
  unicode-range: U+0100-0130, U+0132-0151, U+0154-017F;
}
@font-face {
  font-family: 'Bricolage Latin';
  font-weight: 400 800;
  font-display: swap;
  src: url(/assets/fonts/bricolage-latin-ext.5-3-1.woff2) format('woff2');
  unicode-range: U+0180-02FF, U+1D00-1EFF, U+20A0-20C0, U+2113, U+2C60-2C7F, U+A720-A7FF;
}
@font-face {
  font-family: 'Bricolage Fallback';
  font-weight: 200 500;
  src: local('Arial'), local('Liberation Sans'), local('Helvetica');
  size-adjust: 104.6%;
  ascent-override: 88.9%;
  descent-override: 25.8%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Bricolage Fallback';
  font-weight: 501 800;
  src: local('Arial Bold'), local('Liberation Sans Bold'), local('Helvetica Bold');
  size-adjust: 103%;
  ascent-override: 90.3%;
  descent-override: 26.2%;
  line-gap-override: 0%;
}
`;
