/**
 * On phones the alert is a title and its link, so that the page stays in sight; the text between is
 * for screen readers. An open menu covers the alert; it comes back with the header and is never
 * saved as closed (product.md section 4).
 */
export const TOP_ALERT_CSS = `
.top-alert {
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 1rem;
  padding: 0.25rem var(--edge);
  background-color: var(--accent);
  color: var(--on-accent);
  font-size: 1rem;
  line-height: 1.35;
}
.top-alert p { margin: 0; padding-block: 0.5rem; }
.top-alert a { font-weight: 700; text-underline-offset: 0.2em; }
.top-alert :focus-visible { outline-color: currentColor; outline-offset: 0; }
.top-alert button { margin-inline-end: max(-0.75rem, -1 * var(--gutter)); padding: 0.875rem; }
:root[data-alert-dismissed] .top-alert { display: none; }
@media (max-width: 47.99em) {
  .top-alert:has(a) span { position: absolute; inline-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
}
@media (scripting: none) { .top-alert button { display: none; } }
`;
