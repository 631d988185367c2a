import { fontSize, motion } from '@spielplan/shared-ui/tokens';

/**
 * The search box covers the header's row on phones and opens beside its
 * button on wide screens; without JavaScript it is a row of its own.
 */
export const SEARCH_CSS = `
.site-search { display: flex; align-items: center; }
.site-search button { display: grid; place-items: center; padding: 0; }
.site-search button:hover { color: var(--accent); }
.site-search button svg { inline-size: 1.5rem; block-size: 1.5rem; }
.search-box { display: flex; flex: 1; min-inline-size: 0; align-items: center; visibility: hidden; position: absolute; inset-block: 0; inset-inline: 0 2.75rem; background-color: var(--ground); clip-path: inset(0 0 0 100%); transition: clip-path 0.38s ${motion.in}, visibility 0.38s; }
.site-search input { flex: 1; min-inline-size: 0; block-size: 2.75rem; padding: 0 0.75rem; border: 0; border-block-end: 3px solid var(--line); border-radius: 0; background: none; font-weight: 600; font-size: ${fontSize.text}; }
.site-search input::placeholder { color: var(--muted); opacity: 1; }
.site-search input:focus-visible { outline-offset: -3px; }
.site-search input:placeholder-shown + button { visibility: hidden; }
@media (min-width: 64em) {
  .site-search { position: relative; }
  .search-box { position: absolute; inset-block: 0; inset-inline: auto 100%; inline-size: min(32rem, 50vw); }
}
@media (scripting: none) {
  .site-header { position: relative; inset-block-start: 0; }
  .site-header-row { flex-wrap: wrap; block-size: auto; }
  .site-search { order: 1; inline-size: 100%; }
  .search-box { position: static; inline-size: auto; visibility: visible; clip-path: none; }
  .site-search button[type='reset'] { display: none; }
}
`;
