import { coveredByLink, underlined } from '@spielplan/shared-ui/components';
import { color, font, fontSize, motion, space } from '@spielplan/shared-ui/tokens';
import { css, keyframes } from 'styled-components';
import { accessNotes } from '../page/accessNotes.ts';
import { listPoster } from '../posterTransition.ts';

/** The title of an item, whose level is one below its day's. */
export const itemTitle = ':is(h3, h4)';

const rise = keyframes`
  from {
    translate: 0 ${space(5)};
  }
`;

/** What events and teasers look like in every style of list. */
export const eventItemStyles = css`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
  }

  p,
  ${itemTitle} {
    margin: 0;
  }

  ${itemTitle} {
    font-family: ${font.display};
    /* Small enough on a phone for a word of twenty letters beside a picture. */
    font-size: clamp(1.1875rem, 0.85rem + 1.6vw, 2.25rem);
    font-weight: 700;
    line-height: 1.05;
    letter-spacing: -0.02em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  ${coveredByLink('li')}
  ${listPoster}

  a::after {
    z-index: 1;
  }

  /* A finger leaves its hover behind: what opens below it would be underlined. */
  @media (hover: hover) {
    li:hover a {
      ${underlined}
    }
  }

  .picture {
    display: block;
    overflow: hidden;
  }

  .picture img {
    block-size: 100%;
    object-fit: cover;
  }

  .time {
    font-family: ${font.display};
    font-size: ${fontSize.title};
    font-weight: 800;
    font-variant-numeric: tabular-nums;
    line-height: 1;
    letter-spacing: -0.03em;
    white-space: nowrap;
  }

  .time small {
    font-size: 1rem;
    font-weight: 400;
    letter-spacing: 0;
  }

  .preline {
    font-weight: 650;
    color: ${color.accent};
  }

  .subline {
    line-height: 1.35;
  }

  .place,
  .series,
  small {
    color: ${color.muted};
  }

  ${accessNotes}

  .action {
    align-self: start;
    font-weight: 650;
  }

  .action small {
    display: block;
    font: inherit;
    font-weight: 400;
  }

  [data-state='cancelled'] ${itemTitle} {
    text-decoration: line-through;
    text-decoration-thickness: 0.08em;
  }

  .teaser {
    background: ${color.accent};
    color: ${color.onAccent};
  }

  .teaser .preline {
    color: inherit;
  }

  .teaser a {
    text-decoration-color: currentColor;
  }

  /* From half visible on (product.md section 9); a shift, so nothing is ever hidden (R16). The first
     one stays at its day's rule. From the first scroll on (EventDay): timelines cost first layouts. */
  @media (prefers-reduced-motion: no-preference) {
    /* At once in browsers without such timelines. What the keyboard brings to the lower edge stands
       still, because it would lie under what stays there. */
    :root[data-motion] & > li + li:not(:where(:focus-within)) {
      animation: ${rise} linear both;
      animation-timeline: view(50px);
      animation-range: entry 50%;
    }

    .picture img {
      transition: scale ${motion.quick} ${motion.in};
    }

    li:hover .picture img {
      scale: 1.04;
    }
  }

  @media print {
    .picture,
    .teaser,
    .action span {
      display: none;
    }

    /* Ten of them on a page of paper. */
    && > li {
      grid-template: 'time body action' auto / 16mm 1fr auto;
      gap: 3mm;
      min-block-size: 0;
      padding-block: 1mm;
      font-size: 9pt;
      line-height: 1.25;
      break-inside: avoid;
    }

    && ${itemTitle} {
      font-size: 12pt;
    }

    && .time {
      font-size: 14pt;
    }

    && small {
      font-size: 8pt;
    }

    && ${itemTitle} ~ p {
      display: inline;
    }

    && .access span::before {
      content: none;
    }

    .access span:not(:last-child)::after {
      content: ',';
    }

    p + p::before {
      content: ' · ';
    }
  }
`;
