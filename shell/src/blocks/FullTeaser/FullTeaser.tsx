import { ButtonLink, Picture, RichText } from '@spielplan/shared-ui/components';
import { EditableText } from '@spielplan/shared-ui/host';
import { color, fontSize, from, space } from '@spielplan/shared-ui/tokens';
import type { CSSProperties } from 'react';
import { styled } from 'styled-components';
import { headlineIn, pageWidth, rhythm } from '../blockStyles.ts';
import { usePictureSizes } from '../pictureSizes.ts';
import type { FullTeaserView } from './presentFullTeaser.ts';

/**
 * A spread of the programme: the headline as large as the page bears it, picture and words below.
 */
export function FullTeaser({
  data: { headline, preline, subline, html, link, picture, theme, longest },
}: {
  data: FullTeaserView;
}) {
  const sizes = usePictureSizes(7 / 12);
  return (
    <Article className={theme} data-field={theme ? '' : undefined}>
      <hgroup>
        <EditableText field="preline" as="p">
          {preline}
        </EditableText>
        <h2 style={longest ? ({ '--longest': longest } as CSSProperties) : undefined}>
          <EditableText field="headline">{headline}</EditableText>
        </h2>
      </hgroup>
      {picture ? <Picture picture={picture} sizes={sizes} isDecorative={!picture.alt} /> : null}
      <div>
        <EditableText field="subline" as="strong">
          {subline}
        </EditableText>
        <EditableText field="text" kind="rich">
          <RichText html={html} />
        </EditableText>
        {link ? (
          <ButtonLink href={link.href}>
            <EditableText field="link_text">{link.label || headline}</EditableText>
          </ButtonLink>
        ) : null}
      </div>
    </Article>
  );
}

const Article = styled.article`
  ${pageWidth}
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${rhythm.close} clamp(1.5rem, 4vw, 4rem);

  &[data-field] {
    padding-block: ${rhythm.wide};
  }

  [data-column] &[data-field] {
    padding-inline: ${space(3)};
  }

  > hgroup {
    border-block-start: 3px solid ${color.line};
    padding-block-start: ${space(2)};
  }

  p {
    margin-block: 0;
  }

  > hgroup > p {
    color: ${color.accent};
    font-weight: 700;
  }

  h2 {
    margin: 0;
    ${headlineIn('clamp(2.75rem, 1rem + 7vw, 8rem)', 'min(13cqi, 160cqi / var(--longest, 1))')}
    line-height: 0.9;
    letter-spacing: -0.045em;
    overflow-wrap: break-word;
  }

  img {
    aspect-ratio: 16 / 10;
    object-fit: cover;
  }

  > div {
    display: flex;
    flex-direction: column;
    align-items: flex-start;
    gap: ${space(3)};
    font-size: ${fontSize.lead};
  }

  strong {
    font-weight: 800;
    font-size: ${fontSize.title};
    line-height: 1.15;
    letter-spacing: -0.02em;
    hyphens: manual;
  }

  ${from.medium} {
    &:not([data-column] *):has(> picture) {
      grid-template-columns: 7fr 5fr;
    }

    > hgroup {
      grid-column: 1 / -1;
    }

    > div {
      justify-content: space-between;
    }
  }
`;
