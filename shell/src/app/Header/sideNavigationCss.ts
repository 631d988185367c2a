import { fontSize, motion } from '@spielplan/shared-ui/tokens';
import { css } from 'styled-components';
import { sheetOf } from '../../parts/sheetOf.ts';

/**
 * The panel of small screens. The page behind does not scroll, and keeps the width of its scrollbar.
 * What is open marks the document: `:root:has([open])` would be asked again with every element that
 * joins it.
 */
export const SIDE_NAVIGATION_CSS = sheetOf(css`
  :root[data-locked] {
    overflow: hidden;
  }
  :root[data-locked='menu'] .top-alert {
    visibility: hidden;
  }
  @supports not (scrollbar-gutter: stable) {
    :root[data-locked='menu'] {
      padding-inline-end: var(--scrollbar, 0);
    }
  }
  .side-navigation {
    inset-block: 0;
    inset-inline: auto 0;
    inline-size: min(100%, 30rem);
    block-size: 100dvh;
    max-inline-size: none;
    max-block-size: none;
    margin: 0;
    padding: 0;
    border: 0;
    overflow: auto;
    overscroll-behavior: contain;
    background-color: var(--accent);
    color: var(--on-accent);
    transform: translateX(100%);
    transition:
      transform 0.38s ${motion.out},
      display 0.38s allow-discrete,
      overlay 0.38s allow-discrete;
  }
  .site-header[data-menu='style2'] .side-navigation {
    inset-inline: 0 auto;
    transform: translateX(-100%);
  }
  .site-header .side-navigation[open] {
    transform: none;
    transition-timing-function: ${motion.in};
  }
  @starting-style {
    .site-header .side-navigation[open] {
      transform: translateX(100%);
    }
    .site-header[data-menu='style2'] .side-navigation[open] {
      transform: translateX(-100%);
    }
  }
  .side-navigation::backdrop {
    background: rgb(0 0 0 / 0.5);
  }
  .side-navigation :focus-visible {
    outline-color: currentColor;
    outline-offset: -3px;
  }
  .side-navigation-panel {
    display: flex;
    flex-direction: column;
    min-block-size: 100%;
    padding: 0.5rem var(--gutter) 2rem;
  }
  .side-navigation .burger {
    display: block;
    align-self: end;
  }
  .side-navigation li {
    position: relative;
  }
  .side-navigation :is(a, summary):hover {
    color: inherit;
  }
  .side-navigation a {
    display: flex;
    align-items: center;
    min-block-size: 2.75rem;
  }
  .side-navigation a[aria-current] {
    text-decoration: underline;
    text-decoration-thickness: 0.1em;
    text-underline-offset: 0.18em;
  }
  .side-navigation nav > ul > li {
    border-block-end: 2px solid currentColor;
  }
  .side-navigation nav > ul > li > a {
    padding-block: 0.75rem;
    font-weight: 800;
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.03em;
  }
  .side-navigation summary {
    position: absolute;
    inset-block-start: 0.5rem;
    inset-inline-end: 0;
    display: grid;
    place-items: center;
    inline-size: 3.5rem;
    block-size: 3.5rem;
  }
  .side-navigation summary svg {
    inline-size: 1.5rem;
  }
  .side-navigation details ul {
    padding-block-end: 0.75rem;
    font-size: ${fontSize.lead};
    font-weight: 600;
  }
  .side-navigation [data-secondary] {
    margin-block-start: auto;
    padding-block-start: 2rem;
  }
  .side-navigation nav[data-secondary] > ul > li {
    border: 0;
  }
  .side-navigation nav[data-secondary] > ul > li > a {
    padding: 0;
    font-size: ${fontSize.lead};
    font-weight: 600;
    letter-spacing: 0;
  }
  .side-navigation .personal-links {
    flex-direction: column;
    font-size: 1.125rem;
  }
  .side-navigation .popup ul {
    position: static;
    padding: 0 0 0 1rem;
    background: none;
    color: inherit;
  }
  .side-navigation .popup summary {
    position: static;
    justify-content: start;
    inline-size: auto;
    block-size: auto;
  }
  .side-navigation .offline-entry {
    color: inherit;
    opacity: 0.75;
  }
  .side-navigation [role='tooltip'] {
    inset-inline: 0 auto;
  }
  .burger:is([data-cross], [aria-expanded='true']) path {
    transform: translateY(5px) rotate(45deg);
  }
  .burger:is([data-cross], [aria-expanded='true']) path + path {
    transform: translateY(-5px) rotate(-45deg);
  }
  @starting-style {
    .burger[data-cross] path {
      transform: none !important;
    }
  }
  @media (forced-colors: active) {
    .side-navigation {
      border: 2px solid CanvasText;
    }
  }
`);
