import type { BlockProps } from '@spielplan/shared-contracts/remote';
import { Picture } from '@spielplan/shared-ui/components';
import { EditableText, Link } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { useId } from 'react';
import { styled } from 'styled-components';
import { cardHeadline, uprightCard } from '../../components/cardStyles.ts';
import { GRID_SIZES } from '../../domain/page/pictureSizes.ts';
import { useText } from '../../i18n/useText.ts';
import type { HighlightTeaserView } from './highlightTeaserView.ts';

/** Stories and productions side by side; nothing while there are none. */
export function HighlightTeaser({ data }: BlockProps<HighlightTeaserView>) {
  const text = useText();
  const id = useId();
  if (data.highlights.length === 0) return null;
  return (
    <Teaser aria-labelledby={id}>
      <EditableText field="headline" as="h2" id={id}>
        {data.headline || text('highlight.title')}
      </EditableText>
      <ul role="list">
        {data.highlights.map(({ key, href, kicker, headline, text: intro, day, date, picture }) => (
          <li key={key}>
            {picture ? <Picture picture={picture} sizes={GRID_SIZES} isDecorative /> : null}
            {kicker ? <p className="kicker">{kicker}</p> : null}
            <h3>
              <Link to={href}>{headline}</Link>
            </h3>
            {intro ? <p>{intro}</p> : null}
            {date ? (
              <p className="date">
                <time dateTime={day ?? undefined}>{date}</time>
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </Teaser>
  );
}

const Teaser = styled.section`
  > h2 {
    margin: 0 0 ${space(4)};
    font-size: ${fontSize.headline};
    line-height: 1;
    letter-spacing: -0.015em;
    overflow-wrap: anywhere;
  }

  > ul {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: ${space(6)} ${space(4)};
    margin: 0;
    padding: 0;
    list-style: none;
  }

  ${from.medium} {
    > ul {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
  }

  ${from.large} {
    > ul {
      grid-template-columns: repeat(3, minmax(0, 1fr));
    }
  }

  li {
    ${uprightCard}
  }

  picture {
    margin-block-end: ${space(2)};
  }

  img {
    aspect-ratio: 1;
    object-fit: cover;
  }

  h3 {
    ${cardHeadline}
  }

  p {
    margin: 0 0 ${space(1)};
    overflow-wrap: anywhere;
  }

  .kicker {
    margin: 0;
    color: ${color.accent};
    font-weight: 650;
  }

  .date {
    margin-block-start: auto;
    color: ${color.muted};
  }
`;
