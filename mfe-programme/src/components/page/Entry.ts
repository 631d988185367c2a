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

    /* A flyer is one page of paper. */
    &:has(.qr) {
      zoom: 0.8;
    }
  }
`;
