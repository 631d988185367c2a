/**
 * The header stays at the top. On wide screens it slides up by 30 px as the page scrolls and, where
 * the browser can tie an animation to scrolling, the logo shrinks over the first quarter of the
 * window (product.md section 9); neither moves the page below. Narrow for its letters, on a phone whose
 * text is set larger, the mark and the controls get a line each, and nothing sticks (WCAG 1.4.4).
 */
export const HEADER_CSS = `
.site-header {
  position: sticky;
  inset-block-start: 0;
  z-index: 20;
  border-block-end: 3px solid var(--line);
  background-color: var(--ground);
  color: var(--ink);
}
.site-header-row {
  position: relative;
  display: flex;
  align-items: center;
  gap: 0 0.5rem;
  block-size: calc(4rem - 3px);
  padding-inline: var(--edge);
}
.site-header a { text-decoration: none; }
.logo {
  display: flex;
  align-items: center;
  gap: 0.625rem;
  min-block-size: 2.75rem;
  margin-inline-end: auto;
  font-weight: 800;
  font-size: 1.125rem;
  line-height: 0.95;
  letter-spacing: -0.02em;
  transform-origin: 0 100%;
}
.logo > :last-child { inline-size: min-content; }
.logo :is(svg, img) { flex: none; inline-size: auto; max-inline-size: 8em; block-size: 2.5em; object-fit: contain; }
.logo svg { fill: var(--accent); stroke: none; }
.cart-entry {
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: 0.375rem;
  font-weight: 600;
}
.cart-entry svg { inline-size: 1.75rem; block-size: 1.75rem; }
@media (min-width: 30em) { :root[data-cart] :not(span) > a.cart-entry { margin-inline-end: 6rem; } }
.burger { margin-inline-end: -0.5rem; padding: 0.5rem; }
.burger-link { display: inline-flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; }
.site-header .burger svg { stroke-width: 3; }
.burger path { transform-origin: center; transition: transform 0.38s; }
@media (max-width: 74.99em) {
  .cart-entry-label { position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}
@media (max-width: 22em) { .logo :is(svg, img) { display: none; } }
@media (max-width: 18em) {
  .site-header { position: relative; inset: auto !important; }
  .site-header-row { flex-wrap: wrap; justify-content: space-between; gap: 0; block-size: auto; padding-block-end: 0.25rem; }
  .logo { flex-basis: 100%; }
  .burger { margin-inline-end: 0; }
}
@media (max-height: 24em) { .site-header { position: relative; inset: auto !important; } }
@media (scripting: none) { .site-header-row > .burger { display: none; } }
@media (min-width: 64em) {
  .burger, .burger-link { display: none; }
  .site-header { inset-block-start: -30px; }
  .site-header-row { align-items: end; gap: 0 clamp(0.75rem, 2vw, 2rem); block-size: calc(4.375rem + 27px); padding-block-end: 0.75rem; }
  .logo { font-size: 1.625rem; }
  .site-header[data-menu='style2'] .logo { margin-inline-end: 1rem; }
  .site-header[data-menu='style2'] .main-menu { margin-inline-end: auto; }
}
@media (min-width: 64em) and (prefers-reduced-motion: no-preference) {
  @supports (animation-timeline: scroll()) {
    .logo { animation: logo-shrink linear both, logo-fit linear both; animation-timeline: scroll(root); animation-range: 0 25vh, 0 30px; }
  }
  @supports not (animation-timeline: scroll()) {
    :root:not([data-scrolled]) .site-header { inset-block-start: 0; }
    .site-header { transition: inset-block-start 0.38s; }
    .logo { transition: transform 0.38s; }
    [data-scrolled] .logo { transform: scale(0.7); }
  }
}
/* Without motion the row grows narrower in one step, with the mark that would be cut off in it. */
@media (min-width: 64em) and (prefers-reduced-motion: reduce) {
  :root:not([data-scrolled]) .site-header { inset-block-start: 0; }
  [data-scrolled] .logo { transform: scale(0.7); }
}
/* The mark shrinks as the header slides up, to seven tenths on the way: 0.84 × 0.833. */
@keyframes logo-fit { to { scale: 0.84; } }
@keyframes logo-shrink { to { transform: scale(0.833); } }
`;
