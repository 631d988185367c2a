import { Breadcrumb, Picture } from '@spielplan/shared-ui/components';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { column } from '../../../components/column.ts';
import { STORY_SIZES } from '../../../domain/page/pictureSizes.ts';
import { useText } from '../../../i18n/useText.ts';
import type { StoryView } from '../storyView.ts';

/** The head of a story on a field in the colours of its category. */
export function StoryHeader({ story }: { story: StoryView }) {
  const text = useText();
  const { picture } = story;
  return (
    <Field className={story.theme}>
      <Inner>
        <Breadcrumb label={text('breadcrumb.label')} home={text('breadcrumb.home')} />
        {story.kicker ? <p className="kicker">{story.kicker}</p> : null}
        <h1>{story.headline}</h1>
        <p className="intro">{story.intro}</p>
        {picture ? (
          <figure>
            <Picture picture={picture} sizes={STORY_SIZES} isFirst />
            {picture.credit ? <figcaption>{text('article.credit', { credit: picture.credit })}</figcaption> : null}
          </figure>
        ) : null}
      </Inner>
    </Field>
  );
}

const Field = styled.header`
  background: ${color.ground};
  color: ${color.ink};
`;

const Inner = styled.div`
  ${column}
  padding-block: ${space(2)} ${space(4)};

  h1 {
    max-inline-size: 18ch;
    margin: ${space(1)} 0 ${space(3)};
    font-size: ${fontSize.display};
    line-height: 0.98;
    letter-spacing: -0.025em;
    text-wrap: balance;
    overflow-wrap: anywhere;
  }

  .kicker {
    margin: ${space(3)} 0 0;
    color: ${color.accent};
    font-size: ${fontSize.lead};
    font-weight: 650;
  }

  .intro {
    max-inline-size: 48ch;
    margin: 0 0 ${space(4)};
    font-size: ${fontSize.title};
    line-height: 1.3;
  }

  figure {
    margin: 0;
  }

  img {
    max-block-size: 78vh;
    aspect-ratio: 16 / 9;
    object-fit: cover;
  }

  figcaption {
    margin-block-start: ${space(1)};
    color: ${color.muted};
  }

  ${from.large} {
    .intro {
      /* In line with the text below: three of twelve parts and the gap beside them. */
      margin-inline-start: calc(25% + ${space(3)});
    }
  }
`;
