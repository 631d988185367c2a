/**
 * The banner is early in the document and last in the picture: sticky at the window's foot, it keeps
 * its own place at the end of the page, so that it moves nothing and covers no last line. What gets
 * the focus scrolls clear of it, and what sticks to the same edge waits until it is gone (WCAG
 * 2.4.11); an editor's toolbar stays below it and in reach. In a low window, a desk's at 400 %, and beside large letters on a phone it
 * would leave nothing to see: there it is the first thing on the page.
 */
export const CONSENT_BANNER_CSS = `
.consent-banner {
  position: sticky;
  inset-block-end: var(--toolbar-size, 0px);
  z-index: 60;
  order: 1;
  display: grid;
  gap: 0.5rem 2rem;
  align-items: center;
  max-block-size: 60vh;
  overflow-y: auto;
  padding: 0.75rem var(--edge);
  border-block-start: 3px solid var(--ink);
  background-color: var(--ground);
  color: var(--ink);
  font-size: 1rem;
  line-height: 1.35;
}
.consent-banner p { max-inline-size: 75ch; margin: 0; }
.consent-banner a { text-underline-offset: 0.2em; white-space: nowrap; }
.consent-banner div { display: grid; grid-template-columns: 1fr 1fr; gap: 0.5rem; }
.consent-banner button {
  min-block-size: 2.75rem;
  padding: 0.25rem 0.5rem;
  border: 2px solid var(--ink);
  background-color: var(--ink);
  color: var(--ground);
  font-weight: 650;
  line-height: 1.2;
  cursor: pointer;
}
.consent-banner button:hover { border-color: var(--accent); background-color: var(--accent); color: var(--on-accent); }
.consent-banner button[data-quiet] { grid-column: 1 / -1; border-color: transparent; background: none; color: inherit; text-decoration: underline; text-underline-offset: 0.25em; }
.consent-banner button[data-quiet]:hover { color: var(--accent); }
@media (min-width: 48em) {
  .consent-banner div { display: flex; flex-wrap: wrap; }
  .consent-banner div button { min-inline-size: 9.5rem; }
}
@media (min-width: 64em) { .consent-banner { grid-template-columns: 1fr auto; } }
:root:is([data-consent], [data-info='unsupported']) .consent-banner { display: none; }
@media (max-width: 18em) { .consent-banner div { grid-template-columns: 1fr; } }
@media (max-height: 24em), (max-width: 18em) { .consent-banner { position: static; z-index: auto; order: 0; max-block-size: none; } }
@media (scripting: enabled) {
  :root:not([data-consent], [data-info='unsupported']):has(.consent-banner) { --covered-below: calc(var(--toolbar-size, 0px) + clamp(6rem, 22.5rem - 29vw, 15.5rem)); }
  :root:not([data-consent], [data-info='unsupported']) .consent-banner ~ .sticky-navigation { display: none; }
}
@media (scripting: none) { .consent-banner { display: none; } }
`;
