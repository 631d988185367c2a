/**
 * The line above the header slides away with scrolling, and comes back while the keyboard
 * is in it. On wide screens it lies beside the logo, its text in the 30 px that go.
 */
export const TOP_BAR_CSS = `
.top-bar { display: flex; align-items: center; gap: 0 1.25rem; min-block-size: 2.75rem; padding-inline: var(--edge); font-size: 1rem; line-height: 1.25; }
.top-bar p { margin: 0 auto 0 0; padding-block: 0.125rem; }
.top-bar > :last-child { margin-inline-start: auto; }
.top-bar a, .popup summary, .offline-entry { display: inline-flex; align-items: center; gap: 0.375rem; min-block-size: 2.75rem; font-weight: 600; }
.top-bar p a { text-decoration: underline; text-underline-offset: 0.25em; }
.top-bar a:hover, .logo:hover, a.cart-entry:hover, .popup summary:hover { color: var(--accent); }
.personal-links { display: flex; gap: 0 1.25rem; }
.top-bar .personal-links { display: none; }
.popup { position: relative; }
.popup summary { min-inline-size: 2.75rem; justify-content: end; }
.popup summary svg { inline-size: 0.875rem; }
.popup ul { position: absolute; inset-block-start: 100%; inset-inline-end: 0; z-index: 2; min-inline-size: 10rem; margin: 0; padding: 0.5rem 1.25rem; background-color: var(--ink); color: var(--ground); list-style: none; }
.popup li > * { display: flex; align-items: center; inline-size: 100%; min-block-size: 2.75rem; padding: 0; border: 0; background: none; font-weight: 600; cursor: pointer; }
.popup li span { cursor: default; }
.popup li span::before { content: '✓' / ''; margin-inline-end: 0.5rem; }
.site-header .popup li > :is(a, button):hover { color: inherit; text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.3em; }
.popup li :focus-visible { outline-color: currentColor; outline-offset: -1px; }
.language-code { text-transform: uppercase; }
@media (max-width: 63.99em) {
  .site-header { inset-block-start: -2.75rem; }
}
@media (scripting: none) {
  .top-bar .personal-links { display: flex; }
  .top-bar { flex-wrap: wrap; }
}
@media (scripting: none) and (max-width: 39.99em) {
  .top-bar p { flex-basis: 100%; padding-block-start: 0.625rem; }
}
@supports selector(::details-content) {
  @media (scripting: none) {
    .language-menu summary, .language-menu li:has(span) { display: none; }
    .language-menu::details-content { content-visibility: visible; block-size: auto; }
    .language-menu ul { position: static; min-inline-size: 0; padding: 0; background: none; color: inherit; }
  }
}
@media (min-width: 64em) {
  .top-bar { position: absolute; z-index: 1; inset: 0 0 auto auto; align-items: start; }
  .top-bar p { margin: 0; }
  .top-bar p, .top-bar a, .popup summary, .top-bar .offline-entry { line-height: 1.875rem; }
  .top-bar :is(a, summary, .offline-entry) { min-block-size: 2.75rem; padding-block-end: 0.875rem; }
  .top-bar > :last-child { margin-inline-start: 0; }
  .top-bar .personal-links { display: flex; }
  .popup ul { inset-block-start: 1.875rem; }
  .top-bar .popup li > * { padding: 0; }
  .site-header:has(.top-bar :focus-visible, .popup[open]) { inset-block-start: 0; }
}
.site-header:has(.top-bar :focus-visible) { inset-block-start: 0; }
`;

/**
 * Hours with a long place: one line beside the logo that ends where the room does. Where hours
 * become that long while a page is open, they have to do without it until the next one loads.
 */
export const LONG_HOURS_CSS = `
@media (min-width: 64em) {
  .top-bar:has(.long-hours) { inset-inline-start: 18rem; justify-content: end; }
  .long-hours { flex-shrink: 9999; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
  .long-hours :focus-visible { outline-offset: -2px; }
}
`;
