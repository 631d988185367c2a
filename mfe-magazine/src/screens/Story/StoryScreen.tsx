import type { ScreenProps } from '@spielplan/shared-contracts/remote';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { StoryGrid } from '../../components/StoryGrid.tsx';
import { EventLines } from '../../components/EventLines.tsx';
import { column } from '../../components/column.ts';
import { useText } from '../../i18n/useText.ts';
import type { StoryView } from './storyView.ts';
import { StoryBody } from './components/StoryBody.tsx';
import { StoryFacts } from './components/StoryFacts.tsx';
import { StoryHeader } from './components/StoryHeader.tsx';
import { Neighbours } from './components/Neighbours.tsx';

/** A story of the magazine. */
export function StoryScreen({ data }: ScreenProps<StoryView>) {
  const text = useText();
  return (
    <>
      <article>
        <StoryHeader story={data} />
        <Columns>
          <StoryFacts story={data} />
          <StoryBody html={data.body} />
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
          <StoryGrid stories={data.related} headingLevel={3} />
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
