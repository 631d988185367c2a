import { font, FONT_FAMILY, fontSize } from '@spielplan/shared-ui/tokens';

/**
 * Ground rules of every page. `--gutter` is the page's side margin, `--wide` the widest page with
 * its margins, `--edge` the side padding that keeps a full-bleed field's content in that page,
 * `--header-height` what the sticky header covers; the room of a scrollbar is kept, so that nothing
 * moves where an open menu or overlay takes it away (product.md section 9). Places on a page come to
 * rest 130 px below the top, focused controls clear of all that sticks to an edge (WCAG 2.4.11).
 * Both are margins of what scrolls: the padding of the window would scroll it for controls that
 * stick to its edges, too. No rule is for all pseudo-elements, or browsers style two of them for every element. Without motion a transition has no length at all: even the shortest would
 * make everything change a moment later, visibility too, and what opens could not take the focus.
 */
export const BASE_CSS = `
:root {
  --font: ${FONT_FAMILY};
  --gutter: clamp(1rem, 4vw, 4rem);
  --wide: 100rem;
  --edge: max(var(--gutter), (100% - var(--wide)) / 2 + var(--gutter));
  --header-height: 4rem;
  background-color: var(--ground);
  -webkit-text-size-adjust: 100%;
  text-size-adjust: 100%;
  --clear-above: calc(var(--header-height) + 0.75rem);
  --covered-below: calc(var(--toolbar-size, 0px) + 3.75rem);
  --clear-below: calc(var(--covered-below) + 0.75rem);
  scrollbar-gutter: stable;
}
@media (min-width: 64em) { :root { --header-height: 4.375rem; --clear-above: 7rem; } }
:root:not(:has(.site-header)) { --header-height: 0px; }
@media (max-width: 18em) { :root { --gutter: 0.5rem; } body { overflow-wrap: anywhere; } }
@media (max-height: 24em), (max-width: 18em) { :root { --header-height: 0px; --clear-above: 0.75rem; --clear-below: calc(var(--toolbar-size, 0px) + 0.75rem); } }
:where(dialog) { --clear-above: 0.75rem; --clear-below: 0.75rem; }
:where(main, main [id], .site-footer) { scroll-margin-block-start: 130px; }
:where(main, .site-footer, dialog) :where(a, button, input, select, textarea, summary, audio, video) { scroll-margin-block: var(--clear-above) var(--clear-below); }
* { box-sizing: border-box; }
body {
  margin: 0;
  background-color: var(--ground);
  color: var(--ink);
  font-family: ${font.text};
  font-size: ${fontSize.text};
  line-height: 1.5;
  -webkit-font-smoothing: antialiased;
}
#root { display: flex; flex-direction: column; min-block-size: 100vh; min-block-size: 100dvh; }
main { flex: 1 0 auto; }
h1, h2, h3, h4, h5, h6 { font-weight: 800; line-height: 1.05; letter-spacing: -0.02em; text-wrap: balance; }
a { color: inherit; }
img, svg, video { max-inline-size: 100%; }
button, input, select, textarea { font: inherit; color: inherit; }
::selection { background-color: var(--accent); color: var(--on-accent); }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 3px; }
main:focus-visible { outline: none; }
.visually-hidden {
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
}
@media (prefers-reduced-motion: reduce) {
  *, ::before, ::after { animation-duration: 0.01ms !important; animation-iteration-count: 1 !important; transition-duration: 0s !important; }
  :root { --page: 0s; }
}
@view-transition { navigation: auto; }
::view-transition { pointer-events: none; }
::view-transition-group(*) { animation-duration: var(--page, 0.8s); }
`;
