import { motion } from '@spielplan/shared-ui/tokens';

/**
 * What stays at hand at the lower edge; it never covers what is focused, because focused places come to rest above it. An editor's
 * toolbar is below it. A phone has no margin to float in: there it is a bar with a ground of its own, under which no line is half covered.
 */
export const STICKY_NAVIGATION_CSS = `
.half-window { position: absolute; inset-block-start: 0; inline-size: 1px; block-size: 50vh; pointer-events: none; }
.sticky-navigation { position: fixed; inset: auto var(--gutter) calc(max(1rem, env(safe-area-inset-bottom)) + var(--toolbar-size, 0px)); z-index: 15; pointer-events: none; }
.sticky-navigation ul { display: flex; flex-wrap: wrap; align-items: center; justify-content: end; gap: 0.5rem; }
.sticky-navigation li { pointer-events: auto; animation: rise 0.38s ${motion.in}; }
.sticky-navigation li[hidden] { display: none; }
.sticky-navigation a {
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.5rem;
  min-inline-size: 2.75rem;
  min-block-size: 2.75rem;
  padding-inline: 1rem;
  border: 2px solid var(--ground);
  background-color: var(--ink);
  color: var(--ground);
  font-weight: 700;
  text-decoration: none;
}
.sticky-navigation :is([data-tickets], .overlay-button) { background-color: var(--accent); color: var(--on-accent); }
.sticky-navigation a:hover { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.25em; }
.sticky-navigation :focus-visible { outline-offset: 2px; }
.sticky-navigation svg { inline-size: 1.5rem; block-size: 1.5rem; }
.sticky-navigation [data-top] { padding: 0; border-radius: 50%; }
.sticky-navigation .overlay-button svg { transform: rotate(-12deg); }
@keyframes rise { from { opacity: 0; transform: translateY(1rem); } }
@media (max-width: 29.99em) {
  .sticky-navigation { inset: auto 0 var(--toolbar-size, 0px); }
  .sticky-navigation ul:has(> :not([hidden])) { gap: 0.25rem; padding: 0.25rem var(--gutter) max(0.25rem, env(safe-area-inset-bottom)); border-block-start: 3px solid; background: var(--ground); pointer-events: auto; }
  .sticky-navigation a { padding-inline: 0.5rem; }
  .sticky-navigation :has([data-tickets]) .overlay-button span { position: absolute; inline-size: 1px; clip-path: inset(50%); }
}
@media (forced-colors: active) { .sticky-navigation a { border-color: CanvasText; } }
`;
