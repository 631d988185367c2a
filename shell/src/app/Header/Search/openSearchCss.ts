import { css } from 'styled-components';
import { sheetOf } from '../../../parts/sheetOf.ts';

/**
 * The search box while it is open, which takes a script. It hides the menu, or half a button would look out. It is visible
 * at once, or a machine that draws its first frame late could not give it the focus.
 */
export const OPEN_SEARCH_CSS = sheetOf(css`
  .site-search[data-open] {
    position: absolute;
    z-index: 2;
    inset: 0;
    padding-inline: var(--edge);
    background-color: var(--ground);
    justify-content: end;
  }
  .site-search[data-open] .search-box {
    position: static;
    visibility: visible;
    clip-path: none;
    transition-property: clip-path;
  }
  @media (min-width: 64em) {
    .site-search[data-open] {
      position: relative;
      inset: auto;
      padding: 0;
    }
    .site-search[data-open] .search-box {
      position: absolute;
      inset-block: 0;
      inset-inline: auto 100%;
      inline-size: min(32rem, 50vw);
    }
    .site-header-row:has(.site-search[data-open]) .main-menu {
      visibility: hidden;
    }
  }
`);
