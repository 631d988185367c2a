import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { ArticleGrid } from '../../components/ArticleGrid.tsx';
import { EventLines } from '../../components/EventLines.tsx';
import { column } from '../../components/column.ts';
import { useText } from '../../i18n/useText.ts';
import type { ArticleView } from './articleView.ts';
import { ArticleBody } from './components/ArticleBody.tsx';
import { ArticleFacts } from './components/ArticleFacts.tsx';
import { ArticleHeader } from './components/ArticleHeader.tsx';
import { Neighbours } from './components/Neighbours.tsx';

/** An article of the magazine. */
export function ArticleScreen({ data }: ScreenProps<ArticleView>) {
  const text = useText();
  return (
    <>
      <article>
        <ArticleHeader article={data} />
        <Columns>
          <ArticleFacts article={data} />
          <ArticleBody html={data.body} />
        </Columns>
      </article>
      {data.events.length > 0 ? (
        <Section aria-labelledby="article-events">
          <h2 id="article-events">{text('article.events')}</h2>
          <EventLines events={data.events} />
        </Section>
      ) : null}
      <Neighbours older={data.older} newer={data.newer} />
      {data.related.length > 0 ? (
        <Section aria-labelledby="article-related">
          <h2 id="article-related">{text('article.related')}</h2>
          <ArticleGrid articles={data.related} headingLevel={3} />
        </Section>
      ) : null}
    </>
  );
}

const Columns = styled.div`
  ${column}
  display: grid;
  gap: ${space(4)} ${space(6)};
  padding-block: ${space(5)} ${space(10)};

  ${from.large} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 8fr) minmax(0, 1fr);
  }
`;

const Section = styled.section`
  ${column}
  padding-block: ${space(5)} ${space(10)};

  > h2 {
    margin: 0 0 ${space(4)};
    font-size: ${fontSize.headline};
    line-height: 1;
    color: ${color.ink};
  }
`;
