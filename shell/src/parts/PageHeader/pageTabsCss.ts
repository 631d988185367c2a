import { css } from 'styled-components';
import { sheetOf } from '../sheetOf.ts';

/** The tabs of a section, below the headline. */
export const PAGE_TABS_CSS = sheetOf(css`
  .page-tabs {
    margin-block-start: clamp(1.5rem, 3vw, 3rem);
  }
  .page-tabs ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.75rem;
    border-block-end: 3px solid var(--line);
  }
  .page-tabs li {
    display: flex;
  }
  .page-tabs a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
    padding-block: 0.5rem;
    border-block-end: 6px solid transparent;
    font-weight: 600;
    text-decoration: none;
  }
  .page-tabs a[aria-current] {
    border-color: var(--accent);
  }
  @media (forced-colors: active) {
    .page-tabs a[aria-current] {
      border-color: Highlight;
    }
  }
`);
