import { Link } from '@spielplan/shared-ui/host';
import { color, from, space, TARGET_SIZE } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { useText } from '../../../i18n/useText.ts';
import type { ArticleView } from '../articleView.ts';
import { ShareButton } from './ShareButton.tsx';

/** What stands in the margin of an article: when, by whom, how long, about what. */
export function ArticleFacts({ article }: { article: ArticleView }) {
  const text = useText();
  return (
    <Margin aria-label={text('article.about')}>
      <p>
        <time dateTime={article.day}>{article.date}</time>
      </p>
      {article.author ? <p>{text('article.by', { author: article.author })}</p> : null}
      <p>{article.readingTime}</p>
      {article.tags.length > 0 ? (
        <ul role="list" aria-label={text('article.tags')}>
          {article.tags.map(({ name, href }) => (
            <li key={href}>
              <Link to={href}>#{name}</Link>
            </li>
          ))}
        </ul>
      ) : null}
      <ShareButton title={article.headline} path={article.path} />
    </Margin>
  );
}

const Margin = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
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
    ul {
      margin-block-start: ${space(3)};
    }
  }
`;
