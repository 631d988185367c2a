/** The skip links, and what is said above a page. */
export const NAVIGATION_CSS = `
.skip-links a {
  position: fixed;
  inset-block-start: 0.5rem;
  inset-inline-start: 0.5rem;
  z-index: 50;
  max-inline-size: calc(100% - 1rem);
  padding: 0.75rem 1.25rem;
  background-color: var(--ink);
  color: var(--ground);
  font-weight: 700;
}
.skip-links a:focus-visible { outline-color: var(--ground); outline-offset: -6px; }
.skip-links a:not(:focus) { transform: translateY(-200%); }
.frame-notice {
  margin: 0;
  padding: 1rem var(--edge);
  border-block-end: 3px solid var(--line);
  font-weight: 600;
}
`;
