import { color, font, fontSize, space, withoutScript } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** The page of saved events: what is said and done above, the events below. */
export const Page = styled.div`
  display: grid;
  gap: ${space(4)};
  max-inline-size: var(--wide, 100rem);
  margin-inline: auto;
  padding-inline: var(--gutter, ${space(2)});
  padding-block-end: ${space(10)};

  > * {
    min-inline-size: 0;
  }

  > p {
    max-inline-size: 60ch;
    margin: 0;
    font-size: ${fontSize.lead};
    line-height: 1.4;
  }

  .actions {
    display: flex;
    flex-wrap: wrap;
    gap: ${space(2)};
  }

  .none {
    display: grid;
    gap: ${space(3)};
    justify-items: start;
    padding-block: ${space(4)};
    border-block-start: 6px solid ${color.line};
  }

  .none > p {
    max-inline-size: 50ch;
    margin: 0;
  }

  .none > .title {
    max-inline-size: 18ch;
    font: 800 ${fontSize.headline} / 1 ${font.display};
    letter-spacing: -0.03em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  .suggestions ul {
    display: grid;
    gap: ${space(2)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  .suggestions li {
    display: grid;
  }

  .suggestions a {
    font: 700 ${fontSize.lead} / 1.2 ${font.display};
    padding-block: ${space(1)};
  }

  .waiting {
    display: grid;
    gap: ${space(3)};
  }

  ${withoutScript} {
    .waiting {
      display: none;
    }
  }

  @media print {
    display: block;
    padding-block-end: 0;

    .actions,
    .undo,
    > p {
      display: none !important;
    }
  }
`;
