import { RichText } from '@spielplan/shared-ui/components';
import { ScreenBlocks } from '@spielplan/shared-ui/host';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { css, styled } from 'styled-components';

/**
 * The text of a story: what is one text, then its content blocks;
 * opened by a letter three lines tall where the browser can set one.
 */
export function StoryBody({ html }: { html: string }) {
  return (
    <div>
      {html ? <Body html={html} /> : null}
      <Blocks data-opens={html ? undefined : ''}>
        <ScreenBlocks />
      </Blocks>
    </div>
  );
}

const openingLetter = css`
  @supports (initial-letter: 3) or (-webkit-initial-letter: 3) {
    -webkit-initial-letter: 3;
    initial-letter: 3;
    margin-inline-end: ${space(1)};
    color: ${color.accent};
    font-weight: 800;
  }
`;

const Body = styled(RichText)`
  max-inline-size: 62ch;
  font-size: clamp(1.125rem, 1.05rem + 0.3vw, 1.3125rem);

  h2 {
    margin-block: 2.2em 0.6em;
    font-size: ${fontSize.title};
  }

  > p:first-child::first-letter {
    ${openingLetter}
  }
`;

const Blocks = styled.div`
  &[data-opens] > [data-column] > div:first-child > div:first-child > p:first-child::first-letter {
    ${openingLetter}
  }
`;
