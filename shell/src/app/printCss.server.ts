/**
 * A programme to pin to the fridge: black on white, no
 * controls, no entry torn apart by the end of a page.
 */
export const PRINT_CSS = `
@media print {
  @page { margin: 10mm 12mm; }
  #root { min-block-size: 0; }
  :root { --gutter: 0px; --edge: 0px; }
  :root, .cc01, .cc02, .cc03 { --ground: #fff; --ink: #000; --accent: #000; --on-accent: #fff; --muted: #333; --line: #000; color-scheme: light; }
  body { font-size: 10.5pt; line-height: 1.35; }
  .skip-links, .info-layer, .consent-banner, .sticky-navigation, .top-alert, .top-bar, .offline-entry, .cart-entry, .burger, .side-navigation, .progress-bar, .site-footer-name, [data-relative], nav, button, form, video, noscript, a[rel=prev] { display: none !important; }
  .site-header { position: static; border-block-end: 2pt solid #000; }
  .site-footer { padding: 2mm 0 0; border-block-start: 2pt solid #000; font-size: 8pt; break-inside: avoid; }
  .site-footer > div { margin: 0; }
  .site-footer address { display: flex; flex-wrap: wrap; gap: 0 4mm; align-items: center; }
  .site-footer-columns a { min-block-size: 0; padding: 0; }
  .page-header, .controls { padding: 2mm 0 !important; }
  h1 { font-size: 28pt !important; }
  h1, h2, h3, h4 { break-after: avoid; }
  figure, li { break-inside: avoid; }
  a { text-decoration: none; }
}
@media (forced-colors: active) {
  .logo svg { fill: CanvasText; }
  .main-menu li ul, .popup ul { border: 2px solid CanvasText; }
  .main-menu a[aria-current]::after { background: Highlight; forced-color-adjust: none; }
}
`;
