import { RichText } from '@spielplan/shared-ui/components';
import { color, fontSize, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';

/** The running text of an article, opened by a letter three lines tall where the browser can set one. */
export function ArticleBody({ html }: { html: string }) {
  return <Body html={html} />;
}

const Body = styled(RichText)`
  max-inline-size: 62ch;
  font-size: clamp(1.125rem, 1.05rem + 0.3vw, 1.3125rem);

  h2 {
    margin-block: 2.2em 0.6em;
    font-size: ${fontSize.title};
  }

  > p:first-child::first-letter {
    -webkit-initial-letter: 3;
    initial-letter: 3;
    margin-inline-end: ${space(1)};
    color: ${color.accent};
    font-weight: 800;
  }
`;
