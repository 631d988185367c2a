import { coveredByLink, underlined } from '@spielplan/shared-ui/components';
import { font, fontSize, from, motion, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/**
 * Things as cards, one, two or three beside each other: a `picture` and a link in a heading
 * (`name`), whose target is the whole card. With `data-single` it is one wide card.
 */
export const CardGrid = styled.ul`
  display: grid;
  gap: ${space(6)} ${space(4)};
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    position: relative;
    display: grid;
    gap: ${space(1.5)};
    min-inline-size: 0;
  }

  > li > div {
    display: grid;
    gap: ${space(0.5)};
    align-content: start;
  }

  p,
  .name {
    margin: 0;
  }

  .name {
    font: 800 ${fontSize.title} / 1.05 ${font.display};
    letter-spacing: -0.02em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  picture {
    display: block;
    overflow: hidden;
  }

  picture img {
    object-fit: cover;
  }

  ${coveredByLink('li')}

  @media (hover: hover) {
    li:hover a {
      ${underlined}
    }
  }

  @media (prefers-reduced-motion: no-preference) {
    picture img {
      transition: scale ${motion.quick} ${motion.in};
    }

    li:hover picture img {
      scale: 1.04;
    }
  }

  ${from.medium} {
    &:not([data-single]) {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }

    &[data-single] > li {
      grid-template: auto / 5fr 7fr;
      column-gap: ${space(4)};
    }
  }

  ${from.xlarge} {
    &:not([data-single]) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  @media print {
    &&:not([data-single]) {
      grid-template-columns: repeat(3, minmax(0, 1fr));
      gap: 4mm;
    }

    picture {
      display: none;
    }

    > li {
      break-inside: avoid;
    }
  }
`;
