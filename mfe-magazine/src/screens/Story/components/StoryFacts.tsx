import { ShareButton } from '@spielplan/shared-ui/components';
import { Link } from '@spielplan/shared-ui/host';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { StoryView } from '../storyView.ts';

/** What stands in the margin of a story: when, by whom, how long, about what. */
export function StoryFacts({ story }: { story: StoryView }) {
  const text = useText();
  return (
    <Margin aria-label={text('article.about')}>
      <p>
        <time dateTime={story.day}>{story.date}</time>
      </p>
      {story.author ? <p>{text('article.by', { author: story.author })}</p> : null}
      {story.readingTime ? <p>{story.readingTime}</p> : null}
      <Links label={text('article.categories')} links={story.categories} />
      <Links label={text('article.tags')} links={story.tags} sign="#" />
      <p>
        <ShareButton
          title={story.headline}
          path={story.path}
          copied={text('article.share.copied')}
          field={text('article.share.field')}
        >
          {text('article.share')}
        </ShareButton>
      </p>
    </Margin>
  );
}

interface LinksProps {
  label: string;
  links: readonly { name: string; href: string }[];
  sign?: string;
}

function Links({ label, links, sign = '' }: LinksProps) {
  if (links.length === 0) return null;
  return (
    <ul role="list" aria-label={label}>
      {links.map(({ name, href }) => (
        <li key={href}>
          <Link to={href}>{sign + name}</Link>
        </li>
      ))}
    </ul>
  );
}

const Margin = styled.aside`
  display: flex;
  flex-wrap: wrap;
  place-content: start;
  align-items: center;
  gap: ${space(0.5)} ${space(3)};
  padding-block-start: ${space(2)};
  border-block-start: 2px solid ${color.line};
  color: ${color.muted};

  ${from.large} {
    display: block;
  }

  p,
  ul {
    margin: 0;
  }

  time {
    color: ${color.ink};
    font-weight: 650;
  }

  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${space(2)};
    padding: 0;
    list-style: none;
  }

  li a {
    display: flex;
    align-items: center;
    min-block-size: ${TARGET_SIZE};
    color: inherit;
    text-underline-offset: 0.25em;
  }

  ${from.large} {
    > p:last-child {
      margin-block-start: ${space(2)};
    }

    ul {
      margin-block-start: ${space(3)};
    }
  }
`;
