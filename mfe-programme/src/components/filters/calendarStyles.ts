import { color, font, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** A leaf of a wall calendar: days with events in heavy type with a bar below, all others thin. */
export const Calendar = styled.div`
  display: grid;
  gap: ${space(1)};
  padding: ${space(2)};

  .months {
    display: grid;
    grid-template-columns: auto 1fr auto;
    align-items: center;
  }

  h2 {
    margin: 0;
    font: 750 1.25rem / 1.2 ${font.display};
    text-align: center;
  }

  .months button {
    inline-size: ${TARGET_SIZE};
    block-size: ${TARGET_SIZE};
    padding: 0;
    border: 0;
    background: none;
    color: ${color.ink};
    cursor: pointer;
  }

  .months button::before {
    content: '';
    display: block;
    box-sizing: border-box;
    inline-size: 0.7em;
    block-size: 0.7em;
    margin-inline: auto;
    border: solid currentColor;
    border-width: 0 0 3px 3px;
    rotate: 45deg;
  }

  .months button:last-child::before {
    rotate: 225deg;
  }

  .months button[aria-disabled='true'] {
    opacity: 0.35;
    cursor: default;
  }

  table {
    inline-size: 100%;
    border-spacing: 0;
    table-layout: fixed;
    font-variant-numeric: tabular-nums;
  }

  th {
    font-weight: 400;
    color: ${color.muted};
  }

  td {
    block-size: ${TARGET_SIZE};
    padding: 0;
    text-align: center;
    color: ${color.muted};
  }

  td[data-day] {
    cursor: pointer;
  }

  td[aria-disabled='true'] {
    cursor: default;
  }

  td[data-kind='past'] {
    text-decoration: line-through;
  }

  td:is([data-kind='events'], [data-kind='possible'], [data-kind='unknown']) {
    color: ${color.ink};
  }

  td[data-kind='events'] {
    font-weight: 800;
  }

  /* The bar has its place below every day, so that no number stands higher than another. */
  td[data-day]::after {
    content: '';
    display: block;
    inline-size: 40%;
    block-size: 3px;
    margin-inline: auto;
  }

  td:is([data-kind='events'], [data-kind='possible'])::after {
    block-size: 0;
    border-block-end: 3px solid ${color.accent};
  }

  td[data-kind='possible']::after {
    border-block-end-style: dotted;
  }

  td[aria-current='date'] {
    outline: 2px solid ${color.line};
    outline-offset: -4px;
  }

  td[aria-disabled='false']:hover,
  td[aria-selected='true'] {
    background: ${color.ink};
    color: ${color.ground};
  }

  td:focus-visible {
    outline: 3px solid ${color.accent};
    outline-offset: -3px;
  }

  > p {
    margin: 0;
  }

  @media (forced-colors: active) {
    td[aria-selected='true'] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`;
