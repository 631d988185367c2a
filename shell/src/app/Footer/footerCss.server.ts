import { fontSize } from '@spielplan/shared-ui/tokens';

export const FOOTER_CSS = `
/* Laid out only near the window: at first it is far below on most pages. */
.site-footer { padding: clamp(3rem, 6vw, 6rem) var(--edge) 0; overflow: clip; content-visibility: auto; contain-intrinsic-block-size: auto 86rem; }
@media (min-width: 48em) { .site-footer { contain-intrinsic-block-size: auto 52rem; } }
@media (min-width: 64em) { .site-footer { contain-intrinsic-block-size: auto 60rem; } }
@media print, (max-width: 18em) { .site-footer { content-visibility: visible; } }
main.cc02 ~ .site-footer, .cc02 main:not([class]) ~ .site-footer { border-block-start: 3px solid var(--line); }
.site-footer a { text-underline-offset: 0.25em; text-decoration-thickness: 1px; }
.site-footer a:hover { color: var(--accent); }
.site-index { outline: none; }
.site-index a { display: block; padding-block: 0.5rem; font-weight: 800; font-size: ${fontSize.headline}; line-height: 1; letter-spacing: -0.03em; text-decoration: none; }
.site-footer-columns { display: grid; grid-template-columns: minmax(0, 1fr); gap: 2rem; margin-block-start: clamp(2rem, 5vw, 4rem); }
.site-footer-columns a { display: inline-flex; align-items: center; gap: 0.375rem; min-block-size: 2.75rem; padding-block: 0.375rem; }
.site-footer-columns a[target] { text-decoration: none; }
.site-footer-columns [data-underlined] { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.25em; }
.site-footer-columns [data-underlined] + span { transform: rotate(45deg); }
.cookie-settings { min-block-size: 2.75rem; padding: 0; border: 0; background: none; text-align: start; text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 0.25em; cursor: pointer; }
.cookie-settings:hover { color: var(--accent); }
@media (scripting: none) { .cookie-settings { display: none; } }
.site-footer-logos { margin-block-start: 2rem; color: var(--muted); }
.site-footer-logos ul { display: flex; flex-wrap: wrap; gap: 0.5rem 2.5rem; }
.site-footer-logos :is(img, svg) { max-block-size: 3rem; inline-size: auto; }
:root:lang(de) .site-footer-logos span:lang(en), :root:lang(en) .site-footer-logos span:lang(de) { display: none; }
.site-footer-top { margin-block-end: 2rem; }
.site-footer-bottom { padding-block: 1rem 2rem; }
.site-footer address { display: grid; align-content: start; justify-items: start; font-style: normal; }
.site-footer .site-footer-name {
  margin: clamp(2rem, 5vw, 4rem) 0 -0.1em;
  color: var(--accent);
  font-weight: 800;
  font-size: min(calc(170vw / var(--longest)), 30vw);
  line-height: 0.86;
  letter-spacing: -0.045em;
}
@media (min-width: 48em) {
  .site-footer .site-footer-name { font-size: min(calc(187vw / var(--letters)), calc(180rem / var(--letters)), 20vw); }
  .site-index ul { columns: 2; }
  .site-index li { break-inside: avoid; }
  .site-footer-columns { grid-template-columns: minmax(0, 1fr) auto auto; }
  .site-footer-columns nav:last-child { justify-self: end; }
  .site-footer address { padding-block-start: 0.625rem; }
}
@media (min-width: 64em) { .site-footer-columns { grid-template-columns: 2fr 1fr 1fr; } }
`;
