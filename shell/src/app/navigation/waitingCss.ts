import { fontSize, motion } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';
import { sheetOf } from '../../parts/sheetOf.ts';

/**
 * What is seen of a navigation on its way: the 2 px bar that takes
 * five seconds to fill, the outline, and a headline that fades.
 */
export const WAITING_CSS = sheetOf(css`
  .progress-bar {
    position: fixed;
    inset: 0 0 auto;
    z-index: 40;
    block-size: 2px;
    background-color: var(--accent);
    box-shadow: 0 0 0 1px var(--ground);
    transform-origin: 0 0;
    animation: progress 5s cubic-bezier(0.1, 0.6, 0.3, 1) both;
  }
  .progress-bar[data-state='leaving'] {
    animation: none;
    opacity: 0;
    transition: opacity 0.5s ${motion.out};
  }
  @keyframes progress {
    from {
      transform: scaleX(0);
    }
    to {
      transform: scaleX(0.95);
    }
  }
  .page-skeleton {
    position: fixed;
    inset: var(--header-height) 0 0;
    z-index: 10;
    display: grid;
    align-content: start;
    gap: 1rem;
    padding: clamp(3rem, 8vw, 8rem) var(--edge);
    background-color: var(--ground);
    animation: appear 0.38s ${motion.in};
  }
  .page-skeleton i {
    inline-size: min(36rem, 92%);
    block-size: 1.25rem;
    background-color: color-mix(in srgb, var(--ink) 12%, var(--ground));
  }
  .page-skeleton i + i + i:last-child {
    inline-size: min(22rem, 60%);
  }
  .page-skeleton:is([data-outline='rows'], [data-outline='cards']) i:nth-of-type(n + 3) {
    inline-size: 100%;
    block-size: 6rem;
  }
  .page-skeleton[data-outline='cards'] {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr));
  }
  .page-skeleton[data-outline='cards'] i:nth-of-type(n + 3) {
    block-size: 50vh;
  }
  .page-skeleton[data-outline='one']::after {
    content: '';
    block-size: 50vh;
    background-color: color-mix(in srgb, var(--ink) 12%, var(--ground));
  }
  .page-skeleton [data-bar] {
    grid-column: 1 / -1;
    inline-size: min(60rem, 100%);
    block-size: ${fontSize.display};
  }
  .page-skeleton [data-bar] + [data-bar] {
    inline-size: min(38rem, 70%);
    margin-block-end: 2rem;
  }
  @media (min-width: 64em) {
    .page-skeleton[data-outline='one'] {
      grid-template-columns: 7fr 5fr;
      column-gap: 3rem;
    }
    .page-skeleton[data-outline='one'] i {
      grid-column: 1;
    }
    .page-skeleton[data-outline='one']::after {
      grid-area: 1 / 2 / span 6;
    }
  }
  @keyframes appear {
    from {
      opacity: 0;
    }
  }
  .page-header[data-loading] h1 {
    opacity: 0.35;
    transition: opacity 0.38s 0.2s;
  }
  @media (forced-colors: active) {
    .progress-bar {
      background-color: Highlight;
    }
  }
`);
