import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { coveredCard } from '../../../components/cardStyles.ts';
import { column } from '../../../components/column.ts';
import type { StoryCard } from '../../../domain/stories/storyCard.ts';
import { LEAD_SIZES } from '../../../domain/page/pictureSizes.ts';

/** The newest story, large, on a field in the colours of its category. */
export function LeadStory({ story, byline }: { story: StoryCard; byline: string | null }) {
  return (
    <Field className={story.theme}>
      <Inner>
        {story.picture ? <Picture picture={story.picture} sizes={LEAD_SIZES} isFirst isDecorative /> : null}
        <div>
          {story.kicker ? <p className="kicker">{story.kicker}</p> : null}
          <h2>
            <Link to={story.href}>{story.headline}</Link>
          </h2>
          <p className="intro">{story.intro}</p>
          <p className="meta">
            <time dateTime={story.day}>{story.date}</time>
            {byline ? <span>{byline}</span> : null}
            {story.readingTime ? <span>{story.readingTime}</span> : null}
          </p>
        </div>
      </Inner>
    </Field>
  );
}

const Field = styled.article`
  background: ${color.ground};
  color: ${color.ink};
  border-block: 2px solid ${color.line};
`;

const Inner = styled.div`
  ${column}
  ${coveredCard}
  display: grid;
  gap: ${space(3)} ${space(6)};
  padding-block: ${space(4)};

  ${from.large} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
    align-items: end;
    padding-block: ${space(7)};
  }

  img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
  }

  h2 {
    margin: ${space(1)} 0 ${space(2)};
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.015em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  p {
    margin: 0;
  }

  .kicker {
    color: ${color.accent};
    font-weight: 650;
  }

  .intro {
    max-inline-size: 50ch;
    font-size: ${fontSize.lead};
    line-height: 1.4;
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    margin-block-start: ${space(3)};
    color: ${color.muted};
  }
`;
