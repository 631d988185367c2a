import { fontSize } from '@spielplan/shared-ui/tokens';

/**
 * A headline is never larger than its longest word
 * lets it: few browsers know where German words part.
 */
export const PAGE_HEADER_CSS = `
.page-header {
  padding: clamp(1rem, 2.5vw, 2.5rem) var(--edge) clamp(2rem, 5vw, 5rem);
}
.page-header h1 {
  max-inline-size: 16ch;
  margin: clamp(1rem, 4vw, 4rem) 0 0;
  font-size: max(1.75rem, min(var(--size, min(${fontSize.display}, 13.5vw)), (100vw - 2 * var(--gutter)) * 1.75 / var(--longest)));
  line-height: 0.95;
  letter-spacing: -0.035em;
  overflow-wrap: break-word;
}
`;
