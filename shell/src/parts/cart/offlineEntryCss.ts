import { css } from 'styled-components';
import { sheetOf } from '../sheetOf.ts';

/** An entry of the webshop while it is offline, and the message at it. */
export const OFFLINE_ENTRY_CSS = sheetOf(css`
  .offline-entry {
    position: relative;
    color: var(--muted);
    cursor: not-allowed;
  }
  .offline-entry [role='tooltip'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline-end: 0;
    z-index: 3;
    padding: 0.5rem 0.75rem;
    background-color: var(--ink);
    color: var(--ground);
    white-space: nowrap;
    visibility: hidden;
  }
  .offline-entry:is(:hover, :focus-visible) [role='tooltip'] {
    visibility: visible;
  }
  @media (forced-colors: active) {
    [role='tooltip'] {
      border: 2px solid CanvasText;
    }
  }
`);
