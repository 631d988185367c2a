import { motion } from '@spielplan/shared-ui/tokens';

/**
 * The menu of wide screens with its submenus; without JavaScript
 * they open while their entry is pointed at or focused.
 */
export const MENU_CSS = `
.main-menu { display: none; }
@media (min-width: 64em) {
  .main-menu { display: block; }
  .main-menu > ul { display: flex; gap: 0 clamp(1rem, 2vw, 1.75rem); }
  .main-menu > ul > li { position: relative; display: flex; align-items: center; }
  .main-menu a { display: flex; align-items: center; min-block-size: 2.75rem; font-weight: 600; font-size: 1.125rem; white-space: nowrap; }
  .main-menu a::after { content: ''; position: absolute; inset-inline: 0; inset-block-end: -0.75rem; block-size: 6px; background: var(--accent); transform: scaleY(0); transform-origin: bottom; transition: transform 0.38s ${motion.in}; }
  .main-menu > ul > li:hover > a::after, .main-menu a[aria-current]::after { transform: none; }
  .main-menu button { display: grid; place-items: center; margin-inline: -0.375rem -0.75rem; padding: 0; }
  .main-menu button svg { inline-size: 0.875rem; }
  .main-menu > ul > li > ul {
    position: absolute;
    inset-block-start: calc(100% + 0.75rem);
    inset-inline-start: -1.5rem;
    min-inline-size: 16rem;
    padding: 0.75rem 1.5rem 1rem;
    background-color: var(--ink);
    color: var(--ground);
    visibility: hidden;
    clip-path: inset(-0.75rem 0 100%);
    transition: clip-path 0.4s ${motion.in}, visibility 0.4s;
  }
  .main-menu li ul a::after { content: none; }
  .main-menu li ul a:hover, .main-menu li ul a[aria-current] { text-decoration: underline; text-decoration-thickness: 2px; text-underline-offset: 0.3em; }
  .main-menu li ul :focus-visible { outline-color: currentColor; outline-offset: -1px; }
  .main-menu > ul > li:last-child > ul { inset-inline: auto -1.5rem; }
  .main-menu > ul > li > ul::before { content: ''; position: absolute; inset: -0.75rem 0 100%; }
  .main-menu [data-inside] { padding-inline-start: 1.25rem; }
  .main-menu [data-inside] a { font-weight: 400; }
  .main-menu > ul > li > ul[data-open] { visibility: visible; clip-path: inset(-0.75rem 0 0); transition: clip-path 0.4s ${motion.in}; }
}
@media (min-width: 64em) and (scripting: none) {
  .main-menu button { display: none; }
  .main-menu > ul > li:is(:hover, :focus-within) > ul { visibility: visible; clip-path: inset(-0.75rem 0 0); }
}
`;
