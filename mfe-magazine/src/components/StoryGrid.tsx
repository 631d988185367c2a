import { Picture } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, from, motion, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { cardHeadline, plainList, uprightCard } from './cardStyles.ts';
import type { StoryCard } from '../domain/stories/storyCard.ts';
import { GRID_SIZES } from '../domain/page/pictureSizes.ts';

interface StoryGridProps {
  stories: readonly StoryCard[];
  /** One below the heading it stands under. */
  headingLevel: 2 | 3;
  /** The grid opens the page, so its first picture is the largest paint. */
  isFirst?: boolean;
}

/** Stories side by side: one, two or three columns. */
export function StoryGrid({ stories, headingLevel, isFirst = false }: StoryGridProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <Cards role="list">
      {stories.map((story, index) => (
        <li key={story.id}>
          {story.picture ? (
            <Picture picture={story.picture} sizes={GRID_SIZES} isDecorative isFirst={isFirst && index === 0} />
          ) : null}
          {story.kicker ? <p className="kicker">{story.kicker}</p> : null}
          <Heading>
            <Link to={story.href}>{story.headline}</Link>
          </Heading>
          <p>{story.intro}</p>
          <p className="meta">
            <time dateTime={story.day}>{story.date}</time>
            {story.readingTime ? <span>{story.readingTime}</span> : null}
          </p>
        </li>
      ))}
    </Cards>
  );
}

const Cards = styled.ul`
  display: grid;
  gap: ${space(7)} ${space(4)};
  ${plainList}

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${from.large} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }

  > li {
    ${uprightCard}
  }

  picture {
    margin-block-end: ${space(2)};
    overflow: hidden;
  }

  img {
    aspect-ratio: 3 / 2;
    object-fit: cover;
    transition: scale ${motion.overlay} ${motion.in};
  }

  > li:hover img {
    scale: 1.03;
  }

  h2,
  h3 {
    ${cardHeadline}
  }

  p {
    margin: 0 0 ${space(1)};
    max-inline-size: 60ch;
  }

  .kicker {
    margin: 0;
    color: ${color.accent};
    font-weight: 650;
  }

  .meta {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    margin-block-start: auto;
    color: ${color.muted};
  }

  ${motion.reduced} {
    img {
      transition: none;
    }

    > li:hover img {
      scale: none;
    }
  }
`;
