import { motion } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';
import { sheetOf } from '../../parts/sheetOf.ts';

/**
 * What stays at hand at the lower edge: one row at the end of the line on the ground of the page, no wider than
 * what is in it. It always fits the window: on a phone the first of the page's links is enough. It keeps its
 * place at the end of the page, so it covers no last line, and focused controls come to rest above
 * it. An editor's toolbar is below it. In a low window it stays at the page's end.
 */
export const STICKY_NAVIGATION_CSS = sheetOf(css`
  .half-window {
    position: absolute;
    inset-block-start: 0;
    inline-size: 1px;
    block-size: 50vh;
    pointer-events: none;
  }
  .sticky-navigation {
    position: sticky;
    inset-block-end: var(--toolbar-size, 0px);
    z-index: 15;
    order: 1;
    background: none;
    pointer-events: none;
  }
  .sticky-navigation ul[data-shown] {
    position: relative;
    display: flex;
    gap: 0.25rem;
    box-sizing: border-box;
    inline-size: fit-content;
    max-inline-size: 100%;
    margin-inline-start: auto;
    padding: 0.25rem var(--edge) max(0.25rem, env(safe-area-inset-bottom)) 0.25rem;
    border: solid var(--line);
    border-width: 3px 0 0 3px;
    background: var(--ground);
    pointer-events: auto;
  }
  .sticky-navigation li {
    flex: 0 1 auto;
    min-inline-size: 2.75rem;
    animation: rise 0.38s ${motion.in};
  }
  .sticky-navigation li[hidden] {
    display: none;
  }
  .sticky-navigation a {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: 0.5rem;
    min-inline-size: 2.75rem;
    min-block-size: 2.75rem;
    padding-inline: 0.75rem;
    border: 2px solid var(--ground);
    background-color: var(--ink);
    color: var(--ground);
    font-weight: 700;
    white-space: nowrap;
    text-decoration: none;
    overflow: hidden;
    text-overflow: ellipsis;
  }
  @media (max-width: 18em) {
    .sticky-navigation a {
      white-space: normal;
    }
  }
  .sticky-navigation :is([data-tickets], .overlay-button) {
    background-color: var(--accent);
    color: var(--on-accent);
  }
  .sticky-navigation a:hover {
    text-decoration: underline;
    text-decoration-thickness: 2px;
    text-underline-offset: 0.25em;
  }
  .sticky-navigation :focus-visible {
    outline-offset: -5px;
    outline-color: currentColor;
  }
  .sticky-navigation svg {
    inline-size: 1.5rem;
    block-size: 1.5rem;
  }
  .sticky-navigation [data-top] {
    padding: 0;
    border-radius: 50%;
  }
  .sticky-navigation .overlay-button svg {
    transform: rotate(-12deg);
  }
  @keyframes rise {
    from {
      opacity: 0;
      transform: translateY(1rem);
    }
  }
  @media (max-width: 29.99em) {
    .sticky-navigation ul[data-crowded] .overlay-button span {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }
    .sticky-navigation [data-link] ~ [data-link] {
      display: none;
    }
  }
  @media (max-height: 24em) {
    .sticky-navigation {
      position: static;
    }
  }
  @media (forced-colors: active) {
    .sticky-navigation a {
      border-color: CanvasText;
    }
  }
`);
