import { ButtonLink, Picture, RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import { styled } from 'styled-components';
import { HERO_SIZES, type HeroMediaView } from './HeroMediaView.ts';
import { SilentFilm } from './SilentFilm.tsx';

/**
 * The large opening of a page, as a poster: the sentence
 * in letters as large as it bears, the picture beside it.
 */
export function HeroMedia({ data: { headline, isTitle, html, button, picture, video } }: { data: HeroMediaView }) {
  const Heading = isTitle ? 'h1' : 'h2';
  return (
    <Poster data-pictureless={picture ? undefined : ''}>
      <Heading>
        <EditableText field="headline">{headline}</EditableText>
      </Heading>
      {picture ? (
        <Media>
          <Picture picture={picture} sizes={HERO_SIZES} isFirst={isTitle} />
          {video ? <SilentFilm src={video.src} type={video.type} /> : null}
        </Media>
      ) : null}
      <Words>
        <EditableText field="text" kind="rich">
          <RichText html={html} />
        </EditableText>
        {button ? (
          <ButtonLink href={button.href}>
            <EditableText field="button_text">{button.label}</EditableText>
          </ButtonLink>
        ) : null}
      </Words>
    </Poster>
  );
}

const Poster = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow: hidden;
  border-block-end: 3px solid ${color.line};

  > h1,
  > h2 {
    margin: 0;
    padding: ${space(4)} var(--edge) ${space(3)};
    /* A word such as “stromabwärts” fits a phone of 320 px in one line. */
    font-size: clamp(2.75rem, 0.5rem + 10.4vw, 12rem);
    line-height: 0.86;
    letter-spacing: -0.05em;
    text-wrap: balance;
    overflow-wrap: break-word;
  }

  ${from.large} {
    grid-template: auto 1fr / 5fr 7fr;

    > h1,
    > h2 {
      grid-column: 1 / -1;
      padding-block: clamp(2rem, 4vw, 4rem);
    }

    &[data-pictureless] {
      grid-template-columns: 1fr;
    }
  }
`;

const Media = styled.div`
  position: relative;
  order: 1;

  img,
  video {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }

  video {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
  }

  button {
    position: absolute;
    inset-block-end: ${space(2)};
    inset-inline-end: var(--gutter);
  }

  ${from.large} {
    img {
      block-size: 100%;
      max-block-size: 78vh;
    }
  }
`;

const Words = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  align-items: flex-start;
  gap: ${space(4)};
  padding: ${space(4)} var(--gutter);
  background: ${color.field};
  color: ${color.onField};
  font-weight: 600;
  font-size: ${fontSize.title};
  line-height: 1.2;

  > div {
    max-inline-size: 100%;
    line-height: inherit;
    hyphens: manual;
  }

  a {
    border-color: currentColor;
    background: transparent;
    color: inherit;
    font-size: ${fontSize.lead};
  }

  a:hover {
    border-color: ${color.onField};
    background: ${color.onField};
    color: ${color.field};
  }

  :focus-visible {
    outline-color: currentColor;
  }

  ${from.large} {
    padding-inline-start: max(var(--gutter), (100vw - var(--wide)) / 2 + var(--gutter));
  }
`;
