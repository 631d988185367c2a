/**
 * A programme to pin to the fridge: black on white, no
 * controls, no entry torn apart by the end of a page.
 */
export const PRINT_CSS = `
@media print {
  @page { margin: 14mm 12mm; }
  :root { --gutter: 0px; --edge: 0px; }
  :root, .cc01, .cc02, .cc03 { --ground: #fff; --ink: #000; --accent: #000; --on-accent: #fff; --muted: #333; --line: #000; color-scheme: light; }
  body { font-size: 10.5pt; line-height: 1.35; }
  .skip-links, .info-layer, .consent-banner, .sticky-navigation, .top-alert, .main-menu, .top-bar, .offline-entry, .cart-entry, .burger, .side-navigation, .progress-bar, main nav, .site-index, .site-footer nav, .site-footer-name, button, form, video, noscript { display: none !important; }
  .site-header { position: static; border-block-end: 2pt solid #000; }
  .site-footer { padding: 4mm 0 0; border-block-start: 2pt solid #000; }
  .site-footer-columns { margin: 0; grid-template-columns: 1fr 2fr; }
  .page-header { padding: 4mm 0; }
  h1 { font-size: 28pt !important; }
  h1, h2, h3, h4 { break-after: avoid; }
  [data-event], figure, li { break-inside: avoid; }
  [data-event] picture { display: none; }
  a { text-decoration: none; }
}
@media (forced-colors: active) {
  .logo svg { fill: CanvasText; }
  .main-menu li ul, .popup ul { border: 2px solid CanvasText; }
  .main-menu a[aria-current]::after { background: Highlight; forced-color-adjust: none; }
}
`;
