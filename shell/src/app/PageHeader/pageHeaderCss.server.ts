import { fontSize } from '@spielplan/shared-ui/tokens';

export const PAGE_HEADER_CSS = `
.page-header {
  padding: clamp(1rem, 2.5vw, 2.5rem) var(--edge) clamp(2rem, 5vw, 5rem);
}
.page-header ol { display: flex; flex-wrap: wrap; gap: 0 0.75rem; margin: 0; padding: 0; list-style: none; color: var(--muted); }
.page-header li { display: flex; align-items: center; gap: 0.75rem; min-block-size: 2.75rem; }
.page-header li + li::before { content: ''; inline-size: 0.375rem; block-size: 0.375rem; border-radius: 50%; background: var(--accent); }
.page-header a { display: flex; align-items: center; min-block-size: 2.75rem; text-underline-offset: 0.25em; }
.page-header a:hover { color: var(--accent); }
.page-header h1 {
  max-inline-size: 16ch;
  margin: clamp(1rem, 4vw, 4rem) 0 0;
  font-size: min(${fontSize.display}, 13.5vw);
  line-height: 0.95;
  letter-spacing: -0.035em;
  hyphens: auto;
  overflow-wrap: break-word;
}
`;
