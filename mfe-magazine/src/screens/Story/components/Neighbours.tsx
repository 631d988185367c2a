import { Link } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { column } from '../../../components/column.ts';
import { useText } from '../../../i18n/useText.ts';
import type { StoryView } from '../storyView.ts';

/** The way to the stories published before and after this one. */
export function Neighbours({ older, newer }: Pick<StoryView, 'older' | 'newer'>) {
  const text = useText();
  if (!older && !newer) return null;
  return (
    <Ways aria-label={text('article.neighbours')}>
      {older ? (
        <Link to={older.href} rel="prev">
          <span>{text('article.older')}</span>
          {older.headline}
        </Link>
      ) : null}
      {newer ? (
        <Link to={newer.href} rel="next">
          <span>{text('article.newer')}</span>
          {newer.headline}
        </Link>
      ) : null}
    </Ways>
  );
}

const Ways = styled.nav`
  ${column}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(2)} ${space(6)};
  padding-block-end: ${space(5)};

  ${from.medium} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  a {
    display: block;
    padding-block: ${space(2)};
    border-block-start: 2px solid ${color.line};
    color: inherit;
    font-size: ${fontSize.lead};
    font-weight: 650;
    line-height: 1.2;
    text-decoration: none;
    overflow-wrap: anywhere;
  }

  a:hover,
  a:focus-visible {
    text-decoration: underline;
    text-decoration-color: ${color.accent};
    text-decoration-thickness: 3px;
    text-underline-offset: 0.15em;
  }

  ${from.medium} {
    a[rel='next'] {
      grid-column: 2;
      text-align: end;
    }
  }

  span {
    display: block;
    margin-block-end: ${space(0.5)};
    color: ${color.accent};
    font-size: ${fontSize.text};
  }
`;
