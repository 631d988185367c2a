import { space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** A page of the programme about one thing: as wide as the site allows, with the page's margins. */
export const Entry = styled.article`
  max-inline-size: var(--wide, 100rem);
  margin-inline: auto;
  padding-inline: var(--gutter, ${space(2)});
  padding-block-end: ${space(6)};

  @media print {
    padding-block-end: 0;

    /* A flyer is one page of paper: what is only read comes last, in whole lines, as far as there is room. */
    &:has(.qr) {
      zoom: 0.8;
      display: flex;
      flex-direction: column;
      max-block-size: 308mm;
      overflow: hidden;
    }

    &:has(.qr) [data-read] {
      order: 1;
    }

    &:has(.qr) [data-read] section > div {
      max-block-size: 60mm;
      overflow: hidden;
      columns: 1;
      column-fill: auto;
    }

    /* What is folded or downloaded is nothing to print. */
    [data-read] div:has(> details, > ul > li > [download]) {
      display: none;
    }
  }
`;
